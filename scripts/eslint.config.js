import eslint from "@eslint/js";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";
import { downward, NODE_GLOBALS } from "./layers.js";

export default defineConfig(
  { ignores: ["coverage/", "dist/", "generated/", "test/repositories/*/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        // Only the playground's page has a DOM.
        project: ["./tsconfig.json", "./scripts/playground/tsconfig.json"],
        tsconfigRootDir: `${import.meta.dirname}/..`,
      },
    },
    rules: {
      eqeqeq: "error",
      // TypeScript checks for undefined names, in JavaScript, too.
      "no-undef": "off",
      // The package works with control characters and code points.
      "no-control-regex": "off",
      "@typescript-eslint/no-misused-spread": "off",
      // This rule asks for "!", which another rule forbids. A type assertion is clearer.
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      // A type-only import must leave no import at run time.
      "@typescript-eslint/no-import-type-side-effects": "error",
    },
  },
  {
    files: ["src/**"],
    plugins: { layers: { rules: { downward } } },
    rules: { "layers/downward": "error" },
  },
  {
    files: ["src/**"],
    ignores: ["src/cli/**"],
    rules: { "no-restricted-globals": ["error", { globals: NODE_GLOBALS, checkGlobalObject: true }] },
  },
  {
    // What runs for each URI. On Node 20, a property that is added after a spread at the beginning of a literal costs half a
    // microsecond. Write the properties out, or put the spread last. These two files run once for a grammar, or per diagnostic.
    files: ["src/{core,operations,tree,values}/**", "src/standards/rfc3986/**", "src/{index,iri,parameters}.ts"],
    ignores: ["src/core/severity.ts", "src/core/wide.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          // Errors, which `new` makes, are rare.
          selector: ":function :not(NewExpression) > ObjectExpression > SpreadElement:first-child ~ Property",
          message: "Write the properties out: after a spread they are slow.",
        },
      ],
    },
  },
  {
    // The tests check that the functions of a standard work without it as `this`.
    files: ["test/**"],
    rules: {
      "@typescript-eslint/unbound-method": "off",
      // A test that lacks something outside is skipped in one way. git and sh are there wherever npm is used for a clone.
      "no-restricted-syntax": [
        "error",
        ...[
          "MemberExpression[property.name='skip']",
          "Literal[value=/^.usr.(?:local.)?(?:s?bin|lib|share)./]",
          "CallExpression[callee.name=/^(?:spawn|exec)/][arguments.0.value=/^(?!(?:git|sh)$)/]",
        ].map((selector) => ({ selector, message: "Use test/support/outside.ts for what may be missing." })),
        {
          selector: "MemberExpression[object.callee.name='URL'][property.name='pathname']",
          message: "A path can have a space or a percent sign: use fileURLToPath.",
        },
      ],
    },
  },
  {
    files: ["test/support/outside.ts", "test/support/selected.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    files: ["**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    // Their dependencies are separate and may not be installed, so there are no types to check.
    files: ["scripts/bench/**", "scripts/field/drivers/**"],
    extends: [tseslint.configs.disableTypeChecked],
  },
);
