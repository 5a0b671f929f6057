import { Readable } from 'node:stream'
import type { ObjectStorage } from '../platform/storage/object-storage.ts'

/** Files kept in memory, for tests. */
export function memoryStorage(): ObjectStorage & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>()
  return {
    files,
    put: async (key, bytes) => void files.set(key, bytes),
    open: async (key) => {
      const bytes = files.get(key)
      return bytes ? { stream: Readable.from([bytes]), size: bytes.length } : null
    },
    sizeOf: async (key) => files.get(key)?.length ?? null,
    remove: async (key) => void files.delete(key),
    directUploads: null,
  }
}
