import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeToday } from '../../test/data/make-today.ts'
import { openAdmin } from '../../test/open-admin.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const gourde = { productId: '12', name: 'Gourde', inStock: false, waiting: 4 }
const savon = { productId: '7', name: 'Savon', inStock: true, waiting: 1 }

const tasks = () => screen.findByRole('region', { name: /attend/ })
const plain = (text: string | null) => text?.replace(/\s/gu, ' ')

it('tells what waits, each line leading to the list of just that', async () => {
  openAdmin('/admin', {
    today: makeToday({
      ...{
        overdueMessages: 2,
        messagesDueToday: 1,
        unansweredMessages: 4,
        joined: 3,
        newlyAsked: [gourde, savon],
      },
      ...{ withoutImage: 1, withoutText: 2, withoutScore: 3, withoutCategory: 4, awaitedOutOfStock: 1 },
      ...{ emptySearches: [{ term: 'gourde inox', count: 3 }], staleDrafts: 2, staleHidden: 6 },
      ...{ expiringEvidence: 3, fallenScores: 1, openClaims: 5 },
    }),
    demonstrationFacts: [{ fact: 'Ouverte en 2019' }, { fact: 'SAS au capital de 1 000 €' }],
  })
  const region = await tasks()
  expect(plain(within(region).getByRole('heading', { level: 2 }).textContent)).toBe(
    '16 choses vous attendent.',
  )
  const links = within(region).getAllByRole('link')
  expect(links.map((link) => [plain(link.textContent), link.getAttribute('href')])).toEqual([
    ['2 messages en retard', '/admin/messages?etat=en-retard'],
    ['1 réponse à envoyer avant ce soir', '/admin/messages?etat=aujourdhui'],
    ['4 messages sans réponse', '/admin/messages?etat=a-traiter'],
    [
      '3 inscriptions à la liste d’attente depuis sept jours',
      '/admin/liste-attente?depuis=2026-11-14T13%3A02%3A00.000Z',
    ],
    ['1 produit en rupture est attendu', '/admin/liste-attente?etat=rupture'],
    ['1 produit sans image', '/admin?onglet=produits&etat=sans-image'],
    ['2 produits sans description', '/admin?onglet=produits&etat=sans-texte'],
    ['3 produits sans éco-score', '/admin?onglet=produits&etat=sans-note'],
    ['4 produits sans catégorie', '/admin?onglet=produits&etat=sans-categorie'],
    ['6 produits masqués depuis plus de 14 jours', '/admin?onglet=produits&etat=masque-ancien'],
    ['1 note a baissé depuis sept jours', '/admin?onglet=preuves&etat=expirent'],
    ['3 preuves à renouveler', '/admin?onglet=preuves&etat=expirent'],
    ['1 recherche sans résultat cette semaine', '/admin?onglet=analytics&periode=7j'],
    ['2 brouillons de plus de 14 jours', '/admin?onglet=articles&etat=brouillons-anciens'],
    ['2 faits encore marqués « démonstration »', '/admin?onglet=pages'],
    ['5 allégations à justifier ou à réécrire', '/admin?onglet=allegations&etat=ouvertes'],
  ])
  expect(region).toHaveTextContent('Gourde (4) · Savon (1)')
  expect(plain(region.textContent)).toContain('« gourde inox » (3)')
})

it('says in calm words what does not', async () => {
  openAdmin('/admin')
  const region = await tasks()
  expect(within(region).queryByRole('link')).not.toBeInTheDocument()
  expect(
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Aucun message en retard.',
    'Aucune réponse à envoyer avant ce soir.',
    'Aucune inscription à la liste d’attente depuis sept jours.',
    'Aucun produit en rupture n’est attendu.',
    'Chaque produit a son image, sa description, son éco-score et sa catégorie.',
    'Aucune preuve n’expire bientôt.',
    'Aucune recherche sans résultat cette semaine.',
    'Aucun brouillon oublié.',
  ])
  expect(screen.getByRole('region', { name: /^Que commander/ })).toHaveTextContent(
    'Tout est en stock, et personne n’attend de produit.',
  )
})

it('answers what to order: what, whether there is any, and how many wait', async () => {
  openAdmin('/admin', {
    today: makeToday({ toOrder: [gourde, savon, { ...gourde, productId: '9', name: 'Cruche', waiting: 0 }] }),
  })
  const region = await screen.findByRole('region', { name: /^Que commander/ })
  expect(
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual([
    'GourdeRupture4 personnes attendent',
    'SavonEn stock1 personne attend',
    'CrucheRupturepersonne n’attend',
  ])
  expect(within(region).getByRole('link', { name: 'Gourde' })).toHaveAttribute(
    'href',
    '/admin?onglet=produits&fiche=12',
  )
  expect(within(region).getByRole('link', { name: /^4.personnes/ })).toHaveAttribute(
    'href',
    '/admin/liste-attente?produit=12',
  )
})

it('counts from the visit before', async () => {
  localStorage.setItem('admin-visit', '- 2026-11-20T09:20:00.000Z')
  const { sent } = openAdmin('/admin', { today: makeToday({ joined: 1 }) })
  expect(
    await screen.findByText(/^1.inscription à la liste d’attente depuis votre dernière visite$/),
  ).toBeVisible()
  expect(sent('AdminToday')).toEqual([{ since: '2026-11-20T09:20:00.000Z' }])
})

it.each([
  ['/admin/messages?etat=aujourdhui', 'InboxMessages', { state: 'DUE_TODAY' }],
  ['/admin/liste-attente?etat=rupture', 'InboxWaitlist', { outOfStock: true, products: 100 }],
  [
    '/admin/liste-attente?depuis=2026-11-14T13%3A02%3A00.000Z',
    'InboxWaitlist',
    { since: '2026-11-14T13:02:00.000Z', outOfStock: false },
  ],
  ['/admin?onglet=produits&etat=sans-image', 'AdminProducts', { filter: { missing: 'IMAGE' } }],
  ['/admin?onglet=produits&etat=masque-ancien', 'AdminProducts', { filter: { visibility: 'STALE' } }],
  ['/admin?onglet=articles&etat=brouillons-anciens', 'AdminPosts', { published: false, untouchedDays: 14 }],
])('%s asks for just that', async (path, operation, variables) => {
  const { sent } = openAdmin(path)
  await waitFor(() => expect(sent(operation)[0]).toMatchObject(variables))
})

it('can be asked for again when it did not come', async () => {
  const page = openAdmin('/admin')
  page.down.add('AdminToday')
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  page.down.clear()
  await page.user.click(retry)
  expect(await tasks()).toBeInTheDocument()
})
