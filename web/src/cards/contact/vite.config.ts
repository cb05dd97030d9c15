import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The page of the contact sheets, apart from the page of the tables. */
export default defineConfig({
  root: new URL(".", import.meta.url).pathname,
  base: "./",
  plugins: [svelte()],
  build: { outDir: "../../../../build/contact-page", emptyOutDir: true },
});
