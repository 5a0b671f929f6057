import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is text and never changes between builds. Pages are made anew for each request. */
const texts = /\.(js|css|svg|webmanifest)$/

/** node:zlib takes its time at these: for nobody waits. */
const methods: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gz: (bytes) => promisify<Buffer, { level: number }, Buffer>(gzip)(bytes, { level: 9 }),
}

/** Writes `file.br` and `file.gz` beside each text file below a folder, where that is smaller. */
export async function compressTexts(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(names.filter((name) => texts.test(name)).map((name) => compress(join(folder, name))))
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  for (const [ending, method] of Object.entries(methods)) {
    const compressed = await method(bytes)
    if (compressed.length < bytes.length) await writeFile(`${file}.${ending}`, compressed)
  }
}

/** Vite: compresses what browsers are sent, once and as well as can be, when all of it is written. */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: { sequential: true, order: 'post', handler: ({ dir }) => compressTexts(dir ?? '') },
})
