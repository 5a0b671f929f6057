import { rolldown } from 'rolldown'
import { asciiChunks } from '../scripts/assets/ascii-chunks.ts'

// The compiled API and what it imports in few files, dist/shop: to find, read and link 2,600 modules took a good third
// of the start (decision 067).

/** Packages that read files beside them (native code, WebAssembly, fonts, pages), or that few shops ever load. */
const apart = ['sharp', 'argon2', '@electric-sql/pglite', 'altair-static', 'pdfkit', '@aws-sdk']

const bundle = await rolldown({
  input: { main: 'dist/api/main.js', 'seed-command': 'dist/api/seed-command.js' },
  platform: 'node',
  external: apart.map((name) => new RegExp(`^${name}(/|$)`)),
  // MikroORM asks for the drivers of other databases, which nobody has installed, in a way that may fail.
  onLog: (level, log, report) => {
    if (log.code !== 'UNRESOLVED_IMPORT') report(level, log)
  },
})
await bundle.write({
  dir: 'dist/shop',
  cleanDir: true,
  chunkFileNames: '[name]-[hash].js',
  // MikroORM and type-graphql go by the names of classes.
  keepNames: true,
  comments: false,
  plugins: [asciiChunks],
})
await bundle.close()
