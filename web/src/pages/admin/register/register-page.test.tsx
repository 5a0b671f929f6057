import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openAdmin } from '../../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

const day = '2026-11-21T09:00:00.000Z'
const consentRegister = {
  counts: [
    { kind: 'NEWSLETTER', act: 'ASKED', people: 3 },
    { kind: 'NEWSLETTER', act: 'CONFIRMED', people: 1 },
  ],
  lastCheck: { checkedAt: day, entries: 4, broken: [] as object[] },
}
const dataRegister = {
  uses: [{ purpose: 'Votre panier', data: 'Produits.', ground: 'Contrat.', duration: '30 jours.' }],
  rules: [
    { rule: 'CART', what: 'Lignes de panier oubliées', after: '30 jours', does: 'DELETE', tables: ['cart'] },
    { rule: 'ORDERS', what: 'Commandes', after: '10 ans', does: 'ANONYMISE', tables: ['orders'] },
  ],
  tables: [
    {
      ...{ table: 'cart', purposes: ['Votre panier'], nothing: null, stays: null },
      holdings: [
        {
          label: 'Lignes de votre panier',
          kept: 'Trois ans.',
          erase: 'DELETE',
          withheld: [{ column: 'secret', why: 'Une empreinte.' }],
        },
      ],
    },
    { table: 'categories', purposes: [], nothing: 'Des rayons.', holdings: [], stays: null },
  ],
  lastAppliedAt: day,
  rounds: [
    {
      startedAt: day,
      counts: [{ rule: 'CART', rows: 2 }],
      failures: [{ rule: 'ORDERS', error: '42P01' }],
    },
  ],
  plannedErasures: 1,
  erasures: [
    {
      ...{ requestedAt: day, erasedAt: day, columns: 321 },
      found: [
        { table: 'score_history', column: 'by', by: 'EMAIL', rows: 1, declared: true },
        { table: 'notes', column: 'text', by: 'EMAIL', rows: 2, declared: false },
      ],
    },
  ],
}
const open = (answers = {}) => openAdmin('/admin/registre', { dataRegister, consentRegister, ...answers })

it('tells what is held, how it is forgotten, and what was found of the accounts that are gone', async () => {
  open()
  const part = async (name: string) => within(await screen.findByRole('region', { name }))
  expect((await part('Oubli automatique')).getAllByText(/^(Effacé|Rendu anonyme)$/)).toHaveLength(2)
  const rounds = (await part('Oubli automatique')).getByRole('list', {
    name: 'Derniers passages',
    hidden: true,
  })
  expect(rounds).toHaveTextContent(/Lignes de panier oubliées : 2 lignes/)
  expect(rounds).toHaveTextContent(/Commandes : échec \(42P01\)/)
  const gone = (await part('Comptes supprimés')).getByRole('list', { name: 'Comptes supprimés' })
  expect(gone).toHaveTextContent(/À regarder.*321 colonnes. Reste dans 1 colonne .*notes\.text : 2 lignes/)
  expect(screen.getByText(/Exporté, sauf secret \(une empreinte\)\./)).toBeInTheDocument()
  expect(screen.getByText('1 table ne contient rien de personne')).toBeInTheDocument()
})

it('counts what would be forgotten only when it is asked to, and says that nothing was changed', async () => {
  const { user } = open({
    retentionRehearsal: [
      { rule: 'CART', rows: 2 },
      { rule: 'ORDERS', rows: 0 },
    ],
  })
  const part = within(await screen.findByRole('region', { name: 'Oubli automatique' }))
  expect(part.queryByText('2 lignes')).toBeNull()
  await user.click(part.getByRole('button', { name: 'Essai à blanc' }))
  await part.findByText(/2 lignes seraient effacées ou rendues anonymes à présent\. Rien n’a été changé/)
  const rows = within(part.getByRole('list', { name: 'Règles d’oubli' })).getAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('2 lignes')
  expect(rows[1]).toHaveTextContent('0 ligne')
})

it('reads the ledger again, and names each link that does not hold', async () => {
  const broken = [{ kind: 'NEWSLETTER', place: 2, fault: 'CHANGED' }]
  const { user } = open({
    checkConsents: { ...consentRegister, lastCheck: { checkedAt: day, entries: 4, broken } },
  })
  const part = within(await screen.findByRole('region', { name: 'Consentements' }))
  expect(part.getByText('Intact')).toBeInTheDocument()
  expect(part.getByText('3 demandes, 1 confirmation')).toBeInTheDocument()
  await user.click(part.getByRole('button', { name: 'Vérifier maintenant' }))
  expect(await part.findByRole('list', { name: 'Entrées rompues' })).toHaveTextContent(
    'Lettre d’information, entrée n° 2 : modifiée',
  )
  expect(part.getByText('Rompu')).toBeInTheDocument()
})

it('shows and saves what one person has said, by a request that has the address in its body', async () => {
  const { user, sent } = open({
    consentsOf: [
      {
        kind: 'NEWSLETTER',
        act: 'ASKED',
        textVersion: '2026-11-23',
        text: 'Oui\u202f?',
        recordedAt: day,
        hash: 'a',
      },
    ],
    identityConfirmedUntil: '2999-01-01T00:00:00.000Z',
  })
  const form = within(await screen.findByRole('form', { name: 'Les choix d’une personne' }))
  const field = form.getByRole('textbox', { name: 'Adresse e-mail d’une personne' })
  await user.type(field, 'ana{Enter}')
  expect(await form.findByText('Email invalide')).toBeInTheDocument()
  expect(sent('ConsentsOf')).toEqual([])
  await user.type(field, '@exemple.fr{Enter}')
  expect(await screen.findByRole('list', { name: 'Choix de ana@exemple.fr' })).toHaveTextContent(
    /Lettre d’information : demande.*Texte du 23 nov/,
  )

  const asked: [string, RequestInit | undefined][] = []
  const before = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (!path.includes('/register/')) return before(path, init)
    asked.push([path, init])
    return Promise.resolve(Response.json({ message: 'Trop tôt.' }, { status: 403 }))
  })
  await user.click(screen.getByRole('button', { name: 'Exporter ses choix (CSV)' }))
  expect(await screen.findByText('Trop tôt.')).toBeInTheDocument()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.[0]).toBe('/api/admin/register/consents/export.csv')
  expect(asked[0]?.[1]?.body).toBe('{"search":"ana@exemple.fr"}')
})
