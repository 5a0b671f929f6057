import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { lock } from 'proper-lockfile'

/**
 * A lock that nobody renewed for this long is dead, whoever held it. Long, because the embedded database
 * runs on the main thread and a large statement delays the renewal; a dead holder on this machine is
 * recognised at once by its process id instead.
 */
const staleMs = 30_000

interface Owner {
  pid: number
  host: string
}

/** Folders that this very process holds. */
const held = new Set<string>()

/**
 * Holds `folder` for this process alone: two processes on one embedded database destroy it. The lock of a
 * process that died without a goodbye is taken over.
 * @param onLost called when another process took the lock away: this one must end at once.
 * @returns releases the lock.
 * @throws Error with a sentence for the person at the terminal when another process holds the folder.
 */
export async function lockFolder(
  folder: string,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  // No other account of the machine reads people's data there.
  await chmod(folder, 0o700)
  const lockPath = `${folder}.lock`
  const ownerPath = `${folder}.owner`
  // One starter at a time decides whose the folder is, so that two cannot take over the same dead lock.
  // (The library keys its locks by path: the guard names the parent folder, not the same one twice.)
  const leaveGuard = await lock(dirname(folder), {
    lockfilePath: `${folder}.starting`,
    stale: 5_000,
    retries: { retries: 40, minTimeout: 100, maxTimeout: 250 },
  })
  try {
    if (!held.has(folder) && (await isDead(ownerPath))) await rm(lockPath, { recursive: true, force: true })
    const release = await lock(folder, { lockfilePath: lockPath, stale: staleMs, onCompromised: onLost })
    await writeFile(ownerPath, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Owner))
    held.add(folder)
    return async () => {
      await release()
      held.delete(folder)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error
    throw new Error(
      `Le dossier ${folder} est déjà utilisé par une autre boutique en marche. ` +
        'Arrêtez-la, ou choisissez un autre dossier avec DATA_DIR.',
    )
  } finally {
    await leaveGuard()
  }
}

/**
 * Whether the last holder ran on this machine and is gone. A name that cannot be read was cut short: its
 * writer died, for names are written under the guard. Our own process id was another's before us: a killed
 * container starts again under the same one.
 */
async function isDead(ownerPath: string): Promise<boolean> {
  const text = await readFile(ownerPath, 'utf8').catch(() => '')
  try {
    const owner = JSON.parse(text) as Owner
    return owner.host === hostname() && (owner.pid === process.pid || !isAlive(owner.pid))
  } catch {
    return true
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
