import { describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../../platform/mail/outgoing-mail.entity.ts'
import { Browser } from '../../../../test/browser.ts'
import { accountPassword, createAccount } from '../../../../test/data/factories.ts'
import { addPasskey, enterByPasskey } from '../../../../test/data/passkeys.ts'
import { onPostgres } from '../../../../test/database/cloned-database.ts'
import { meanwhile } from '../../../../test/database/meanwhile.ts'
import { openTestShop } from '../../../../test/shop.ts'
import { Passkey } from './passkey.entity.ts'

const shop = openTestShop()

describe.runIf(onPostgres)('a passkey that is removed while it signs in', () => {
  test('opens nothing, and nobody is told that it was copied', async () => {
    const user = await createAccount(shop)
    const browser = new Browser(shop)
    await browser.login(user.email, accountPassword)
    const { device } = await addPasskey(browser)
    const answer = await meanwhile(
      shop,
      (em) => em.nativeDelete(Passkey, {}),
      () => enterByPasskey(new Browser(shop), device),
    )
    expect(answer.status).toBe(401)
    const subjects = (await shop.em().find(OutgoingMail, {})).map(({ subject }) => subject)
    expect(subjects).toEqual(['Une clé d’accès a été ajoutée'])
  })
})
