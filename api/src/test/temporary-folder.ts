import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'

/**
 * Lets this test file's process put its temporary files into a folder of their own, and holds each test to leaving
 * neither files nor open ones there. Call it after the shop is opened: its database comes from the usual folder.
 * @returns the names in it now.
 */
export function watchTemporaryFiles(): () => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'))
  beforeAll(() => void vi.stubEnv('TMPDIR', folder))
  afterEach(() =>
    expect.poll(() => [...readdirSync(folder), ...openIn(folder)], { timeout: 10_000 }).toEqual([]),
  )
  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  return () => readdirSync(folder)
}

/** Files of this folder that the process still holds open. */
const openIn = (folder: string) =>
  readdirSync('/proc/self/fd')
    .map((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`)
      } catch {
        return ''
      }
    })
    .filter((path) => path.startsWith(folder))
