import type { Readable } from 'node:stream'

/** A stored file, open for reading. */
export interface StoredObject {
  stream: Readable
  /** Bytes. */
  size: number
}

/** Lets browsers send files straight to the store, past the shop. */
export interface DirectUploads {
  /** Origin that pages must be allowed to reach. */
  origin: string
  /** Signed address that takes one file under this key by PUT, for so many seconds. */
  addressFor(key: string, seconds: number): Promise<string>
}

/** Where files lie (images). Keys are paths such as « products/savon-1-640.webp ». */
export interface ObjectStorage {
  /** Keeps the bytes under the key, in the place of any before; a reader never meets half of them. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Null when there is none under this key. */
  open(key: string): Promise<StoredObject | null>
  /** Bytes of the file; null when there is none under this key. */
  sizeOf(key: string): Promise<number | null>
  /** Afterwards there is none under this key; that there was none is fine. */
  remove(key: string): Promise<void>
  /** Null: the shop receives files itself. */
  directUploads: DirectUploads | null
}
