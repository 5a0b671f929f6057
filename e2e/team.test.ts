import type { Page, Response } from 'playwright-core'
import { inject } from 'vitest'

import { permissionsOf, type Role, roleLabels } from '../api/src/features/accounts/team/permissions.rules.ts'
import { permissionOf } from '../web/src/ui/admin/access/admin-places.ts'
import { told } from './support/administrator.ts'
import { call, colleague, mailedLink, ownerSession, refusals, signUp } from './support/customer.ts'
import { adminRoutes } from './support/routes.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

/** Everything that the shop refuses while the page is walked through. */
function watchRefusals(page: Page): () => Promise<string[]> {
  const told: Promise<string>[] = []
  const read = async (response: Response) => {
    const text = await response.text().catch(() => '')
    return /"FORBIDDEN"|"UNAUTHENTICATED"/.test(text) ? `${response.url()} ${text.slice(0, 200)}` : ''
  }
  page.on('response', (response) => {
    if (/\/(graphql|api)\b/.test(response.url())) told.push(read(response))
  })
  return async () => (await Promise.all(told)).filter(Boolean)
}

describeJourney.concurrent('the team', () => {
  test('somebody is invited, opens an account by the link, accepts, and sees what their role opens', async ({
    open,
    expect,
  }) => {
    const email = `nadia-${process.pid}@exemple.fr`
    const owner = await open('/admin/equipe', { storageState: await ownerSession() })
    await owner.page.getByRole('button', { name: 'Inviter quelqu’un' }).click()
    const form = owner.page.getByRole('dialog', { name: 'Inviter dans l’équipe' })
    await form.getByLabel('E-mail', { exact: true }).fill(email)
    await form.getByRole('checkbox', { name: /^Contenus/ }).check()
    await form.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await owner.page.getByRole('list', { name: 'Invitations en attente' }).getByText(email).waitFor()

    const link = await mailedLink(email, '/invitation')
    const visit = await open(link)
    const { page } = visit
    await page.getByText(/rejoindre l’équipe de la boutique/).waitFor()
    await page.getByRole('list', { name: 'Rôles proposés' }).getByText(roleLabels.CONTENT.name).waitFor()
    expect(page.url()).not.toContain('#')
    await signUp(page, { firstName: 'Nadia', lastName: 'Roy', email })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Il ne reste qu’à accepter')
    await page.getByRole('button', { name: 'Accepter l’invitation' }).click()
    await page.getByRole('heading', { name: 'Bienvenue dans l’équipe' }).waitFor()
    await page.getByRole('link', { name: 'Ouvrir l’administration' }).click()
    await page.getByRole('tab', { name: 'Articles' }).waitFor()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'Aujourd’hui',
      'Articles',
      'Images',
      'Pages',
    ])
    await page.goto('/admin/commandes')
    await page.getByText('Cette rubrique n’est pas dans vos rôles').waitFor()
    await page.getByRole('link', { name: /^Revenir à/ }).click()
    await page.getByRole('tab', { name: 'Articles' }).waitFor()

    const again = await open(link)
    await again.page.getByRole('heading', { name: 'Cette invitation n’est plus valable' }).waitFor()
    await owner.page.reload()
    await owner.page.getByRole('button', { name: 'Changer les rôles : Nadia Roy' }).waitFor()
    expectNoProblem(owner)
    expectNoProblem(visit, refusals)
  })

  test.for<Role>(['CATALOGUE', 'CONTENT', 'CUSTOMERS', 'ANALYST'])(
    '%s walks through the administration, and nothing that is asked is refused',
    async (role, { open, expect }) => {
      const mayOpen = (path: string) => {
        const permission = permissionOf(path)
        return permission === null || permissionsOf([role]).has(permission)
      }
      const visit = await open('/admin', { storageState: await colleague(role) })
      const { page } = visit
      const refused = watchRefusals(page)
      const closed = adminRoutes.filter(({ path }) => !mayOpen(path))
      expect(closed.length).toBeGreaterThan(5)
      for (const { path, heading } of adminRoutes.filter(({ path }) => mayOpen(path))) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1, name: heading }).waitFor()
        await visit.untilQuiet()
        expect(await page.getByText('Cette rubrique n’est pas dans vos rôles').count(), path).toBe(0)
      }
      for (const { path } of [closed[0], closed.at(-1)] as typeof closed) {
        await page.goto(path)
        await page.getByText('Cette rubrique n’est pas dans vos rôles').waitFor()
        await visit.untilQuiet()
      }
      expect(await refused()).toEqual([])
      expectNoProblem(visit)
    },
  )

  test('a token is made, shown once, used on both edges, revoked, and stays in the history', async ({
    open,
    expect,
  }) => {
    const visit = await open('/admin/jetons', { storageState: await ownerSession() })
    const { page } = visit
    const name = `Caisse ${process.pid}`
    await page.getByRole('button', { name: 'Nouveau jeton' }).click()
    const form = page.getByRole('dialog', { name: 'Nouveau jeton' })
    await form.getByLabel('Nom').fill(name)
    await form.getByRole('checkbox', { name: 'Voir les commandes' }).check()
    await form.getByRole('button', { name: 'Créer le jeton' }).click()
    const text = await page.getByLabel(/^Jeton «/).inputValue()
    const headers = { authorization: `Bearer ${text}`, 'content-type': 'application/json' }
    const ask = async () => {
      const rest = await fetch(`${inject('origin')}/api/admin/orders`, { headers })
      const graphql = await fetch(`${inject('origin')}/graphql`, {
        ...{ method: 'POST', headers },
        body: JSON.stringify({ query: '{ access { permissions } adminOrders(limit: 1) { totalCount } }' }),
      })
      return { statuses: [rest.status, graphql.status], told: await graphql.json() }
    }
    const { statuses, told } = await ask()
    expect(statuses).toEqual([200, 200])
    expect(told.data).toEqual({
      access: { permissions: ['orders.read'] },
      adminOrders: { totalCount: expect.any(Number) },
    })
    const mail = await fetch(`${inject('origin')}/api/admin/mails`, { headers })
    expect(mail.status).toBe(403)

    await page.reload()
    const row = page.getByRole('list', { name: 'Jetons' }).getByRole('listitem').filter({ hasText: name })
    await row.getByText(/^Dernière utilisation/).waitFor()
    expect(await page.content()).not.toContain(text)
    await row.getByRole('button', { name: `Révoquer : ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }).click()
    await page.getByText('Jeton révoqué').first().waitFor()
    expect((await ask()).statuses).toEqual([401, 401])
    await page.getByRole('button', { name: 'Voir l’historique' }).click()
    await page.getByRole('region', { name: 'Historique' }).getByText('Révocation').first().waitFor()
    expectNoProblem(visit)
  })

  test('the bell tells what waits, is read, and tells each only what they want to hear of', async ({
    open,
    expect,
  }) => {
    const session = await colleague('CATALOGUE')
    const validUntil = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString().slice(0, 10)
    const title = `Essai ${process.pid}`
    await call(session, '/api/admin/evidence', { kind: 'TEST_REPORT', title, validUntil })
    const visit = await open('/admin', { storageState: session })
    const { page } = visit
    const bell = page.getByRole('button', { name: /^Notifications/ })
    await page.getByRole('button', { name: /^Notifications, .* non lues?$/ }).click()
    const news = page.getByRole('list', { name: 'Notifications' }).getByText(title)
    await news.waitFor()
    await page.getByRole('button', { name: 'Tout marquer comme lu' }).click()
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()

    await page.getByRole('button', { name: 'Choisir ce que je reçois' }).click()
    const choices = page.getByRole('table')
    await choices.waitFor()
    expect(await choices.getByRole('row').count()).toBe(3)
    const choice = choices.getByLabel(/^Une preuve prend fin.: cloche$/)
    await choice.press('Space')
    await page.getByText('Choix enregistré').first().waitFor()
    await page.getByRole('button', { name: 'Revenir aux notifications' }).click()
    await news.waitFor({ state: 'detached' })
    await page.reload()
    await bell.click()
    await page.getByRole('button', { name: 'Choisir ce que je reçois' }).click()
    await choice.waitFor()
    expect(await choice.isChecked()).toBe(false)
    expect(await choices.getByLabel(/^Une preuve prend fin.: e-mail$/).isChecked()).toBe(true)
    expectNoProblem(visit)
  })

  test('a message is taken, noted on, and answered with a template within the 24 hours', async ({
    open,
    expect,
  }) => {
    const subject = `Un flacon fêlé ${process.pid}`
    const from = { firstName: 'Inès', lastName: 'Faure', email: `ines-${process.pid}@exemple.fr` }
    const session = await colleague('CUSTOMERS')
    await call(session, '/api/contact', { ...from, subject, message: 'Le flacon est arrivé fêlé.' })
    await call(session, '/api/admin/reply-templates', {
      name: `Casse ${process.pid}`,
      text: 'Bonjour {{prénom}}, nous renvoyons un flacon.',
    })
    const visit = await open('/admin/messages?fiche=modeles', { storageState: session })
    const { page } = visit
    const refused = watchRefusals(page)
    await page.getByRole('button', { name: `Modifier Casse ${process.pid}` }).click()
    const form = page.getByRole('dialog', { name: 'Modifier le modèle' })
    await form.getByLabel('Texte').fill('Bonjour {{prénom}}, nous renvoyons un flacon neuf.')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Modèle enregistré').first().waitFor()
    await page.getByText('nous renvoyons un flacon neuf.').waitFor()

    await page.goto('/admin/messages')
    await page.getByRole('link', { name: subject }).click()
    const drawer = page.getByRole('dialog', { name: subject })
    await drawer.getByLabel('Confié à').selectOption({ label: 'Ana Petit' })
    await drawer.getByText('Note interne', { exact: true }).first().click()
    await drawer.getByLabel('Votre note').fill('Lot 12, à vérifier.')
    await drawer.getByRole('button', { name: 'Ajouter la note' }).click()
    await drawer.getByRole('list', { name: 'Échanges' }).getByText('Lot 12, à vérifier.').waitFor()
    await drawer.getByRole('button', { name: `Casse ${process.pid}` }).click()
    await expect
      .poll(() => drawer.getByLabel('Votre réponse').inputValue())
      .toBe('Bonjour Inès, nous renvoyons un flacon neuf.')
    await drawer.getByRole('button', { name: 'Envoyer' }).click()
    await told(page, 'Réponse envoyée')

    await page.goto('/admin/messages')
    await page.getByText(/Réponses dans les 24.h/).waitFor()
    await page.getByRole('link', { name: subject }).click()
    await drawer.getByText(/^Répondu par Ana Petit le .*délai de 24.h tenu/).waitFor()
    expect(await refused()).toEqual([])
    expectNoProblem(visit)
  })
})
