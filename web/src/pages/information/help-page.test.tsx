import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeSettings } from '../../test/data/make-settings.ts'
import { render, renderRoutes } from '../../test/render.tsx'
import { HelpPage } from './help-page.tsx'

const settings = makeSettings({
  delivery_info: 'Offerte dès 50 €.\nPoint relais possible.',
  return_policy: 'Trente jours pour changer d’avis.',
  packaging_info: '   ',
  shop_email: 'allo@exemple.fr',
  shop_phone: '04 12 34 56 78',
  shop_address: '1 place du Test, 69001 Lyon',
  shop_hours: 'Du lundi au vendredi, de 9 h à 18 h. Fermé le week-end.',
})
const services = () => screen.getByRole('region', { name: 'Nos services' })
const question = (name: RegExp) => screen.getByRole('button', { name })

it('takes over what somebody looked for and did not find, as the subject of a message', async () => {
  renderRoutes([{ path: 'aide-et-contacts', element: <HelpPage /> }], {
    path: '/aide-et-contacts?cherche=tondeuse+%C3%A0+main',
  })
  expect(await screen.findByRole('textbox', { name: /Sujet/ })).toHaveValue(
    'Je cherchais\u00a0: tondeuse à main',
  )
})

it('shows the services in the owner’s words, and in ours where there are none', async () => {
  render(<HelpPage />, { answers: { settings } })
  expect(screen.getByRole('heading', { level: 1, name: 'Aide et Contacts' })).toBeInTheDocument()
  await screen.findByRole('region', { name: 'Nos services' })
  expect(await within(services()).findByText(/Point relais possible/)).toHaveStyle({ whiteSpace: 'pre-line' })
  expect(services()).toHaveTextContent('Trente jours pour changer d’avis.')
  expect(services()).toHaveTextContent('le carton le plus petit possible')
  expect(within(services()).getByRole('heading', { name: 'Satisfait ou remboursé' })).toBeInTheDocument()
})

it('keeps every promise when the settings cannot be had', async () => {
  const failing = () => {
    throw new Error('panne')
  }
  render(<HelpPage />, { answers: { settings: failing } })
  await waitFor(() => expect(services()).toHaveTextContent('3 à 5 jours ouvrés en France métropolitaine'))
  expect(services()).toHaveTextContent('Le retour est à vos frais, et gratuit si le produit a un défaut.')
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeInTheDocument()
})

it('gives the contact details, to write to and to call', async () => {
  render(<HelpPage />, { answers: { settings } })
  const details = within(await screen.findByRole('list', { name: 'Coordonnées' }))
  expect(await details.findByRole('link', { name: 'allo@exemple.fr' })).toHaveAttribute(
    'href',
    'mailto:allo@exemple.fr',
  )
  expect(details.getByRole('link', { name: '04 12 34 56 78' })).toHaveAttribute('href', 'tel:0412345678')
  expect(details.getByText('1 place du Test, 69001 Lyon')).toBeInTheDocument()
  expect(details.getByText('Sur rendez-vous uniquement.')).toBeInTheDocument()
  expect(details.getByText('Réponse sous 24 h.')).toBeInTheDocument()
  expect(details.getByText(/de 9 h à 18 h\. Fermé le week-end/)).toBeInTheDocument()
})

it('answers three questions with the keyboard alone, one at a time', async () => {
  const { user } = render(<HelpPage />, { answers: { settings } })
  await screen.findByRole('region', { name: 'Questions fréquentes' })
  const first = question(/Comment fonctionne l’éco-score/)
  const last = question(/Comment contacter le service client/)
  expect(screen.queryByRole('region', { name: /éco-score/ })).not.toBeInTheDocument()
  first.focus()
  await user.keyboard('{Enter}')
  expect(first).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('region', { name: /Comment fonctionne l’éco-score/ })).toHaveTextContent(
    'de 0 à 2 points',
  )
  await user.tab()
  expect(screen.getByRole('link', { name: 'Voir la méthode en détail' })).toHaveFocus()
  await user.tab()
  expect(question(/vraiment écologiques/)).toHaveFocus()
  await user.tab()
  await user.keyboard(' ')
  expect(last).toHaveAttribute('aria-expanded', 'true')
  expect(first).toHaveAttribute('aria-expanded', 'false')
  const answer = screen.getByRole('region', { name: /Comment contacter/ })
  expect(await within(answer).findByRole('link', { name: 'allo@exemple.fr' })).toBeInTheDocument()
  await user.keyboard(' ')
  expect(answer).not.toBeVisible()
})

it('has the contact form', async () => {
  render(<HelpPage />, { answers: { settings } })
  const contact = within(await screen.findByRole('region', { name: 'Nous contacter' }))
  expect(contact.getByRole('button', { name: 'Envoyer le message' })).toBeInTheDocument()
})
