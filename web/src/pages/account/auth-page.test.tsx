import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { makeSession, refuse } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { besideToasts, renderRoutes } from '../../test/render.tsx'
import { type Answers, schemaFetch } from '../../test/schema-fetch.ts'
import { AuthPage } from './auth-page.tsx'

const camille = makeViewer()

/** The page at its address, and the places it leads to. */
async function open(search = '', answers: Answers = makeSession([camille]).answers) {
  const fetch = schemaFetch(answers)
  const page = renderRoutes(
    besideToasts([
      { path: 'auth', element: <AuthPage /> },
      { path: '*', element: null },
    ]),
    { path: `/auth${search}`, fetch },
  )
  await waitFor(() => expect(fetch.asked).not.toHaveLength(0))
  const sent = (name: string) => fetch.asked.filter(({ operationName }) => operationName === name)
  return { ...page, sent, at: () => page.router.state.location.pathname }
}

const panel = () => within(screen.getByRole('tabpanel'))
const email = () => panel().getByLabelText('E-mail')
const password = () => panel().getByLabelText('Mot de passe')
const press = (name: string) => panel().getByRole('button', { name })

const show = async (user: UserEvent, tab: string) => {
  await user.click(screen.getByRole('tab', { name: tab }))
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tab))
}

describe('signing in', () => {
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>, typed = 'camille@exemple.fr') => {
    await screen.findByRole('heading', { level: 1, name: 'Heureux de vous revoir' })
    await user.type(email(), typed)
    await user.type(password(), 'secret1')
  }

  it('says so and goes home; the address is compared without case', async () => {
    const page = await open()
    await fill(page, ' Camille@Exemple.fr ')
    await page.user.keyboard('{Enter}')
    expect(await screen.findByText('Connexion réussie')).toBeInTheDocument()
    expect(page.at()).toBe('/')
    expect(page.sent('Login').map((each) => each.variables)).toEqual([
      { input: { email: 'camille@exemple.fr', password: 'secret1' } },
    ])
  })

  it('goes back to where the person was sent from', async () => {
    const page = await open('?retour=%2Fproduit%2F12')
    await fill(page)
    await page.user.click(press('Se connecter'))
    await waitFor(() => expect(page.at()).toBe('/produit/12'))
  })

  it('never leads to another site', async () => {
    const page = await open('?retour=%2F%2Failleurs.fr')
    await fill(page)
    await page.user.click(press('Se connecter'))
    await waitFor(() => expect(page.at()).toBe('/'))
  })

  it('refused, says why and keeps what was typed', async () => {
    const page = await open('', makeSession([]).answers)
    await fill(page)
    await page.user.click(press('Se connecter'))
    expect(await panel().findByRole('alert')).toHaveTextContent('Email ou mot de passe incorrect')
    // Once, in the form.
    expect(screen.getAllByText('Erreur de connexion')).toHaveLength(1)
    expect(screen.getAllByText('Email ou mot de passe incorrect')).toHaveLength(1)
    expect(email()).toHaveValue('camille@exemple.fr')
    expect(password()).toHaveValue('secret1')
    expect(password()).toHaveFocus()
    expect(page.at()).toBe('/auth')
    await page.user.type(password(), '2')
    expect(panel().queryByRole('alert')).not.toBeInTheDocument()
  })

  it('too often, says how long to wait', async () => {
    const message = 'Trop de tentatives. Veuillez patienter avant de réessayer.'
    const login = () => refuse('TOO_MANY_REQUESTS', message, { retryAfterSeconds: 840 })
    const page = await open('', { login })
    await fill(page)
    await page.user.click(press('Se connecter'))
    expect(await panel().findByRole('alert')).toHaveTextContent(
      `${message} Nouvel essai possible dans 14 minutes.`,
    )
  })

  it('says what is wrong under each field, and sends nothing', async () => {
    const page = await open()
    await screen.findByRole('heading', { level: 1 })
    await page.user.type(email(), 'camille')
    await page.user.click(press('Se connecter'))
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Email invalide'))
    expect(password()).toHaveAccessibleDescription('Le mot de passe doit contenir au moins 6 caractères')
    expect(email()).toHaveFocus()
    expect(email()).toBeInvalid()
    expect(page.sent('Login')).toHaveLength(0)
  })

  it('is sent once however often the button is pressed, and says that it is busy', async () => {
    let answer = (_: unknown) => {}
    const login = () => new Promise((resolve) => (answer = resolve))
    const page = await open('', { ...makeSession([camille]).answers, login })
    await fill(page)
    await page.user.dblClick(press('Se connecter'))
    expect(press('Connexion...')).toHaveAttribute('aria-disabled', 'true')
    await page.user.keyboard('{Enter}')
    expect(page.sent('Login')).toHaveLength(1)
    answer(camille)
    await waitFor(() => expect(page.at()).toBe('/'))
  })

  it('lets the password be seen', async () => {
    const { user } = await open()
    await screen.findByRole('heading', { level: 1 })
    expect(password()).toHaveAttribute('type', 'password')
    await user.click(press('Afficher le mot de passe'))
    expect(password()).toHaveAttribute('type', 'text')
    await user.click(press('Masquer le mot de passe'))
    expect(password()).toHaveAttribute('type', 'password')
  })
})

it('helps password managers', async () => {
  const { user } = await open()
  await screen.findByRole('heading', { level: 1 })
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
  await show(user, "S'inscrire")
  expect(panel().getByLabelText('Prénom')).toHaveAttribute('autocomplete', 'given-name')
  expect(panel().getByLabelText('Nom')).toHaveAttribute('autocomplete', 'family-name')
  expect(password()).toHaveAttribute('autocomplete', 'new-password')
})

it('keeps the tab in the URL, and in each tab what was typed', async () => {
  const { user, router } = await open('?onglet=inscription&retour=%2Fpanier')
  expect(await screen.findByRole('heading', { level: 1, name: 'Créez votre compte' })).toBeInTheDocument()
  await user.type(panel().getByLabelText('Prénom'), 'Camille')
  await show(user, 'Se connecter')
  expect(router.state.location.search).toBe('?retour=%2Fpanier')
  await show(user, "S'inscrire")
  expect(router.state.location.search).toBe('?retour=%2Fpanier&onglet=inscription')
  expect(panel().getByLabelText('Prénom')).toHaveValue('Camille')
})

it('sends home who is signed in already', async () => {
  const { at } = await open('', makeSession([], camille).answers)
  await waitFor(() => expect(at()).toBe('/'))
})
