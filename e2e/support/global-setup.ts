import type { TestProject } from 'vitest/node'
import { findChromium } from './browser.ts'
import { startDemoShop } from './running-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running shop; empty when no browser was found and the journeys are skipped. */
    origin: string
    chromium: string
  }
}

/** One shop for all journeys. Without a browser they are skipped, and a line says so. */
export default async function setup(project: TestProject) {
  const chromium = findChromium()
  project.provide('chromium', chromium ?? '')
  if (!chromium) {
    console.warn(
      '\nParcours dans le navigateur : ignorés, aucun Chromium trouvé (installez-le ou donnez CHROMIUM_PATH).\n',
    )
    project.provide('origin', '')
    return
  }
  const shop = await startDemoShop()
  project.provide('origin', shop.origin)
  return shop.stop
}
