import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["IACTA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../iacta/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's Content-Security-Policy allows no data: addresses
    target: ["chrome123", "firefox121", "safari17.5"], // the first that know light-dark() of the palette
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
