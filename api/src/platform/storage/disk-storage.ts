import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { unavailable } from '../errors.ts'
import type { ObjectStorage } from './object-storage.ts'

/** Codes of a disk, or a share of it, that is full. */
const full = new Set(['ENOSPC', 'EDQUOT'])

/**
 * Keeps files in one folder of this machine.
 * @throws SERVICE_UNAVAILABLE by `put` while the disk is full: what is there is served on.
 */
export function diskStorage(folder: string): ObjectStorage {
  const root = resolve(folder)
  const fileOf = (key: string) => {
    const file = resolve(join(root, key))
    // Keys are ours; this is the second lock on the door should one ever come from a request.
    if (!file.startsWith(root + sep)) throw new Error('Storage key leaves its folder')
    return file
  }
  const find = async (key: string) => {
    const file = fileOf(key)
    const found = await stat(file).catch(() => null)
    return found?.isFile() ? { file, size: found.size } : null
  }
  return {
    async put(key, bytes) {
      const file = fileOf(key)
      // Written aside and renamed: a reader never meets half a file.
      const draft = `${file}.${crypto.randomUUID()}.part`
      try {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(draft, bytes)
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {})
        throw full.has((error as NodeJS.ErrnoException).code ?? '') ? unavailable() : error
      }
    },
    async open(key) {
      const found = await find(key)
      // A stream by path opens when it is read: one that nobody reads holds no descriptor.
      return found && { stream: createReadStream(found.file), size: found.size }
    },
    sizeOf: async (key) => (await find(key))?.size ?? null,
    remove: async (key) => rm(fileOf(key), { force: true }),
    directUploads: null,
  }
}
