import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Lies in the folder of an embedded database whose creation was finished. */
const marker = 'shop-initialised'

/**
 * Sets a folder aside whose creation was cut short (kill, power): PostgreSQL could never open it. Nothing is
 * lost, for the shop has never served from it; it is renamed and not deleted all the same.
 */
export async function setUnfinishedAside(folder: string): Promise<void> {
  const entries = await readdir(folder).catch(() => [])
  if (entries.length === 0 || existsSync(join(folder, marker))) return
  await rename(folder, `${folder}.unfinished-${Date.now()}`)
  await mkdir(folder, { mode: 0o700 })
}

/** Says that the database in this folder was created whole. */
export async function markInitialised(folder: string): Promise<void> {
  const file = join(folder, marker)
  if (!existsSync(file)) await writeFile(file, '')
}
