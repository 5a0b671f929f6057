import { newCustomer } from './support/customer.ts'
import { administratorSession, describeJourney, expectNoProblem, test } from './support/visit.ts'

const dayMs = 24 * 3_600_000

describeJourney.concurrent('« Contester cette note »', () => {
  test('one who is signed in contests a criterion; it is in the inbox with its kind and its 24 hours', async ({
    open,
    expect,
  }) => {
    const { email, session } = await newCustomer()
    const visit = await open('/produit/1', { storageState: session })
    const { page } = visit
    await page.getByRole('button', { name: 'Contester cette note' }).click()
    const form = page.getByRole('form', { name: 'Contester cette note' })
    const select = form.getByLabel('Critère contesté')
    // It opens in sight, and what comes first has the focus.
    await expect.poll(() => select.evaluate((field) => field === document.activeElement)).toBe(true)
    await expect.poll(() => form.getByLabel('E-mail').inputValue()).toBe(email)
    expect(await form.getByLabel('Prénom').inputValue()).toBe('Ana')
    expect(await form.getByLabel('Nom', { exact: true }).inputValue()).toBe('Petit')
    const why = `L’emballage est en plastique, j’ai la photo (${email}).`
    await select.selectOption({ label: 'Emballage' })
    await form.getByRole('button', { name: 'Envoyer la contestation' }).click()
    await form.getByText('Le message est requis').waitFor()
    await form.getByLabel('Pourquoi').fill(why)
    const sentAt = Date.now()
    await form.getByRole('button', { name: 'Envoyer la contestation' }).click()
    await page.getByText('Contestation envoyée').first().waitFor()
    await form.waitFor({ state: 'hidden' })
    expectNoProblem(visit)

    const owner = await open('/admin/messages', { storageState: await administratorSession() })
    const row = owner.page.getByRole('article').filter({ hasText: email })
    await row.getByText('Note contestée', { exact: true }).waitFor()
    const due = await row.getByText(/^Réponse avant le/).getByRole('time')
    const dueAt = Date.parse((await due.getAttribute('datetime')) ?? '')
    expect(Math.abs(dueAt - sentAt - dayMs)).toBeLessThan(60_000)
    await row.getByRole('link', { name: /^Note contestée \(.*emballage\)/ }).click()
    const message = owner.page.getByRole('dialog')
    await message.getByText(why).waitFor()
    await message.getByRole('link', { name: 'Voir le produit contesté' }).click()
    await owner.page.waitForURL(/\/produit\/1/)
    expectNoProblem(owner)
  })
})
