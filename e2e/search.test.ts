import { inject } from 'vitest'
import { understand } from '../web/src/lib/phrase/understand.ts'
import { enter } from './support/administrator.ts'
import { axeFindings } from './support/screen-checks.ts'
import { describeJourney, desktop, expectNoProblem, phone, test } from './support/visit.ts'

const field = { name: 'Rechercher dans la boutique' }

/** What is typed, how many things the demo shop has for it at least, and what they are. */
const recipients = [
  ['pour un jardinier', 9, /jardin|graines|oyas|arrosage|nichoir|insectes|compost|bokashi|pluie/i],
  ['jardin', 9, /jardin|graines|oyas|arrosage|nichoir|insectes|compost|bokashi|pluie/i],
  ['salle de bain', 10, /savon|shampoing|dent|rasoir|déodorant|visage|cotons|douche|chasse|mousseurs/i],
  ['produit ménager', 2, /lessive|savon/i],
  ['pour le balcon', 6, /jardinière|graines|oyas|arrosage|nichoir|insectes|lampe solaire/i],
  ['pour les oiseaux', 3, /nichoir|insectes|graines/i],
  ['cadeau pour une cuisinière', 6, /lentilles|bocaux|spaghettis|huile d’olive|conservation|emballages/i],
  ['pour la cuisine', 8, /lentilles|bocaux|spaghettis|huile d|conservation|emballages|mousseurs|seau|café/i],
  ['cadeau gourmand', 5, /miel|huile d’olive|café|chocolat|infusion/i],
  ['pour la maison', 8, /lessive|ampoules|thermostat|bougie|prise|peinture|fuite|rideau/i],
  ['pour un randonneur', 5, /gourde|solaire|repas|chaussettes|baskets/i],
  ['qui aime bricoler', 8, /peinture|thermostat|mousseurs|douche|chasse|fuite|ampoules|prise/i],
  ['pour un étudiant', 6, /gourde|repas|prise|ampoules|café|chargeur|panneau/i],
  ['cadeau pour un enfant', 5, /gourde|repas|nichoir|insectes|graines|chocolat/i],
  ['pour quelqu’un de frileux', 4, /écharpe|pull|chaussettes|rideau|infusion/i],
  ['pour un barbu', 3, /rasoir|savon|peigne/i],
  [
    'cadeau pour ma mère',
    12,
    /bougie|chocolat|miel|infusion|huile|écharpe|pull|gourde|rasoir|crème visage|peigne|jardinière|lampe|nichoir|insectes|graines|repas/i,
  ],
] as const

/** What shoppers type, and what the demo shop has for it: the first products, or none at all. */
const wanted: [typed: string, first: string[], most?: number][] = [
  ['trotinette électrique', []],
  ['vélo électrique', []],
  ['ordinateur portable', []],
  ['secret santa', []],
  ['perceuse', []],
  ['tondeuse', []],
  ['homme', []],
  ['carafe filtrante', []],
  ['filtre à eau', []],
  ['couches lavables', []],
  ['papier toilette', []],
  ['sac à dos', ['Panneau solaire'], 1],
  ['anti calcaire', ['Pommeau de douche économiseur'], 3],
  ['rasoir électrique', ['Rasoir de sûreté'], 1],
  ['batterie externe', ['Panneau solaire'], 1],
  ['pull homme', ['Pull col montant'], 4],
  ['lot de 2 gourdes', ['Gourde isotherme', 'Gourde en verre']],
  ['pommo de douche', ['Pommeau de douche économiseur', 'Pommeau de douche à main'], 2],
  ['brosse à dents', ['Brosse à dents'], 1],
  ['robinet qui fuit', ['Détecteur de fuite', 'Seau bokashi à robinet']],
  ['savon noir', ['Savon solide', 'Savon de Marseille', 'Lessive en paillettes de savon']],
  ['zéro déchet', ['Bocaux']],
  ['gourd', ['Gourde isotherme', 'Gourde en verre']],
  ['savonn', ['Savon solide', 'Savon de Marseille']],
  ['shampoing solide', ['Shampoing solide'], 1],
  ['champoing', ['Shampoing solide'], 1],
  ['chausettes', ['Chaussettes'], 1],
  ['lampe sollaire', ['Lampe solaire']],
  ['dentifrise', ['Dentifrice'], 1],
]

describeJourney.concurrent('the search of every page', () => {
  test('takes the letters that were typed before the page answered, and leads by the keys to a product', async ({
    open,
    expect,
  }) => {
    const visit = await open('/mentions-legales', { javaScriptEnabled: true, viewport: desktop })
    const { page } = visit
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/main-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await page.getByRole('combobox', field).click()
    await page.keyboard.type('pomeau dou')
    release()
    await page.waitForFunction(() => !window.early)
    await page.keyboard.type('che')
    await page.getByRole('option', { name: /Pommeau de douche économiseur/ }).waitFor()
    expect(await page.getByRole('combobox', field).inputValue()).toBe('pomeau douche')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/produit\/\d+-pommeau/)
    expect(await page.getByRole('option').count()).toBe(0)
    expectNoProblem(visit)
  })

  test('covers a phone, where nothing behind it can be reached, and gives the focus back', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produits', { viewport: phone })
    const { page } = visit
    const loupe = page.getByRole('banner').getByRole('button', { name: 'Rechercher', exact: true })
    await loupe.click()
    await page.getByRole('option', { name: 'Énergie' }).waitFor()
    const input = page.getByRole('combobox', field)
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await input.getAttribute('enterkeyhint')).toBe('search')
    expect(await axeFindings(page)).toEqual([])
    // Round once through all that can be reached: it is the search alone.
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('[role=search]') !== null,
      )
      expect(isInside).toBe(true)
    }
    await input.focus()
    await page.keyboard.type('compost')
    await page.getByRole('option', { name: /^Voir le/ }).click()
    await page.waitForURL(/\/produits\?search=compost$/)
    await page.getByRole('heading', { level: 1 }).waitFor()

    // The words of the list stand in the field, to be typed over; an empty field offers what was searched before.
    await loupe.click()
    expect(await input.inputValue()).toBe('compost')
    await page.keyboard.press('Backspace')
    await page.getByRole('option', { name: 'compost', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    expect(await loupe.evaluate((element) => element === document.activeElement)).toBe(true)
    expectNoProblem(visit)
  })

  test('has room for its words on every desk, for administrators as well', async ({ open, expect }) => {
    const { page } = await open('/admin/login')
    await enter(page)
    await page.goto('/produits')
    await page.getByRole('link', { name: 'Administration' }).waitFor()
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const box = await page.getByRole('combobox', field).boundingBox()
      expect(box?.width, `${width} px`).toBeGreaterThan(160)
    }
    // The only one of the list.
    expect(await page.getByRole('search').filter({ visible: true }).count()).toBe(1)
  })

  test('is a form that works without scripts', async ({ open, expect }) => {
    const { page } = await open('/', { javaScriptEnabled: false })
    await page.getByRole('combobox', field).fill('gourdes')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/produits\?search=gourdes/)
    expect(await page.getByRole('main').getByRole('article').first().textContent()).toMatch(/Gourde/)
  })

  test('finds in the demo shop what shoppers ask for, and nothing in the place of what it has not', async ({
    expect,
  }) => {
    for (const [typed, first, most = first.length === 0 ? 0 : 12] of wanted) {
      const answer = await fetch(`${inject('origin')}/api/products?${new URLSearchParams({ search: typed })}`)
      const names = ((await answer.json()) as { name: string }[]).map(({ name }) => name)
      expect([typed, names.slice(0, first.length)]).toEqual([
        typed,
        first.map((name) => expect.stringContaining(name)),
      ])
      expect([typed, names.length <= most]).toEqual([typed, true])
    }
  })

  test('leads on from a search for what the shop has not, without scripts as well', async ({ open }) => {
    const search = new URLSearchParams({ search: 'trotinette électrique' })
    const { page } = await open(`/produits?${search}`, { javaScriptEnabled: false })
    const main = page.getByRole('main')
    await main.getByText('Aucun produit ne correspond à vos critères de recherche.').waitFor()
    await main.getByRole('navigation', { name: 'Rayons de la boutique' }).waitFor()
    await main.getByText('Dites-nous ce que vous cherchiez').waitFor()
  })

  test('understands a phrase, without scripts as well', async ({ open, expect }) => {
    const phrase = new URLSearchParams({ search: 'cadeau pour jardinier moins de 30 € bien noté' })
    const { page } = await open(`/produits?${phrase}`, { javaScriptEnabled: false })
    const main = page.getByRole('main')
    expect(await main.getByRole('article').first().textContent()).toContain('graines')
    const euros = async () =>
      // What costs a little more stands below on a shelf of its own.
      (
        await main.getByRole('list', { name: 'Produits', exact: true }).locator('.price').allTextContents()
      ).map((price) =>
        // Before what it comes to by the kilogram.
        Number((price.split('€')[0] ?? '').replace(/[^\d,]/g, '').replace(',', '.')),
      )
    expect(Math.max(...(await euros()))).toBeLessThan(30)
    const active = main.getByRole('list', { name: 'Filtres actifs' })
    expect(await active.getByRole('listitem').count()).toBe(3)
    await page.goto(`/produits?${new URLSearchParams({ search: 'moins de 20 euros' })}`)
    expect(await euros()).not.toHaveLength(0)
    expect(Math.max(...(await euros()))).toBeLessThan(20)
  })

  test('of a person, a place or a present finds in the demo shop things that suit, and nothing else', async ({
    expect,
  }) => {
    for (const [phrase, least, suits] of recipients) {
      const { filters, rest, parts } = understand(phrase)
      expect([phrase, rest, parts.length]).toEqual([phrase, '', 1])
      const query = new URLSearchParams({ typeWords: filters.typeWords ?? '' })
      const answer = await fetch(`${inject('origin')}/api/products?${query}`)
      const names = ((await answer.json()) as { name: string }[]).map(({ name }) => name)
      expect([phrase, names.length >= least]).toEqual([phrase, true])
      expect([phrase, ...names.filter((name) => !suits.test(name))]).toEqual([phrase])
    }
  })

  test('shows a phrase and all that it was taken for on a phone, above the products of the first screen', async ({
    open,
    expect,
  }) => {
    const typed = 'gourde en cadeau pour ma mère à moins de 30 € bien notée en stock'
    const visit = await open(`/produits?${new URLSearchParams({ search: typed })}`, { viewport: phone })
    const main = visit.page.getByRole('main')
    await main.getByText(`«\u00a0${typed}\u00a0»`).waitFor()
    await main.getByText('Laissé de côté\u00a0: «\u00a0cadeau pour ma mère\u00a0»').waitFor()
    for (const chip of await main.getByRole('list', { name: 'Filtres actifs' }).getByRole('button').all()) {
      const box = await chip.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width)
    }
    expect((await main.getByRole('article').first().boundingBox())?.y).toBeLessThanOrEqual(420)
    const sort = visit.page.getByRole('combobox', { name: 'Trier par' })
    expect(await sort.evaluate((select) => select.scrollWidth <= select.clientWidth)).toBe(true)
    expectNoProblem(visit)
  })
})
