import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { termsText } from '../../../../api/src/features/consent/texts/form-texts.rules.ts'
import { makeSession, refuse } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { besideToasts, renderRoutes } from '../../test/render.tsx'
import { type Answers, schemaFetch } from '../../test/schema-fetch.ts'
import { AuthPage } from './auth-page.tsx'

const typed = { Prénom: 'Camille', Nom: 'Roux', 'E-mail': 'camille@exemple.fr', 'Mot de passe': 'secret1' }

const shownTerms = `${termsText.version}-0f3a61c2b7d4`

const panel = () => within(screen.getByRole('tabpanel'))
const field = (label: string) => panel().getByLabelText(label)

/** The second tab, filled in and sent. */
async function register(answers: Answers, values: Record<string, string> = typed) {
  const consentTexts = () => [{ kind: 'TERMS', textVersion: shownTerms, text: termsText.text }]
  const fetch = schemaFetch({ ...makeSession([makeViewer()]).answers, consentTexts, ...answers })
  const page = renderRoutes(
    besideToasts([
      { path: 'auth', element: <AuthPage /> },
      { path: '*', element: null },
    ]),
    { path: '/auth?onglet=inscription', fetch },
  )
  await screen.findByRole('heading', { level: 1, name: 'Créez votre compte' })
  for (const [label, value] of Object.entries(values)) await page.user.type(field(label), value)
  await page.user.click(panel().getByRole('button', { name: 'Créer mon compte' }))
  const sent = fetch.asked.filter(({ operationName }) => operationName === 'Register')
  return { ...page, sent }
}

it('opens an account, says so and goes home', async () => {
  const { router, sent } = await register({})
  expect(await screen.findByText('Compte créé avec succès')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/')
  expect(sent[0]?.variables).toEqual({
    input: {
      ...{ firstName: 'Camille', lastName: 'Roux', email: 'camille@exemple.fr', password: 'secret1' },
      textVersion: shownTerms,
    },
  })
})

it('tells every error, each leading to its field and once more under it, and sends nothing', async () => {
  const { sent, user } = await register({}, { Prénom: ' ', 'E-mail': 'camille', 'Mot de passe': '12345' })
  const said = await screen.findByRole('alert')
  expect(said).toHaveTextContent('Données invalides')
  expect(said).toHaveTextContent('Le prénom est requis')
  // In the form alone: a message above it would cover the field that has the focus.
  expect(screen.getByRole('form')).toContainElement(said)
  expect(screen.getAllByText('Données invalides')).toHaveLength(1)
  expect(field('Prénom')).toHaveAccessibleDescription('Le prénom est requis')
  expect(field('Nom')).toHaveAccessibleDescription('Le nom est requis')
  expect(field('E-mail')).toHaveAccessibleDescription('Email invalide')
  expect(field('Mot de passe')).toHaveAccessibleDescription(
    'Le mot de passe doit contenir au moins 6 caractères',
  )
  expect(field('Prénom')).toHaveFocus()
  const told = within(said).getAllByRole('button')
  expect(told.map((each) => each.textContent)).toEqual([
    'Le prénom est requis',
    'Le nom est requis',
    'Email invalide',
    'Le mot de passe doit contenir au moins 6 caractères',
  ])
  await user.click(within(said).getByRole('button', { name: 'Email invalide' }))
  expect(field('E-mail')).toHaveFocus()
  await user.type(field('E-mail'), '@exemple.fr')
  expect(said).not.toBeInTheDocument()
  expect(sent).toHaveLength(0)
})

it('tells what the API finds invalid in the same way', async () => {
  const fields = { email: 'Email invalide' }
  await register({ register: () => refuse('BAD_USER_INPUT', 'Email invalide', { fields }) })
  expect(await screen.findByText('Données invalides')).toBeInTheDocument()
  expect(field('E-mail')).toHaveAccessibleDescription('Email invalide')
})

it('tells a password that is too common at its field', async () => {
  const common = 'Le mot de passe est l’un des plus courants\u00a0: il serait vite deviné.'
  await register({ register: () => refuse('BAD_USER_INPUT', common, { fields: { password: common } }) })
  expect(await screen.findByText('Données invalides')).toBeInTheDocument()
  expect(field('Mot de passe')).toHaveAccessibleDescription(common)
})

it('shows a taken address at its field, and keeps what was typed', async () => {
  const taken = 'Un compte existe déjà avec cette adresse e-mail.'
  const { router } = await register({
    register: () => refuse('CONFLICT', taken, { fields: { email: taken } }),
  })
  expect(await screen.findByText("Erreur d'inscription")).toBeInTheDocument()
  expect(field('E-mail')).toHaveAccessibleDescription(taken)
  await waitFor(() => expect(field('E-mail')).toHaveFocus())
  for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value)
  expect(router.state.location.pathname).toBe('/auth')
})

it('offers to sign in with an address that has an account, and takes it to the other tab', async () => {
  const taken = 'Un compte existe déjà avec cette adresse e-mail.'
  const { user } = await register({
    register: () => refuse('CONFLICT', taken, { fields: { email: taken } }),
  })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(taken)).toBeInTheDocument()
  await user.click(alert.getByRole('button', { name: 'Se connecter avec cette adresse' }))
  const panel = await screen.findByRole('tabpanel', { name: 'Se connecter' })
  expect(within(panel).getByLabelText('E-mail')).toHaveValue(typed['E-mail'])
  expect(within(panel).getByLabelText('Mot de passe')).toHaveFocus()
  await user.keyboard('secret1')
  expect(within(panel).getByLabelText('Mot de passe')).toHaveValue('secret1')
})

it('says what the answers are for, with the way to the policy and the terms', async () => {
  await register({}, {})
  const form = within(screen.getByRole('form', { name: "S'inscrire" }))
  const link = (name: string) => form.getByRole('link', { name })
  expect(link('Politique de confidentialité')).toHaveAttribute('href', '/politique-confidentialite')
  expect(link('Conditions générales de vente')).toHaveAttribute('href', '/cgv')
  expect(form.getByText(termsText.text, { exact: false })).toBeVisible()
})

it('says in the specified words that the account could not be made', async () => {
  await register({ register: () => refuse('INTERNAL_SERVER_ERROR', 'relation does not exist') })
  const said = 'Une erreur est survenue lors de la création du compte'
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(said)
  expect(alert).toHaveTextContent("Erreur d'inscription")
  expect(screen.getAllByText(said)).toHaveLength(1)
})
