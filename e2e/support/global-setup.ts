import type { TestProject } from 'vitest/node'
import { findChromium, serveChromium } from './browser.ts'
import { startDemoShop } from './running-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running shop. */
    origin: string
    /** Folder of the mails that it has sent, one file each. */
    outbox: string
    /** Address of the running browser; empty when none was found and the journeys are skipped. */
    browser: string
  }
}

/** One shop and one browser for all journeys. Without a browser they are skipped, and a line says so. */
export default async function setup(project: TestProject) {
  const chromium = findChromium()
  if (!chromium) {
    console.warn(
      '\nParcours dans le navigateur : ignorés, aucun Chromium trouvé (installez-le ou donnez CHROMIUM_PATH).\n',
    )
    project.provide('origin', '')
    project.provide('outbox', '')
    project.provide('browser', '')
    return
  }
  const shop = await startDemoShop()
  const browser = await serveChromium(chromium)
  project.provide('origin', shop.origin)
  project.provide('outbox', shop.outbox)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await shop.stop()
  }
}
