import { Passkey } from '../../features/accounts/security/passkeys/passkey.entity.ts'
import { SecondFactor } from '../../features/accounts/security/second-factor/second-factor.entity.ts'
import { sealed } from '../../features/accounts/security/second-factor/totp.ts'
import type { TestShop } from '../shop.ts'

const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The code of the application of `createSecondFactor` when the clock of the tests begins. */
export const codeAtStart = '478508'

/** The codes of an application, turned on the day before, the same application being set up once more, and a passkey. */
export async function createSecondFactor(shop: TestShop, user: string): Promise<void> {
  const secret = sealed(shop.env, totpSecret)
  const confirmedAt = new Date('2026-11-20T09:00:00Z')
  await shop.em().insert(SecondFactor, { user, secret, pendingSecret: secret, confirmedAt })
  const passkey = { credentialId: `passkey-${user}`, publicKey: 'A', isBackedUp: true }
  await shop.em().insert(Passkey, { user, name: 'Téléphone', ...passkey })
}
