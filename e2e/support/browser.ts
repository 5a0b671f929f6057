import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserServer, chromium } from 'playwright-core'

/**
 * Chromium of this machine: CHROMIUM_PATH, else one of these in PATH, the build without a window first: it takes half
 * the processor time. null when there is none.
 */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env.CHROMIUM_PATH ?? '', ...candidates].find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}

/** A headless Chromium that talks to nobody but the shop. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** For one program alone. */
export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: quiet })

/** For whoever connects to its address. */
export const serveChromium = (executablePath: string): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath, args: quiet })
