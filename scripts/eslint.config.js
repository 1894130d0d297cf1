import eslint from "@eslint/js";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";
import { downward, NODE_GLOBALS } from "./layers.js";

export default defineConfig(
  { ignores: ["coverage/", "dist/", "generated/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        // The page of the playground is the only thing that has a document.
        project: ["./tsconfig.json", "./scripts/playground/tsconfig.json"],
        tsconfigRootDir: `${import.meta.dirname}/..`,
      },
    },
    rules: {
      eqeqeq: "error",
      // TypeScript knows what is defined, in the JavaScript too.
      "no-undef": "off",
      // Control characters and code points are this package's business.
      "no-control-regex": "off",
      "@typescript-eslint/no-misused-spread": "off",
      // It asks for "!", which another rule forbids: an assertion with a type says what is meant.
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      // An import of types alone leaves nothing to load at run time.
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
    // That a standard's functions can be taken off it is one of the things to test.
    files: ["test/**"],
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
  {
    // Its dependencies are its own and may not be installed: no types to check.
    files: ["scripts/bench/**"],
    extends: [tseslint.configs.disableTypeChecked],
  },
);
