export type AdviceCode = "password";
