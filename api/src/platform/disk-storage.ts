import { constants, createReadStream } from 'node:fs'
import { access, mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { ObjectStorage } from './object-storage.ts'

/** Keeps files in one folder of this machine. */
export function diskStorage(folder: string): ObjectStorage {
  const root = resolve(folder)
  const fileOf = (key: string) => {
    const file = resolve(join(root, key))
    // Keys are ours; this is the second lock on the door should one ever come from a request.
    if (!file.startsWith(root + sep)) throw new Error('Storage key leaves its folder')
    return file
  }
  return {
    async put(key, bytes) {
      const file = fileOf(key)
      await mkdir(dirname(file), { recursive: true })
      // Written aside and renamed: a reader never meets half a file.
      const draft = `${file}.${crypto.randomUUID()}.part`
      await writeFile(draft, bytes)
      await rename(draft, file)
    },
    async open(key) {
      const file = fileOf(key)
      const found = await stat(file).catch(() => null)
      // A stream by path opens when it is read: one that nobody reads holds no descriptor.
      return found?.isFile() ? { stream: createReadStream(file), size: found.size } : null
    },
    has: (key) =>
      access(fileOf(key), constants.R_OK).then(
        () => true,
        () => false,
      ),
  }
}
