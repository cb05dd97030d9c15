import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { chunkOf } from "./chunks.ts";

const server = process.env["IACTA_SERVER"] ?? "http://127.0.0.1:8000";
const SMALLEST = 1000; // bytes; the server compresses nothing smaller either

/** Leaves a compressed file beside each script and style, for the server to send. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
        const file = join(dir!, name);
        const content = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        if (content.length >= SMALLEST) writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: "../iacta/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false }, // these browsers know it
    target: ["chrome123", "firefox121", "safari17.5"], // the first that know light-dark() of the palette
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunkOf, includeDependenciesRecursively: false }] } },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
