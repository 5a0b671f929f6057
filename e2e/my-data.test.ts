import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { addProduct } from './support/add-to-cart.ts'
import { newCustomer, ownerSession } from './support/customer.ts'
import { axeFindings } from './support/screen-checks.ts'
import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

describeJourney.concurrent('one’s own data', () => {
  test('are seen, corrected and taken away in a file that one can read', async ({ open, expect }) => {
    const { email, session } = await newCustomer()
    const visit = await open('/produit/1', { storageState: session })
    const { page } = visit
    await page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
    await addProduct(page)
    await page.goto('/mes-donnees')
    await page.mouse.move(1, 1)
    const held = page.getByRole('region', { name: 'Ce que nous gardons de vous' })
    await held.getByText('Votre panier').waitFor()
    expect(await axeFindings(page)).toEqual([])

    const form = page.getByRole('form', { name: 'Corriger votre nom' })
    await form.getByLabel('Prénom').fill('Anaïs')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Votre nom est à jour').first().waitFor()

    const saved = page.waitForEvent('download')
    await held.getByRole('link', { name: 'Télécharger mes données (zip)' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.zip$/)
    const parts = unzipSync(await buffer(await file.createReadStream()))
    expect(Object.keys(parts).toSorted()).toEqual(['mes-donnees.html', 'mes-donnees.json'])
    const [json = '', html = ''] = ['mes-donnees.json', 'mes-donnees.html'].map((name) =>
      strFromU8(parts[name] ?? new Uint8Array()),
    )
    const tables: { table: string; rows: object[] }[] = JSON.parse(json).data
    const rowsOf = (name: string) => tables.filter(({ table }) => table === name).flatMap(({ rows }) => rows)
    expect(rowsOf('users')).toMatchObject([{ email, first_name: 'Anaïs' }])
    expect(rowsOf('cart')).toMatchObject([{ product_id: 1, quantity: 1 }])
    for (const text of [email, 'Anaïs', 'Votre panier']) expect(html).toContain(text)
    expect(json + html).not.toContain('argon2')
    expectNoProblem(visit)
  })

  test('are to be erased in seven days, which says what goes and what stays, and is taken back until then', async ({
    open,
    expect,
  }) => {
    const { session } = await newCustomer()
    const visit = await open('/mes-donnees', { storageState: session, viewport: phone })
    const { page } = visit
    const ending = page.getByRole('region', { name: 'Supprimer votre compte' })
    await ending.getByRole('heading', { name: 'Ce qui est effacé' }).waitFor()
    await ending.getByRole('button', { name: 'Supprimer mon compte' }).click()
    const question = page.getByRole('alertdialog', { name: 'Supprimer votre compte ?' })
    await question.getByRole('button', { name: 'Supprimer dans 7 jours' }).click()
    await ending.getByText('Suppression prévue le').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.reload()
    await page.mouse.move(1, 1)
    await ending.getByRole('button', { name: 'Garder mon compte' }).click()
    await ending.getByRole('button', { name: 'Supprimer mon compte' }).waitFor()
    expect(await ending.getByText('Suppression prévue le').count()).toBe(0)
    expectNoProblem(visit)
  })

  test('are counted by the owner before they are forgotten, and the ledger of consents is read again', async ({
    open,
    expect,
  }) => {
    const { email } = await newCustomer()
    const visit = await open('/admin/registre', { storageState: await ownerSession() })
    const { page } = visit
    await page.getByRole('button', { name: 'Essai à blanc' }).click()
    await page.getByText(/^(Rien ne serait effacé|\d.* à présent\. Rien n’a été changé)/).waitFor()
    const rules = page.getByRole('list', { name: 'Règles d’oubli' })
    await rules
      .getByText(/^\d+\slignes?$/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Vérifier maintenant' }).click()
    await page.getByText('Registre relu').first().waitFor()
    await page.getByText('Intact', { exact: true }).waitFor()

    const search = page.getByRole('form', { name: 'Les choix d’une personne' })
    await search.getByLabel('Adresse e-mail d’une personne').fill(email)
    await search.getByRole('button', { name: 'Voir ses choix' }).click()
    await page.getByText(/^Texte du \d.* conditions en version [0-9a-f]{12}/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expectNoProblem(visit)
  })
})
