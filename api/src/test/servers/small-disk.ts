import { execFileSync } from 'node:child_process'
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of a test's own that can be filled. */
export interface SmallDisk {
  folder: string
  /** Leaves room for so many bytes, to a page; nothing when called with 0. @returns makes room again. */
  fill(bytesLeft: number): () => void
  unmount(): void
}

/** Mounts one, which only root may do on Linux. @param size as mount takes it: « 100m ». @returns why there is none. */
export function mountSmallDisk(size: string): SmallDisk | string {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    rmSync(folder, { recursive: true })
    return (error as Error).message.trim()
  }
  return {
    folder,
    fill(bytesLeft) {
      const ballast = join(folder, 'ballast')
      const file = openSync(ballast, 'w')
      try {
        // Until the disk says so: what its free room is said to be may be taken by the shop meanwhile.
        const chunk = Buffer.alloc(65_536)
        for (;;) writeSync(file, chunk)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        ftruncateSync(file, fstatSync(file).size - bytesLeft)
      } finally {
        closeSync(file)
      }
      return () => rmSync(ballast)
    },
    unmount() {
      // Lazily: what a failed test left open must not keep it.
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}
