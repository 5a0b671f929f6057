import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { enter, told } from './support/administrator.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

/** Visitors get a 401 before they sign in; an image on a server that is not there cannot load. */
const expected = /401|ERR_|exemple\.fr/

const image = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
})

const save = async (page: Page, button: string, words: string) => {
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  await told(page, words)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** How many messages nobody has read: other journeys send some too. */
async function unreadMessages(page: Page): Promise<number> {
  const query = '{ contactMessages(limit: 1) { unreadCount } }'
  const answer = await page.request.post('/graphql', { data: { query } })
  return (await answer.json()).data.contactMessages.unreadCount
}

describeJourney.concurrent('a day of an administrator', () => {
  test('a category, a product with three images, an article, a setting: all of it in the shop at once', async ({
    open,
    expect,
  }) => {
    const visit = await open('/admin?onglet=categories')
    const { page } = visit
    await page.waitForURL(/\/admin\/login/)
    await enter(page)
    await page.waitForURL((url) => url.pathname + url.search === '/admin?onglet=categories')

    await page.getByRole('link', { name: 'Nouvelle Catégorie' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Nom').fill('Bureau & papeterie')
    expect(await form.getByLabel('Slug').inputValue()).toBe('bureau-papeterie')
    await form.getByLabel('Description').fill('De quoi écrire longtemps.')
    await save(page, 'Créer la catégorie', 'Catégorie créée')
    await page.getByRole('heading', { name: 'Bureau & papeterie' }).waitFor()

    await page.getByRole('tab', { name: 'Produits' }).click()
    await page.getByRole('link', { name: 'Nouveau Produit' }).click()
    await form.getByLabel('Nom', { exact: true }).fill('Carnet de graines')
    await form.getByLabel('Prix (€)').fill('14.5')
    await form.getByLabel('Éco-score (sur 10)').fill('9.1')
    await form.getByLabel('Catégorie').selectOption({ label: 'Bureau & papeterie' })
    await form.getByLabel('Description').fill('Cent pages, une couverture à semer.')
    await form.getByLabel('Visible dans la boutique').check()
    await form.getByRole('button', { name: 'Créer le produit' }).click()
    await page.getByText('Créé.', { exact: true }).first().waitFor()

    // The dialog goes on as the form of that product.
    const images = form.getByRole('region', { name: 'Images du produit' })
    await images
      .getByLabel('Envoyer des images')
      .setInputFiles([await image('un.png', '#335544'), await image('deux.png', '#aa6633')])
    await images.getByLabel('Reculer l’image 1').waitFor()
    await images.getByLabel('Supprimer l’image 2').waitFor()
    await images.getByLabel('URL de l’image').fill('https://images.exemple.fr/carnet.webp')
    await images.getByRole('button', { name: 'Ajouter l’image' }).click()
    await images.getByLabel('Supprimer l’image 3').waitFor()

    const primaryOf = async () =>
      (await images.getByRole('listitem').allInnerTexts()).findIndex((text) => text.startsWith('Principale'))
    expect(await primaryOf()).toBe(0)
    await images.getByLabel('Définir l’image 2 comme principale').click()
    await told(page, 'Image principale définie')
    expect(await primaryOf()).toBe(1)
    await images.getByLabel('Avancer l’image 2').click()
    await told(page, 'Ordre des images enregistré')
    await expect.poll(primaryOf).toBe(0)
    await form.getByLabel('Sélection de la semaine').check()
    await save(page, 'Enregistrer', 'Produit mis à jour')

    await page.getByLabel('Rechercher un produit').fill('carnet de graines')
    await page.getByLabel('Sélectionner Carnet de graines').check()
    await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Mettre en rupture' })
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await told(page, 'Produit mis à jour')
    await page.getByText('Cartes', { exact: true }).click()
    await page.getByText('Rupture', { exact: true }).first().waitFor()

    await page.getByRole('tab', { name: 'Articles' }).click()
    await page.getByRole('link', { name: 'Nouvel Article' }).click()
    await form.getByLabel('Titre').fill('Écrire moins, écrire mieux')
    await form.getByLabel('Contenu').fill('Un carnet qui dure.\n\n<b>Sans balises.</b>\n')
    await form.getByLabel('Contenu').press('Control+End')
    await page.keyboard.type('Une phrase.')
    await page.keyboard.press('Shift+Home')
    await page.keyboard.press('Control+b')
    await form.getByRole('button', { name: 'Citation' }).click()
    await form.getByRole('button', { name: 'Produit' }).click()
    const picker = page.getByRole('dialog', { name: 'Montrer un produit' })
    await picker.getByLabel('Rechercher un produit').fill('gourde isotherme')
    await picker.getByRole('button', { name: /^Gourde isotherme/ }).click()
    // What readers will see, while it is typed.
    const preview = page.getByRole('region', { name: 'Aperçu de la page' })
    await preview.locator('blockquote strong', { hasText: 'Une phrase.' }).waitFor()
    await preview.locator('.product-card', { hasText: 'Gourde isotherme' }).waitFor()
    await form.getByLabel('Publié').check()
    await save(page, 'Créer l’article', 'Article créé')

    await page.getByRole('tab', { name: 'Paramètres' }).click()
    const delivery = page.getByRole('region', { name: 'Informations de Livraison' })
    await delivery.getByLabel('Texte').fill('Livré à vélo en deux jours.')
    await delivery.getByRole('button', { name: 'Mettre à jour' }).click()
    await told(page, 'Paramètre mis à jour')

    // In the shop, on the same tab: nothing of before is left in the cache.
    await page.getByRole('link', { name: 'Voir la boutique' }).click()
    await page.goto('/produits?category=bureau-papeterie')
    await page.getByRole('link', { name: 'Carnet de graines', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Carnet de graines' }).waitFor()
    await page.getByText('Rupture de stock').first().waitFor()
    const face = page.getByRole('img', { name: /Carnet de graines|Image/ }).first()
    expect(await face.getAttribute('src')).toMatch(/^\/public-objects\/products\/[\w-]+\.webp/)
    await page.goto('/consommer-ecologiquement')
    await page.getByRole('link', { name: 'Écrire moins, écrire mieux' }).first().click()
    await page.getByText('<b>Sans balises.</b>').waitFor()
    await page.locator('blockquote strong', { hasText: 'Une phrase.' }).waitFor()
    await page
      .getByRole('list', { name: 'Produit cité' })
      .getByRole('link', { name: /^Gourde isotherme/ })
      .click()
    // Of delivery, what is in stock tells; what is not is delivered to nobody.
    await page.getByText('Livré à vélo en deux jours.').first().waitFor()
    expectNoProblem(visit, expected)
  })

  test('reads and answers a message, moves an order on, exports the lists', async ({
    openAsAdministrator,
    expect,
  }) => {
    const visit = await openAsAdministrator('about:blank')
    const { page } = visit
    const unreadBefore = await unreadMessages(page)
    await page.request.post('/api/contact', {
      data: {
        ...{ firstName: 'Ana', lastName: '=HYPERLINK("x")', email: 'ana@exemple.fr' },
        ...{ subject: 'Mon colis', message: '<img src=x onerror="window.__x=1">' },
      },
    })
    await page.goto('/admin/messages')
    const unread = unreadBefore === 0 ? '1 message non lu' : `${unreadBefore + 1} messages non lus`
    await page.getByRole('link', { name: unread }).waitFor()
    await page.getByRole('link', { name: 'Mon colis' }).click()
    await page.getByRole('dialog').getByText('<img src=x onerror="window.__x=1">').waitFor()
    expect(await page.evaluate(() => '__x' in window)).toBe(false)
    await page.getByRole('button', { name: 'Nous nous renseignons' }).click()
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await told(page, 'Réponse envoyée')
    await page.goto('/admin/messages')
    await page.getByRole('link', { name: 'Mon colis' }).click()
    await page.getByRole('list', { name: 'Échanges' }).getByText('Bonjour Ana,').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const answered = page.getByRole('article').filter({ hasText: 'Mon colis' })
    await answered.getByText('Réponse envoyée', { exact: true }).waitFor()

    await page.getByRole('link', { name: 'Commandes' }).click()
    await page.getByLabel('Statut').selectOption({ label: 'En attente' })
    await page
      .getByRole('link', { name: /^Commande n°/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Mettre en cours' }).click()
    await told(page, 'Statut mis à jour')
    await page.getByRole('button', { name: 'Marquer comme expédiée' }).waitFor()

    for (const list of ['messages', 'waitlist', 'newsletter', 'orders']) {
      const answer = await page.request.get(`/api/admin/${list}/export.csv`)
      const text = await answer.text()
      expect(text.startsWith('\uFEFF'), list).toBe(true)
      expect(text.split('\r\n')[0], list).toContain(';')
      if (list === 'messages') expect(text).toContain(`'=HYPERLINK`)
    }
    expectNoProblem(visit, expected)
  })
})
