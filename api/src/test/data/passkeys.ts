import type { Browser } from '../browser.ts'
import type { Answer } from '../shop.ts'
import { type Faults, SoftwarePasskey } from './software-passkey.ts'

/** Adds a passkey to the account that is signed in at this browser. */
export async function addPasskey(
  browser: Browser,
  name = 'Téléphone',
): Promise<{ device: SoftwarePasskey; answer: Answer }> {
  const device = new SoftwarePasskey()
  const { body: options } = await browser.post('/api/auth/passkeys/options')
  const answer = await browser.post('/api/auth/passkeys', { name, response: device.create(options) })
  return { device, answer }
}

/** Signs in at this browser by this passkey alone. */
export async function enterByPasskey(
  browser: Browser,
  device: SoftwarePasskey,
  faults: Faults = {},
): Promise<Answer> {
  const { body: options } = await browser.post('/api/login/passkey/options')
  return browser.post('/api/login/passkey', { response: device.get(options, faults) })
}
