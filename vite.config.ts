import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The API that the development server passes calls on to. */
const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? 4000}`

export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The size check reads which files the first page needs.
    manifest: true,
    sourcemap: false,
    // The strict CSP refuses inline scripts and data: fonts alike.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: { '/api': apiOrigin, '/graphql': apiOrigin, '/public-objects': apiOrigin },
  },
})
