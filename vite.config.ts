import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { asciiChunks } from './scripts/assets/ascii-chunks.ts'
import { compressAssets } from './scripts/assets/compress-assets.ts'
import { inlineScripts } from './scripts/assets/inline-scripts.ts'

/** The API that the development server passes calls on to. */
const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? 4000}`

/** Matches a file of one of these packages. */
const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

/** A file of the router's production build. */
const productionRouter = (file: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}.mjs`, import.meta.url))

/** What most pages of the shop share. */
const shopFiles =
  /[\\/]web[\\/]src[\\/](app|graphql[\\/](?!admin-session|use-admin-data|use-identity-first|use-load-more|generated[\\/][a-z]+[\\/])|lib[\\/](?!phrase|form[\\/]zod|use-key-shortcuts|list[\\/]use-selection|session[\\/](?:recent|compared-products|pending-choice|return-path))|ui[\\/](display|eco|feedback[\\/](?!confirm|toast-region)|layout[\\/](?!drawer|document|prose|overlay))|features[\\/](cart|catalogue|content[\\/](?!article-text)|consent|settings[\\/]use-)|pages[\\/]shop[\\/]use-quick-add)|[\\/]lucide-react[\\/]/

/** Of these, what the frame of every page needs. */
const frameFiles =
  /[\\/]web[\\/]src[\\/](features[\\/]cart[\\/]use-cart|lib[\\/](first-page|list[\\/]list-url))\.|[\\/]catalogue[\\/]catalogue\.rules\.|[\\/]icons[\\/]shopping-bag\./

/** Of these, what the home, lists and articles go without: a product, the cart and forms need it. */
const sheetFiles =
  /[\\/]web[\\/]src[\\/](features[\\/](cart[\\/](add-to-cart|quantity-field)|settings[\\/]use-settings)|lib[\\/](use-is-on-screen|form[\\/]form-fields)|ui[\\/](feedback[\\/]not-found|layout[\\/]description-list))\./

/** Of these, what lists alone need, of the shop and of the administration. */
const listFiles =
  /[\\/]web[\\/]src[\\/](features[\\/]catalogue[\\/]list[\\/]product-list-url|lib[\\/](form[\\/]use-debounced-draft|list[\\/](page-window|use-last-page))|ui[\\/]layout[\\/]pagination)\./

/** Of these, what tells of articles; on the home it stands below the first screen. */
const readingFiles =
  /[\\/]web[\\/]src[\\/](features[\\/]content[\\/]post-meta|lib[\\/](use-media-query|use-color-mode)|ui[\\/]display[\\/]date-text)\./

/**
 * The script files of a first visit: few, for each costs a request, and none changes with the others. What dialogs,
 * forms and the administration alone use stays in files of its own.
 */
const groups = [
  // The first script and what it shares with the others: nothing else may come with it.
  {
    name: 'start',
    test: /[\\/](start|browser-storage|consent-choice|track|paths|preload-helper)\.[jt]s$|[\\/]collect[\\/]|word-address\.rules|event-limits\.rules/,
    priority: 60,
  },
  { name: 'react', test: packages('react', 'react-dom', 'scheduler'), priority: 50 },
  { name: 'router', test: packages('react-router', 'react-router-dom', 'cookie'), priority: 50 },
  {
    name: 'apollo',
    test: packages(
      '@apollo/client',
      'graphql',
      '@graphql-typed-document-node',
      'rxjs',
      'optimism',
      '@wry',
      'tslib',
    ),
    priority: 50,
  },
  {
    name: 'styles',
    // With what draws icons: else the first group of icons would take it along.
    test: /@emotion[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](styled-system|preset-base|theme(?![\\/]recipes[\\/](?:tabs|dialog|drawer|toast))|components[\\/](badge|box|button|center|container|flex|grid|heading|skeleton|link|simple-grid|spinner|stack|text|visually-hidden)[\\/])/,
    priority: 45,
  },
  // Numbers as they are typed: in the address of a list, as a quantity, and in the fields of forms, which must not come along.
  { name: 'numbers', test: /[\\/](french-number|number-input)\./, priority: 43 },
  // What a form asks by: no list and no article has one before it is asked for.
  {
    name: 'fields',
    test: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]components[\\/](field|input|textarea)[\\/]|[\\/]web[\\/]src[\\/]ui[\\/]form[\\/](form|number)-field\./,
    priority: 42,
  },
  { name: 'overlays', test: packages('@zag-js', '@ark-ui', '@chakra-ui/react'), priority: 40 },
  // With the setting that keeps zod within the content policy: whoever loads rules has loaded it then.
  {
    name: 'forms',
    test: /[\\/]node_modules[\\/](zod|react-hook-form|@hookform)[\\/]|[\\/]lib[\\/]form[\\/]zod-without-eval\./,
    priority: 30,
  },
  // Icons that the shop's own pages do not show, but several of the others do.
  {
    name: 'icons',
    test: /lucide-react[\\/].*[\\/]icons[\\/](images|image-up|rotate-ccw-clock|pencil|download|arrow-down|receipt|package-open|users|eye|clock|copy|link-2|qr-code|external-link|circle-check|euro|id-card|key-round|eye-off|shield-check)\./,
    priority: 25,
  },
  { name: 'frame', test: frameFiles, priority: 21 },
  {
    name: 'shop',
    test: (id: string) =>
      shopFiles.test(id) && !sheetFiles.test(id) && !listFiles.test(id) && !readingFiles.test(id),
    priority: 20,
    minShareCount: 3,
  },
  { name: 'sheet', test: sheetFiles, priority: 15 },
  { name: 'list', test: listFiles, priority: 15 },
  { name: 'reading', test: readingFiles, priority: 15 },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), inlineScripts, compressAssets()],
  build: isSsrBuild
    ? {
        // One file that needs nothing but Node: the shop renders its pages with it.
        outDir: '../dist/web-server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false, comments: false, plugins: [asciiChunks] } },
      }
    : {
        outDir: '../dist/web',
        emptyOutDir: true,
        // The server reads which files a page needs, and the size check what they weigh.
        manifest: true,
        sourcemap: false,
        // The strict CSP refuses data: fonts.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          // Emotion's « withTheme » alone needs them, and nobody needs « withTheme »: 2 kB.
          treeshake: {
            moduleSideEffects: [{ test: /[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false }],
          },
        },
      },
  // rxjs has a modern build of this name, without the helpers that old browsers need.
  ...(isSsrBuild
    ? {}
    : {
        resolve: {
          conditions: ['es2015', ...defaultClientConditions],
          // Its package names the development build alone, with warnings that no visitor reads.
          alias: [
            { find: /^react-router$/, replacement: productionRouter('index') },
            { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
          ],
        },
      }),
  ssr: { noExternal: true },
  // Whatever the environment that the shop runs in says: the pages are rendered by production code.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  server: {
    port: 5173,
    proxy: { '/api': apiOrigin, '/graphql': apiOrigin, '/public-objects': apiOrigin },
  },
}))
