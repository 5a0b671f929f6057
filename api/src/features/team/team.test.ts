import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../platform/mail/outgoing-mail.entity.ts'
import { Browser } from '../../test/browser.ts'
import { accountPassword, createAccount } from '../../test/data/factories.ts'
import { createSecondFactor } from '../../test/data/second-factor.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { openTestShop } from '../../test/shop.ts'
import { administratorName } from '../accounts/administrators.service.ts'
import { hasSecondFactor } from '../accounts/security/end-second-factors.ts'
import { roles } from '../accounts/team/permissions.rules.ts'
import { User } from '../accounts/user.entity.ts'
import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { requireGrantable } from './members.service.ts'
import { TeamInvitation } from './team-invitation.entity.ts'

const shop = openTestShop({ LOGIN_FAILURES_PER_ADDRESS: '20' })
const day = 24 * 60 * 60_000
const pass = (ms: number) => {
  shop.clock.current = new Date(shop.clock.current.getTime() + ms)
}

async function signedIn(facts: Parameters<typeof createAccount>[1] = {}) {
  const account = await createAccount(shop, facts)
  const browser = new Browser(shop)
  await browser.login(account.email, accountPassword)
  return { account, browser }
}
type Person = Awaited<ReturnType<typeof signedIn>>

let owner: Person
beforeEach(async () => {
  owner = await signedIn({ roles: ['OWNER'] })
})

const invite = (email: string, roles = ['CONTENT'], from = owner) =>
  from.browser.post('/api/admin/team/invitations', { email, roles })

/** What stands behind « # » in the newest mail to this address. */
async function mailedToken(email: string): Promise<string> {
  const mail = await shop.em().findOneOrFail(OutgoingMail, { recipient: email }, { orderBy: { id: 'desc' } })
  return /\/invitation#([\w-]{43})/.exec(mail.text)?.[1] ?? ''
}
const open = (token: string) => shop.post('/api/team/invitations/open', { body: { token } })
const accept = ({ browser }: Person, token: string) => browser.post('/api/team/invitations/accept', { token })
const rolesOf = async ({ account }: Person) => (await shop.em().findOneOrFail(User, { id: account.id })).roles

describe('an invitation', () => {
  test('gives its roles to the account of its address, once, with the very next request', async () => {
    const nora = await signedIn({ email: 'nora@exemple.fr' })
    const stranger = await signedIn()
    expect((await invite('Nora@Exemple.fr')).status).toBe(201)
    const token = await mailedToken('nora@exemple.fr')
    const invitedBy = administratorName(owner.account)
    expect((await open(token)).body).toMatchObject({
      email: 'nora@exemple.fr',
      roles: ['CONTENT'],
      invitedBy,
    })
    const mail = await shop.em().findOneOrFail(OutgoingMail, { recipient: 'nora@exemple.fr' })
    expect(mail.text).toContain(`${invitedBy} vous invite à rejoindre l’équipe`)
    expect((await accept(stranger, token)).status).toBe(404)
    expect(await rolesOf(stranger)).toEqual([])
    expect((await nora.browser.post('/api/posts', {})).status).toBe(403)
    expect((await accept(nora, token)).body).toMatchObject({ roles: ['CONTENT'] })
    expect((await nora.browser.post('/api/posts', {})).status).toBe(400)
    for (const path of ['/api/admin/orders', '/api/admin/team', '/api/admin/messages'])
      expect((await nora.browser.get(path)).status, path).toBe(403)
    expect((await accept(nora, token)).status).toBe(404)
    const entries = await shop.em().find(AuditEntry, { subjectType: 'MEMBER' }, { orderBy: { id: 'asc' } })
    expect(entries).toMatchObject([
      {
        actorId: owner.account.id,
        action: 'CREATED',
        after: { name: 'nora@exemple.fr', roles: ['CONTENT'] },
      },
      { actorId: nora.account.id, action: 'UPDATED', before: { roles: [] }, after: { roles: ['CONTENT'] } },
    ])
  })

  test('keeps no token but its hash, and says nothing of it in the list', async () => {
    await invite('nora@exemple.fr')
    const token = await mailedToken('nora@exemple.fr')
    const rows = await shop.em().execute('select * from team_invitations')
    expect(JSON.stringify(rows)).not.toContain(token)
    const list = await owner.browser.get('/api/admin/team/invitations')
    expect(Object.keys(list.body[0])).toEqual(['id', 'email', 'roles', 'invitedBy', 'expiresAt'])
  })

  test.each<[string, (token: string) => Promise<unknown>]>([
    ['after seven days', async () => pass(7 * day)],
    ['once a newer one is sent', () => invite('nora@exemple.fr', ['ANALYST'])],
    [
      'once it is revoked',
      async () => {
        const { id } = await shop.em().findOneOrFail(TeamInvitation, { email: 'nora@exemple.fr' })
        return owner.browser.call('DELETE', `/api/admin/team/invitations/${id}`)
      },
    ],
    [
      'once its sender may not give roles any more',
      async () => {
        const other = await signedIn({ roles: ['OWNER'] })
        return other.browser.call('PUT', `/api/admin/team/${owner.account.id}`, { roles: ['ANALYST'] })
      },
    ],
  ])('opens nothing %s', async (_when, happens) => {
    const nora = await signedIn({ email: 'nora@exemple.fr' })
    await invite('nora@exemple.fr')
    const token = await mailedToken('nora@exemple.fr')
    await happens(token)
    expect((await open(token)).status).toBe(404)
    expect((await accept(nora, token)).status).not.toBe(200)
    expect(await rolesOf(nora)).toEqual([])
  })

  test('counts for nothing once its sender may not give roles any more, were its row still there', async () => {
    const nora = await signedIn({ email: 'nora@exemple.fr' })
    await signedIn({ roles: ['OWNER'] })
    await invite('nora@exemple.fr')
    await shop.em().execute(`update users set roles = '{ANALYST}' where id = ?`, [owner.account.id])
    expect((await accept(nora, await mailedToken('nora@exemple.fr'))).status).toBe(404)
    expect(await rolesOf(nora)).toEqual([])
  })

  test('of whoever accepts it twice at once is accepted once', async () => {
    const nora = await signedIn({ email: 'nora@exemple.fr' })
    await invite('nora@exemple.fr')
    const token = await mailedToken('nora@exemple.fr')
    const answers = await Promise.all([1, 2, 3].map(() => accept(nora, token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    expect(await shop.em().count(AuditEntry, { subjectId: nora.account.id })).toBe(1)
  })

  test.runIf(onPostgres)('that is revoked while it is accepted does one of the two', async () => {
    const nora = await signedIn({ email: 'nora@exemple.fr' })
    await invite('nora@exemple.fr')
    const token = await mailedToken('nora@exemple.fr')
    const { id } = await shop.em().findOneOrFail(TeamInvitation, { email: 'nora@exemple.fr' })
    const [accepted, revoked] = await Promise.all([
      accept(nora, token),
      owner.browser.call('DELETE', `/api/admin/team/invitations/${id}`),
    ])
    expect([
      [200, 404],
      [404, 204],
    ]).toContainEqual([accepted.status, revoked.status])
    expect(await rolesOf(nora)).toEqual(accepted.status === 200 ? ['CONTENT'] : [])
  })

  test('cannot be guessed at without end', async () => {
    const statuses: number[] = []
    for (let guess = 0; guess < 30; guess++) statuses.push((await open(`jeton-${guess}`)).status)
    expect(statuses[0]).toBe(404)
    expect(statuses.at(-1)).toBe(429)
  })

  test('is not sent to who is of the team, nor without a role that there is', async () => {
    expect((await invite(owner.account.email)).status).toBe(409)
    for (const roles of [[], ['ROOT'], 'OWNER', 7])
      expect((await invite('nora@exemple.fr', roles as unknown as string[])).status).toBe(400)
    expect(await shop.em().count(TeamInvitation)).toBe(0)
  })
})

describe('roles', () => {
  test('change and end with the next request, and are kept in the history', async () => {
    const nora = await signedIn({ roles: ['CONTENT'] })
    const path = `/api/admin/team/${nora.account.id}`
    expect((await owner.browser.call('PUT', path, { roles: ['ANALYST', 'ANALYST'] })).body.roles).toEqual([
      'ANALYST',
    ])
    expect((await nora.browser.get('/api/admin/analytics')).status).toBe(200)
    expect((await owner.browser.call('DELETE', path)).status).toBe(204)
    expect((await nora.browser.get('/api/admin/analytics')).status).toBe(403)
    expect((await owner.browser.call('DELETE', path)).status).toBe(404)
    const history = await owner.browser.get('/api/admin/history?subjectType=member')
    expect(history.body).toHaveLength(2)
  })

  test('ask for a fresh proof of who changes them', async () => {
    const nora = await signedIn({ roles: ['CONTENT'] })
    pass(11 * 60_000)
    const path = `/api/admin/team/${nora.account.id}`
    const refused = { status: 403, body: { code: 'STEP_UP_REQUIRED' } }
    expect(await owner.browser.call('PUT', path, { roles: ['OWNER'] })).toMatchObject(refused)
    expect(await owner.browser.call('DELETE', path)).toMatchObject(refused)
    expect(await invite('lea@exemple.fr')).toMatchObject(refused)
  })

  test.each(roles.filter((role) => role !== 'OWNER'))(
    'are given and taken by no %s, not even their own, on either edge',
    async (role) => {
      const nora = await signedIn({ roles: [role] })
      const id = nora.account.id
      const inputs = ['OWNER', role].map((each) => [each])
      for (const given of inputs) {
        expect((await nora.browser.call('PUT', `/api/admin/team/${id}`, { roles: given })).status).toBe(403)
        expect((await invite('lea@exemple.fr', given, nora)).status).toBe(403)
        for (const mutation of [
          `setTeamRoles(id: "${id}", roles: [${given}]) { id }`,
          `inviteToTeam(input: { email: "lea@exemple.fr", roles: [${given}] }) { id }`,
          `removeFromTeam(id: "${owner.account.id}")`,
        ]) {
          const { body } = await nora.browser.post('/graphql', { query: `mutation { ${mutation} }` })
          expect(body.errors[0].extensions.code, mutation).toBe('FORBIDDEN')
        }
      }
      expect([await rolesOf(nora), await rolesOf(owner)]).toEqual([[role], ['OWNER']])
      expect(await shop.em().count(TeamInvitation)).toBe(0)
    },
  )

  test('beyond one’s own are given by nobody, whatever else they may do', () => {
    const own = new Set(['administration', 'team', 'analytics.read'])
    expect(() => requireGrantable(own, ['ANALYST'])).not.toThrow()
    for (const role of roles.filter((each) => each !== 'ANALYST'))
      expect(() => requireGrantable(own, ['ANALYST', role])).toThrow(
        expect.objectContaining({ code: 'FORBIDDEN' }),
      )
  })

  test('of the last owner stay, in plain words', async () => {
    const path = `/api/admin/team/${owner.account.id}`
    for (const answer of [
      await owner.browser.call('PUT', path, { roles: ['CONTENT'] }),
      await owner.browser.call('DELETE', path),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.text).toContain('garde toujours un propriétaire')
    }
    expect(await rolesOf(owner)).toEqual(['OWNER'])
  })
})

test.runIf(onPostgres)('of two owners who remove each other at once, one stays', async () => {
  const other = await signedIn({ roles: ['OWNER'] })
  const answers = await Promise.all([
    owner.browser.call('DELETE', `/api/admin/team/${other.account.id}`),
    other.browser.call('DELETE', `/api/admin/team/${owner.account.id}`),
  ])
  expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1)
  expect(await shop.em().count(User, { roles: { $contains: ['OWNER'] } })).toBe(1)
})

describe('a second factor that somebody of the team has lost', () => {
  const edges = {
    REST: (by: Person, id: string) => by.browser.call('DELETE', `/api/admin/team/${id}/second-factor`),
    GraphQL: (by: Person, id: string) =>
      by.browser.graphql('mutation ($id: ID!) { removeTeamFactor(id: $id) }', { id }),
  }
  test.each(['REST', 'GraphQL'] as const)(
    'is taken by an owner, by %s: history, account and mail tell it',
    async (edge) => {
      const nora = await signedIn({ roles: ['CONTENT'] })
      const { id, email } = nora.account
      await createSecondFactor(shop, id)
      const listed = await owner.browser.get('/api/admin/team/second-factors')
      expect(listed.body).toEqual([id])
      await edges[edge](owner, id)
      expect(await hasSecondFactor(shop.em(), id)).toBe(false)
      const [entry] = await shop.em().find(AuditEntry, { subjectType: 'MEMBER', subjectId: id })
      expect([entry?.before, entry?.after]).toEqual([
        { name: email, secondFactor: true },
        { name: email, secondFactor: false },
      ])
      const mail = await shop.em().findOneOrFail(OutgoingMail, { recipient: email })
      expect(mail.subject).toBe('Votre double vérification a été retirée')
      const told = await nora.browser.get('/api/auth/sign-ins')
      expect(told.text).toContain('"outcome":"REMOVED"')
      const again = await edges[edge](owner, id)
      expect(again.text).toContain('CONFLICT')
    },
  )

  test('is not taken by others, from customers, from oneself, nor without a fresh proof', async () => {
    const content = await signedIn({ roles: ['CONTENT'] })
    const customer = await signedIn()
    for (const { account } of [owner, customer]) await createSecondFactor(shop, account.id)
    const statuses = []
    for (const [by, of] of [
      [content, owner],
      [customer, owner],
      [owner, customer],
      [owner, owner],
    ] as const)
      statuses.push((await edges.REST(by, of.account.id)).status)
    expect(statuses).toEqual([403, 403, 404, 409])
    const other = await createAccount(shop, { roles: ['OWNER'] })
    await createSecondFactor(shop, other.id)
    pass(10 * 60_000 + 1)
    expect((await edges.REST(owner, other.id)).body.code).toBe('STEP_UP_REQUIRED')
    expect(await hasSecondFactor(shop.em(), other.id)).toBe(true)
  })
})
