import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from './build/chunks.mjs'
import { coast } from './build/coast.mjs'
import { phoneFormats } from './build/phone-formats.mjs'

/** The server behind the pages in development. */
const server = process.env.FAIRWAY_API_URL ?? 'http://127.0.0.1:8080'

/** The values that the build and the server put into the HTML. In development nothing is prerendered. */
const values: Record<string, string> = {
  LANG: 'zh-CN',
  THEME: 'system',
  SESSION: 'none',
  TITLE: 'Fairway',
  DESCRIPTION: 'Fairway',
  PAGE: '',
  BOOT: JSON.stringify({
    carrier: { name: 'Fairway Lines', scac: 'FWYL', accent: null, icp: [] },
    build: '',
    demo: true,
    site: 'CN',
    passwordMinimum: 6,
  }),
}
const fillIn: Plugin = {
  name: 'fill-in',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/%([A-Z]+)%/g, (token, name) => values[name] ?? token),
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), fillIn, coast(), phoneFormats()],
  resolve: {
    // React has this hook since version 18, so the shim for older versions is not needed.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  css: { modules: { generateScopedName: '[local]-[hash:base64:4]' } },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/auth': server, '/health': server, '/docs': server } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: chunks } },
    },
  },
})
