import { describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../platform/mail/outgoing-mail.entity.ts'
import { Browser } from '../../test/browser.ts'
import { accountPassword, createAccount } from '../../test/data/factories.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { meanwhile } from '../../test/database/meanwhile.ts'
import { openTestShop } from '../../test/shop.ts'
import { User } from '../accounts/user.entity.ts'
import { TeamInvitation } from './team-invitation.entity.ts'

const shop = openTestShop()

describe.runIf(onPostgres)('an invitation that is sent anew with fewer roles while it is accepted', () => {
  test.each([
    ['has another token', { tokenHash: 'a'.repeat(64) }],
    ['has expired', { expiresAt: new Date('2020-01-01T00:00:00Z') }],
  ])('gives nothing by the older link once it %s', async (_case, changed) => {
    const owner = await createAccount(shop, { roles: ['OWNER'] })
    const nora = await createAccount(shop, { email: 'nora@exemple.fr' })
    const [first, browser] = [new Browser(shop), new Browser(shop)]
    await first.login(owner.email, accountPassword)
    await browser.login(nora.email, accountPassword)
    await first.post('/api/admin/team/invitations', { email: nora.email, roles: ['OWNER'] })
    const mail = await shop.em().findOneOrFail(OutgoingMail, { recipient: nora.email })
    const token = /\/invitation#([\w-]{43})/.exec(mail.text)?.[1]
    const answer = await meanwhile(
      shop,
      (em) => em.nativeUpdate(TeamInvitation, { email: nora.email }, { roles: ['CONTENT'], ...changed }),
      () => browser.post('/api/team/invitations/accept', { token }),
    )
    expect(answer.status).toBe(404)
    expect((await shop.em().findOneOrFail(User, { id: nora.id })).roles).toEqual([])
  })
})
