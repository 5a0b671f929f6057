import { expect, test } from 'vitest'
import { Browser } from '../../../../test/browser.ts'
import { accountPassword, createAccount } from '../../../../test/data/factories.ts'
import { codeAtStart, createSecondFactor } from '../../../../test/data/second-factor.ts'
import { openTestShop } from '../../../../test/shop.ts'
import { replaceRecoveryCodes } from '../recovery-codes.ts'

const shop = openTestShop()

test.each([
  ['a code of the application', (_recovery: string) => codeAtStart],
  ['a recovery code', (recovery: string) => recovery],
])('of five sign-ins at once with %s one succeeds', async (_name, codeOf) => {
  shop.clock.current = new Date('2026-11-21T09:00:00Z')
  const user = await createAccount(shop)
  await createSecondFactor(shop, user.id)
  const [recovery = ''] = await replaceRecoveryCodes(shop.em(), user.id)
  const body = { email: user.email, password: accountPassword, code: codeOf(recovery) }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => new Browser(shop).post('/api/login', body)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
})
