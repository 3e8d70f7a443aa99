import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "src/lib/protocol.ts"] }, // built, generated
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "prefer-const": "off", // for Svelte's rule below, which knows `$props()` and `$bindable()`
      "svelte/prefer-const": "error",
      "svelte/prefer-svelte-reactivity": "off", // a plain Map is meant where nothing depends on its contents
      "svelte/no-navigation-without-resolve": "off", // for SvelteKit; our router follows plain links
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  { files: ["**/*.ts", "**/*.svelte"], rules: { "no-undef": "off" } }, // TypeScript checks it
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
);
