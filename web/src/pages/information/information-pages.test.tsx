import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { criteria } from '../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeSettings } from '../../test/data/make-settings.ts'
import { makeInformationPage } from '../../test/make-information-page.ts'
import { render } from '../../test/render.tsx'
import { EcologyPage } from '../articles/ecology-page.tsx'
import { AccessibilityPage } from './accessibility-page.tsx'
import { HelpPage } from './help-page.tsx'
import { LegalNoticePage, PrivacyPage, TermsPage } from './legal-pages.tsx'
import { MethodPage } from './method-page.tsx'
import { MissionPage } from './mission-page.tsx'
import { TrustPage } from './trust-page.tsx'

const settings = makeSettings({
  shop_company: 'Coopérative du Test',
  shop_director: 'Noé Test',
  shop_email: 'allo@exemple.fr',
  shop_host: 'Hébergeur du Test',
})
const scoreMethod = {
  ...{
    version: 1,
    date: '2026-11-23',
    productCount: 3,
    assessedCount: 2,
    supplierCount: 1,
    evidenceCount: 4,
  },
  changes: [{ version: 1, date: '2026-11-23', change: 'Première version.' }],
  scales: criteria.map((criterion) => ({
    ...{ criterion, question: 'Quoi\u202f?', between: 'Par cinquième.' },
    steps: [{ points: '0.5', gives: 'Un quart.' }],
  })),
}
const pages: [string, ComponentType][] = [
  ['Consommer écologiquement', EcologyPage],
  ['Pourquoi nous faire confiance', TrustPage],
  ['Notre méthode de notation', MethodPage],
  ['Notre Mission', MissionPage],
  ['Aide et Contacts', HelpPage],
  ['Politique de confidentialité', PrivacyPage],
  ['Mentions légales', LegalNoticePage],
  ['Conditions générales de vente', TermsPage],
  ['Accessibilité', AccessibilityPage],
]

describe.each(pages)('%s', (title, Page) => {
  it('has its h1, its title, and no claim that the law forbids', async () => {
    const { container } = render(<Page />, { answers: { settings, scoreMethod } })
    await screen.findByRole('heading', { level: 1, name: title })
    await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe(`${title} — Ramure`))
    expect(container).not.toHaveTextContent(
      /biodégradable|respectueu\S* de l.environnement|neutre en carbone/i,
    )
    // Ordinary spaces before these marks would let them start a line.
    expect(container.textContent).not.toMatch(/ [;!?»]/)
  })
})

it('leads from the trust page to the products and to help, through five steps in order', async () => {
  render(<TrustPage />)
  expect(await screen.findByRole('link', { name: 'Voir nos produits' })).toHaveAttribute('href', '/produits')
  expect(screen.getByRole('link', { name: 'Nous poser une question' })).toHaveAttribute(
    'href',
    '/aide-et-contacts',
  )
  const steps = within(screen.getByRole('region', { name: 'Notre sélection en cinq étapes' }))
  expect(steps.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
    'Audit du fournisseur',
    'Essai du produit',
    'Validation des certifications',
    'Calcul de l’impact',
    'Validation de l’équipe',
  ])
  const reasons = within(screen.getByRole('region', { name: /Quatre raisons/ }))
  expect(reasons.getAllByRole('heading', { level: 3 })).toHaveLength(4)
})

it('tells mission, values and history', async () => {
  render(<MissionPage />)
  for (const name of ['Nos valeurs', 'Notre histoire'])
    expect(await screen.findByRole('region', { name })).toBeInTheDocument()
})

it('says who publishes and hosts the site as the owner wrote it, and leaves out what is missing', async () => {
  render(<LegalNoticePage />, { answers: { settings } })
  expect(await screen.findByText('Coopérative du Test')).toBeInTheDocument()
  expect(screen.getByText('Noé Test')).toBeInTheDocument()
  expect(screen.getByText('Hébergeur du Test')).toBeInTheDocument()
  expect(screen.queryByText('Téléphone')).not.toBeInTheDocument()
})

it('names everything that is stored on the device, and where to complain', async () => {
  render(<PrivacyPage />, { answers: { settings } })
  const stored = within(
    await screen.findByRole('region', { name: 'Ce qui est enregistré sur votre appareil' }),
  )
  const names = stored.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)
  expect(names).toEqual([
    'session (ou __Host-session)',
    'appareil (ou __Host-appareil)',
    'cle-acces (ou __Host-cle-acces)',
    'visite',
    'gdpr-consent',
    'measurement-off',
    'color-mode',
    'signed-in',
    'has-account',
    'recent-searches',
    'favourites',
    'recent-products',
    'compared',
    'household',
    'chosen-products',
    'pending-choice',
    'waitlist-joined',
    'opening-note-closed',
    'second-factor-note-closed',
    'session-ended, draft:…',
    'admin-visit',
    'admin-columns',
    'admin-choices, admin-shortcuts',
    'admin-email',
    'react-router-scroll-positions',
  ])
  expect(screen.getByRole('link', { name: /cnil\.fr/ })).toHaveAttribute(
    'href',
    'https://www.cnil.fr/fr/plaintes',
  )
})

it('shows the method as ladders with a product of the shop that adds up, and counts without contradiction', async () => {
  const assessment = {
    ...{ id: '1', decidedAt: '2026-11-21T09:00:00.000Z', total: '9.0', externalTotal: '9.0' },
    criteria: criteria.map((criterion) => ({
      ...{ criterion, points: '1.8', reason: 'De l’Ain, 60\u00a0km par la route.', evidence: [] },
    })),
  }
  const product = makeProduct({ id: '7', name: 'Pommeau', assessment, scoreDisplay: 'SCORE' })
  const all = { ...scoreMethod, productCount: 2 }
  const { container, unmount } = render(<MethodPage />, {
    answers: { scoreMethod: all, products: makePage([makeProduct(), product]) },
  })
  const example = await screen.findByRole('region', { name: 'Un exemple, point par point' })
  expect(within(example).getByRole('link', { name: 'Pommeau' })).toHaveAttribute('href', '/produit/7-pommeau')
  expect(within(example).getByRole('list', { name: 'Points de l’exemple' })).toHaveTextContent(
    /1,8Matériaux.*60.km.*entre 1,5 et 2,0, plus près de 2,0/,
  )
  expect(example).toHaveTextContent('1,8 + 1,8 + 1,8 + 1,8 + 1,8 = 9,0')
  for (const name of [/^Échelle\s: Transport/, 'Plafond selon la preuve'])
    expect(screen.getByRole('list', { name })).toBeInTheDocument()
  expect(container).toHaveTextContent(/chaque produit de la boutique, 2 en tout, a une évaluation/)
  expect(container).not.toHaveTextContent(/note saisie/)
  expect(container.textContent).toMatch(/2026\u00a0: Première version/)
  unmount()
  render(<MethodPage />, { answers: { scoreMethod } })
  expect(await screen.findByText(/Les autres produits portent une note saisie/)).toHaveTextContent(
    /2 produits sur 3 ont une évaluation/,
  )
  expect(screen.queryByRole('region', { name: /^Un exemple/ })).not.toBeInTheDocument()
})

it('says that sales are not open', async () => {
  render(<TermsPage />, { answers: { settings } })
  expect(await screen.findByText('Aucune vente n’est conclue sur ce site aujourd’hui.')).toBeInTheDocument()
})

it('leads to its parts from the contents', () => {
  render(<AccessibilityPage />, { answers: { settings } })
  const contents = within(screen.getByRole('navigation', { name: 'Sur cette page' }))
  const link = contents.getByRole('link', { name: 'Signaler une difficulté' })
  expect(document.querySelector(link.getAttribute('href') ?? 'nothing')).toHaveAccessibleName(
    'Signaler une difficulté',
  )
})

it('shows the owner’s texts with the facts of the settings, and says what is an example', async () => {
  const page = makeInformationPage({
    slug: 'terms',
    sections: [
      {
        group: 'parts',
        title: 'Nous écrire',
        text: 'À {{contact_email}}, <b>vite</b>.\n\n[démonstration\u00a0: Le médiateur est Noé.]',
      },
    ],
  })
  const answers = { settings, informationPage: () => page }
  render(<TermsPage />, { answers })
  const part = within(await screen.findByRole('region', { name: 'Nous écrire' }))
  expect(await part.findByRole('link', { name: 'allo@exemple.fr' })).toBeInTheDocument()
  // No HTML of anybody's.
  expect(part.getByText(/<b>vite<\/b>/)).toBeInTheDocument()
  expect(part.getByText(/Le médiateur est Noé\./)).toHaveTextContent('Exemple de démonstration')
})

it('can be asked for again when its texts cannot be had', async () => {
  const informationPage = () => {
    throw new Error('panne')
  }
  render(<MissionPage />, { answers: { informationPage } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Notre Mission' })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeInTheDocument()
})

it('the privacy page tells for how long this shop is set to keep each thing', async () => {
  const use = { purpose: 'Vos messages', data: 'Objet.', ground: 'Intérêt légitime.', duration: '5 mois.' }
  render(<PrivacyPage />, { answers: { settings, dataUses: [use] } })
  const title = await screen.findByRole('heading', { level: 3, name: 'Vos messages' })
  expect(title.parentElement).toHaveTextContent('Durée5 mois.')
})
