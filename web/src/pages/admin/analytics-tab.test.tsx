import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeActivity, makeDays, makeEvent, makeSummary, noUsage } from '../../test/data/make-analytics.ts'
import { openAdmin } from '../../test/open-admin.ts'
import { tableRows } from '../../test/table-rows.ts'

beforeEach(() => sessionStorage.clear())

const hostile = '<img src=x onerror="alert(1)">'

/** The tab of a shop with this usage. */
const open = (summary: Record<string, unknown> = {}, events: unknown[] = [], search = '') =>
  openAdmin(`/admin?onglet=analytics${search}`, {
    analyticsSummary: makeSummary(summary),
    analyticsEvents: events,
    productUsage: noUsage,
  })

const part = (name: string) => screen.findByRole('region', { name })
const items = async (name: string) =>
  within(await part(name))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/\s/gu, ' '))
const widths = async (name: string) =>
  [...(await part(name)).querySelectorAll<HTMLElement>('[style*="width"]')].map(({ style }) => style.width)

describe('the four cards', () => {
  it('tell clicks, views, visitors, pages and what is going on, and how they have moved', async () => {
    open({
      totalClicks: 112,
      totalViews: 88,
      uniqueUsers: 422,
      signedInUsers: 42,
      estimatedVisits: 380,
      activePages: 7,
      recentEvents: 1_234,
      previous: { ...makeSummary(), totalClicks: 100, totalViews: 100, uniqueUsers: 422 },
    })
    const clicks = await part('Total des Clics')
    expect(clicks).toHaveTextContent('112+12 % par rapport à la période précédente')
    expect(clicks).toHaveTextContent('Pages vues : 88 −12 % par rapport à la période précédente')
    const visitors = await part('Utilisateurs Uniques')
    expect(visitors).toHaveTextContent('4220 % par rapport à la période précédente')
    expect(visitors).toHaveTextContent('42 comptes (exact) · environ 380 visites hors compte (estimation)')
    expect(await part('Pages Populaires')).toHaveTextContent('7pages qui ont eu de l’activité')
    expect(await part('Dernière Activité')).toHaveTextContent('En ligne1 234 événements en 24 h')
  })

  it('explain the estimate to who asks, by keyboard too', async () => {
    const { user } = open()
    const summary = within(await part('Utilisateurs Uniques')).getByText('Comment c’est compté')
    expect(summary.tagName).toBe('SUMMARY')
    await user.click(summary)
    expect(screen.getByText(/rien ne distingue un visiteur anonyme d’un autre/)).toBeVisible()
  })

  it('stand at 0 in a shop that nobody has visited', async () => {
    open()
    expect(await part('Total des Clics')).toHaveTextContent(/^Total des Clics0— pas de comparaison/)
    expect(await part('Utilisateurs Uniques')).toHaveTextContent(/^Utilisateurs Uniques0— pas de comparaison/)
    expect(await part('Utilisateurs Uniques')).toHaveTextContent('0 compte (exact) · 0 visite hors compte')
    expect(await part('Pages Populaires')).toHaveTextContent(/^Pages Populaires0/)
    expect(await part('Dernière Activité')).toHaveTextContent('Aucune0 événement en 24 h')
    expect(document.body).not.toHaveTextContent(/NaN|Infinity/)
  })

  it('count one as one', async () => {
    open({ totalClicks: 1, uniqueUsers: 1, estimatedVisits: 1, activePages: 1, recentEvents: 1 })
    expect(await part('Total des Clics')).toHaveTextContent(/^Total des Clics1/)
    expect(await part('Utilisateurs Uniques')).toHaveTextContent(
      '0 compte (exact) · environ 1 visite hors compte (estimation)',
    )
    expect(await part('Pages Populaires')).toHaveTextContent('1page qui a eu de l’activité')
    expect(await part('Dernière Activité')).toHaveTextContent('En ligne1 événement en 24 h')
  })

  it('group large numbers', async () => {
    open({ totalClicks: 1_234_567, recentEvents: 1_000_000, previous: { ...makeSummary(), totalClicks: 1 } })
    expect(await part('Total des Clics')).toHaveTextContent('1 234 567+123 456 600 %')
    expect(await part('Dernière Activité')).toHaveTextContent('1 000 000 événements en 24 h')
  })
})

describe('the lists', () => {
  it('rank pages by their French names and elements, and read nothing of them as markup', async () => {
    const { container } = open({
      topPages: [
        { pageName: 'Product Detail', count: 1_200 },
        { pageName: 'Unknown Page', count: 300 },
        { pageName: hostile, count: 1 },
      ],
      topElements: [
        { elementText: 'Ajouter au panier', elementId: 'add-to-cart', count: 40 },
        { elementText: null, elementId: 'nav', count: 10 },
        { elementText: hostile.repeat(3), elementId: '\u202Egnol', count: 1 },
      ],
    })
    expect(await items('Pages les plus visitées')).toEqual([
      'Fiche produit1 200 interactions',
      'Autres pages300 interactions',
      `${hostile}1 interaction`,
    ])
    expect((await widths('Pages les plus visitées')).slice(0, 2)).toEqual(['100%', '25%'])
    expect(await items('Éléments les plus cliqués')).toEqual([
      'Ajouter au panieradd-to-cart40 clics',
      'nav10 clics',
      `${hostile.repeat(3)}\u202Egnol1 clic`,
    ])
    expect(within(await part('Pages les plus visitées')).getByRole('list').tagName).toBe('OL')
    expect(container.querySelector('img[src="x"]')).toBeNull()
    // A text that turns the writing round turns itself alone.
    expect(screen.getByText('\u202Egnol').tagName).toBe('BDI')
  })

  it('split the pages without a name by their addresses', async () => {
    const pages = [{ pageName: 'Unknown Page', count: 4 }]
    open({ topPages: pages, otherPages: [{ pageUrl: `/favoris${hostile}`, count: 4 }] })
    const panel = within(await part('Pages les plus visitées'))
    const [, addresses] = panel.getAllByRole('list', { hidden: true })
    expect(addresses).toHaveTextContent(`/favoris${hostile}4 interactions`)
    expect(panel.getByText('Les autres pages, par adresse')).toBeVisible()
  })

  it('tell the last seven days, the bars beside the most active of them', async () => {
    open({ dailyStats: makeDays(5, 10, 0, 0, 0, 0, 1, 1_000) })
    const days = await items('Activité quotidienne (30 derniers jours)')
    expect(days).toHaveLength(7)
    expect(days[0]).toBe('21 novembre 20265 clics')
    expect(days[6]).toBe('15 novembre 20261 clic')
    expect((await widths('Activité quotidienne (30 derniers jours)')).slice(0, 3)).toEqual([
      '50%',
      '100%',
      '0%',
    ])
  })

  it('tell each step from a product to the waitlist, and its share of the one before', async () => {
    open({ funnel: { productViews: 1_000, addedToCart: 125, waitlist: 0 } })
    expect(await items('Du produit à la liste d’attente')).toEqual([
      'Fiches produit vues1 000',
      'Ajouts au panier12,5 % de l’étape précédente125',
      'Inscriptions à la liste d’attente0 % de l’étape précédente0',
    ])
    expect(await part('Du produit à la liste d’attente')).toHaveTextContent('Des actions, pas des personnes')
  })

  it('lead from a search that found nothing to that search', async () => {
    open({ emptySearches: [{ term: `gourde & ${hostile}`, count: 3 }] })
    const link = within(await part('Recherches sans résultat')).getByRole('link')
    expect(link).toHaveTextContent(`gourde & ${hostile}`)
    const address = new URL(link.getAttribute('href') ?? '', 'http://shop')
    expect(address.pathname).toBe('/produits')
    expect(address.searchParams.get('search')).toBe(`gourde & ${hostile}`)
    expect(await items('Recherches sans résultat')).toEqual([`gourde & ${hostile}3 recherches`])
  })

  it('that are empty say so', async () => {
    open()
    expect(await part('Pages les plus visitées')).toHaveTextContent('Aucune page n’a encore été visitée')
    expect(await part('Éléments les plus cliqués')).toHaveTextContent('Aucun clic')
    expect(await part('Activité quotidienne (30 derniers jours)')).toHaveTextContent(
      'Aucun clic ces derniers jours.',
    )
    expect(
      (await widths('Activité quotidienne (30 derniers jours)')).filter((width) => width !== '0%'),
    ).toEqual([])
    expect(await widths('Activité quotidienne (30 derniers jours)')).toHaveLength(7)
    expect((await items('Du produit à la liste d’attente'))[1]).toBe(
      'Ajouts au panier— de l’étape précédente0',
    )
    expect(await part('Activité récente')).toHaveTextContent('Personne n’a encore visité la boutique')
    expect(await part('Recherches sans résultat')).toHaveTextContent(
      'Aucune recherche n’est restée sans réponse',
    )
    expect(await part('Évolution')).toHaveTextContent('Rien à tracer pour l’instant')
  })
})

describe('the newest events', () => {
  it('tell what, where, on what, when and who, in a frame that the keyboard reaches', async () => {
    const { sent } = open({}, [
      makeEvent(),
      makeEvent({ id: '2', eventType: 'teleport', pageName: hostile, elementText: hostile, elementId: null }),
      makeEvent({
        id: '3',
        eventType: 'view',
        elementText: null,
        elementId: null,
        userId: 'u-1',
        ipAddress: '192.0.2.1',
      }),
    ])
    const frame = await part('Événements les plus récents')
    expect(frame).toHaveAttribute('tabindex', '0')
    expect(await items('Événements les plus récents')).toEqual([
      'clicAccueil21 nov. 2026, 14:02DécouvrirctaUtilisateur anonyme · IP : inconnue',
      `teleport${hostile}21 nov. 2026, 14:02${hostile}Utilisateur anonyme · IP : inconnue`,
      'vueAccueil21 nov. 2026, 14:02u-1 · IP : 192.0.2.1',
    ])
    expect(document.querySelector('img[src="x"]')).toBeNull()
    expect(sent('AdminAnalytics')).toHaveLength(1)
  })

  it('have the colour of their kind, and an unknown kind is grey', async () => {
    const kinds = ['click', 'view', 'submit', 'scroll', 'search', 'add_to_cart', 'waitlist', 'constructor']
    open(
      {},
      kinds.map((eventType, place) => makeEvent({ id: String(place), eventType })),
    )
    const frame = within(await part('Événements les plus récents'))
    const colourOf = (word: string) =>
      /colors-([a-z]+)-subtle/.exec(
        getComputedStyle(frame.getByText(word).parentElement as Element).getPropertyValue(
          '--shop-colors-color-palette-subtle',
        ),
      )?.[1]
    const words = [
      'clic',
      'vue',
      'envoi',
      'défilement',
      'recherche',
      'panier',
      'liste d’attente',
      'constructor',
    ]
    expect(words.map(colourOf)).toEqual(['blue', 'green', 'purple', 'orange', 'gray', 'gray', 'gray', 'gray'])
  })
})

describe('the chart', () => {
  it('has a table twin, always there for screen readers and on screen when asked for', async () => {
    const { user } = open({ activity: makeActivity(30, undefined, { views: 1_200, clicks: 3 }) })
    const rows = await tableRows('Pages vues et clics par jour')
    expect(rows).toHaveLength(31)
    expect(rows[0]).toEqual(['Jour', 'Pages vues', 'Clics'])
    expect(rows[30]?.map((cell) => cell?.replace(/\s/gu, ' '))).toEqual(['samedi 21 novembre', '1 200', '3'])
    const toggle = screen.getByRole('button', { name: 'Afficher les chiffres', expanded: false })
    const frame = screen.getByRole('table').parentElement
    // Nobody may step into what is not on screen.
    expect(frame).not.toHaveAttribute('tabindex')
    expect(frame).toHaveStyle({ position: 'absolute' })
    await user.click(toggle)
    expect(screen.getByRole('button', { name: 'Masquer les chiffres', expanded: true })).toBe(toggle)
    expect(frame).toHaveAttribute('tabindex', '0')
    expect(frame).not.toHaveStyle({ position: 'absolute' })
  })

  it('is drawn for eyes alone, and nothing in it takes the focus', async () => {
    open({ activity: makeActivity(30, undefined, { views: 9, clicks: 3 }) })
    await waitFor(() => expect(document.querySelector('.recharts-wrapper')).not.toBeNull())
    const chart = document.querySelector('.recharts-wrapper')
    expect(chart?.closest('[aria-hidden="true"]')).not.toBeNull()
    expect(chart?.querySelector('[tabindex="0"]')).toBeNull()
  })

  it('goes by the hour over a day', async () => {
    open({ activity: makeActivity(24, 3_600_000, { views: 9 }) }, [], '&periode=24h')
    const rows = await tableRows('Pages vues et clics par heure')
    expect(rows).toHaveLength(25)
    expect(rows[24]?.[0]?.replace(/\s/gu, ' ')).toBe('21 novembre à 00 h')
  })
})
