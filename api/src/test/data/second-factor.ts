import { createHash } from 'node:crypto'
import { AccountLink } from '../../features/accounts/recovery/account-link.entity.ts'
import { FactorRemoval } from '../../features/accounts/security/factor-removal.entity.ts'
import { Passkey } from '../../features/accounts/security/passkeys/passkey.entity.ts'
import { SecondFactor } from '../../features/accounts/security/second-factor/second-factor.entity.ts'
import { sealed } from '../../features/accounts/security/second-factor/totp.ts'
import type { TestShop } from '../shop.ts'
import { createAccount } from './factories.ts'

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

/** The account that has lost its second factor, and the token by which its removal is asked for. */
export const lostFactorEmail = 'sans-appareil@exemple.fr'
export const factorToken = 'jeton-de-la-verification-perdue-00000000001'
/** The token by which another account, which was to lose it, keeps it. */
export const keptFactorToken = 'jeton-de-la-verification-gardee-00000000001'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Somebody of the team, with the id 1, and an account that have lost their second factors, this one with a link to have it removed; and one whose removal is planned. */
export async function createLostFactors(shop: TestShop): Promise<void> {
  const [lost, kept] = [
    await createAccount(shop, { email: lostFactorEmail }),
    await createAccount(shop, { email: 'retrouve@exemple.fr' }),
  ]
  await createAccount(shop, { id: '1', roles: ['OWNER'] })
  for (const id of [lost.id, '1']) await createSecondFactor(shop, id)
  const askedAt = shop.clock.now()
  const soon = new Date(askedAt.getTime() + 60_000)
  await shop.em().insert(AccountLink, {
    ...{ user: lost.id, email: lost.email, purpose: 'REMOVE_FACTOR' },
    ...{ tokenHash: sha256(factorToken), expiresAt: soon },
  })
  const planned = { user: kept.id, askedAt, dueAt: soon }
  await shop.em().insert(FactorRemoval, { ...planned, keepHash: sha256(keptFactorToken) })
}
