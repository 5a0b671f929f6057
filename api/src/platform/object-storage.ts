import type { Readable } from 'node:stream'

/** A stored file, open for reading. */
export interface StoredObject {
  stream: Readable
  /** Bytes. */
  size: number
}

/** Where files lie (images). Keys are paths such as « products/savon-1-640.webp ». */
export interface ObjectStorage {
  put(key: string, bytes: Buffer): Promise<void>
  /** Null when there is none under this key. */
  open(key: string): Promise<StoredObject | null>
  has(key: string): Promise<boolean>
}
