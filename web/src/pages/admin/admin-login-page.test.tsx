import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { readPendingChoice, savePendingChoice } from '../../lib/session/pending-choice.ts'
import { hasSessionEnded, noteSessionEnded } from '../../lib/session/session-ended-note.ts'
import { refuse } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { later } from '../../test/later.ts'
import { ada, openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const loginAdministrator = () => ada
const email = () => screen.findByLabelText('E-mail')
const password = () => screen.getByLabelText('Mot de passe')
const press = (name: string) => screen.getByRole('button', { name })

/** The sign-in page of the administration, as a visitor sees it unless `me` says otherwise. */
async function open(search = '', answers: Answers = { loginAdministrator }, me: unknown = null) {
  const page = openAdmin(`/admin/login${search}`, answers, { me })
  await screen.findByRole('heading', { level: 1, name: 'Administration' })
  return page
}

const signIn = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.clear(await email())
  await user.type(await email(), 'ada@ramure.example')
  await user.type(password(), 'secret1')
  await user.click(press('Se connecter'))
}

it('offers the identifier of a new shop, in a text field, and help for password managers', async () => {
  await open()
  expect(await email()).toHaveValue('admin@ramure.example')
  expect(await email()).toHaveAttribute('type', 'text')
  expect(await email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it('offers the address that was last signed in with here, and no other', async () => {
  const refused = await open('', {
    loginAdministrator: () => refuse('UNAUTHENTICATED', 'Email ou mot de passe incorrect'),
  })
  await signIn(refused)
  await screen.findByRole('alert')
  refused.unmount()
  const page = await open()
  expect(await email()).toHaveValue('admin@ramure.example')
  await signIn(page)
  await waitFor(() => expect(page.at()).toBe('/admin'))
  page.unmount()
  await open()
  expect(await email()).toHaveValue('ada@ramure.example')
})

it('asks for both, in French, and sends nothing without them', async () => {
  const { user, sent } = await open()
  await user.clear(await email())
  await user.click(press('Se connecter'))
  await waitFor(async () => expect(await email()).toHaveAccessibleDescription('L’adresse e-mail est requise'))
  expect(password()).toHaveAccessibleDescription('Le mot de passe est requis')
  expect(await email()).toHaveFocus()
  expect(sent('LoginAdministrator')).toHaveLength(0)
})

it('says that it is busy, and is sent once however often it is pressed', async () => {
  const answer = later<unknown>()
  const page = await open('', { loginAdministrator: () => answer.promise })
  await signIn(page)
  expect(press('Connexion...')).toHaveAttribute('aria-disabled', 'true')
  await page.user.click(press('Connexion...'))
  expect(page.sent('LoginAdministrator')).toEqual([
    { input: { email: 'ada@ramure.example', password: 'secret1' } },
  ])
  answer.resolve(ada)
  await waitFor(() => expect(page.at()).toBe('/admin'))
})

describe('the four outcomes', () => {
  it('success: says so and opens the dashboard', async () => {
    const page = await open()
    await signIn(page)
    await waitFor(() => expect(page.at()).toBe('/admin'))
    expect(await screen.findByText('ada@ramure.example')).toBeInTheDocument()
    expect(await screen.findByText('Connexion réussie')).toBeInTheDocument()
  })

  it('no administrator: is told so, is not let in, and is nobody', async () => {
    const refused = () => refuse('FORBIDDEN', "Vous n'avez pas les droits d'administrateur.")
    const page = await open('', { loginAdministrator: refused })
    await signIn(page)
    expect(await screen.findByText('Accès refusé')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent("Vous n'avez pas les droits d'administrateur.")
    expect(page.at()).toBe('/admin/login')
    expect(page.asked.map(({ operationName }) => operationName)).toEqual(['Viewer', 'LoginAdministrator'])
    await page.router.navigate('/admin')
    await waitFor(() => expect(page.at()).toBe('/admin/login?retour=%2Fadmin'))
  })

  it('wrong: says so, keeps what was typed and goes to the password', async () => {
    const refused = () => refuse('UNAUTHENTICATED', 'Email ou mot de passe incorrect')
    const page = await open('', { loginAdministrator: refused })
    await signIn(page)
    expect(await screen.findByText('Erreur de connexion')).toBeInTheDocument()
    // In the message of five seconds and, until something is typed, in the form.
    expect(screen.getAllByText('Email ou mot de passe incorrect.')).toHaveLength(2)
    expect(screen.getByRole('alert')).toHaveTextContent('Email ou mot de passe incorrect.')
    expect(await email()).toHaveValue('ada@ramure.example')
    await waitFor(() => expect(password()).toHaveFocus())
    expect(password()).toHaveValue('secret1')
    await page.user.type(password(), '2')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('network down: says so, and can be tried again', async () => {
    const page = await open()
    page.down.add('LoginAdministrator')
    await signIn(page)
    const said = "Une erreur s'est produite lors de la connexion."
    expect(await screen.findByRole('alert')).toHaveTextContent(said)
    expect(screen.getByText('Erreur de connexion')).toBeInTheDocument()
    page.down.clear()
    await page.user.click(press('Se connecter'))
    await waitFor(() => expect(page.at()).toBe('/admin'))
    expect(await screen.findByText('ada@ramure.example')).toBeInTheDocument()
    expect(await screen.findByText('Connexion réussie')).toBeInTheDocument()
  })

  it('refused for another reason: passes it on', async () => {
    const message = 'Trop de tentatives. Veuillez patienter avant de réessayer.'
    const refused = () => refuse('TOO_MANY_REQUESTS', message, { retryAfterSeconds: 60 })
    const page = await open('', { loginAdministrator: refused })
    await signIn(page)
    expect(await screen.findByText('Erreur de connexion')).toBeInTheDocument()
    const said = `${message} Nouvel essai possible dans 1 minute.`
    expect(screen.getByRole('alert')).toHaveTextContent(said)
  })
})

describe('a session that has ended', () => {
  const told = () => screen.queryByRole('alert')

  it('is said on the page, after a reload too, until something is typed', async () => {
    noteSessionEnded()
    const { unmount } = await open()
    expect(told()).toHaveTextContent('Session expirée. Veuillez vous reconnecter.')
    unmount()
    const { user } = await open()
    expect(told()).toHaveTextContent('Session expirée. Veuillez vous reconnecter.')
    await user.type(password(), 's')
    expect(told()).not.toBeInTheDocument()
    expect(hasSessionEnded()).toBe(false)
  })

  it('is no more once somebody has signed in, by whichever door', async () => {
    noteSessionEnded()
    openAdmin('/auth', { login: () => makeViewer() }, { me: null })
    const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
    const hands = userEvent.setup()
    await hands.type(form.getByLabelText('E-mail'), 'camille@exemple.fr')
    await hands.type(form.getByLabelText('Mot de passe'), 'secret1{Enter}')
    await waitFor(() => expect(hasSessionEnded()).toBe(false))
  })

  it('is not said to a visitor, nor about cookies asked', async () => {
    localStorage.clear()
    await open()
    expect(told()).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Respect de votre vie privée' })).not.toBeInTheDocument()
  })
})

describe('leads', () => {
  it.each([
    ['?retour=%2Fadmin%3Fonglet%3Darticles', '/admin?onglet=articles'],
    ['?retour=%2Fadmin%2Fmessages', '/admin/messages'],
    ['?retour=%2Fpanier', '/admin'],
    ['?retour=%2Fadministrations', '/admin'],
    ['?retour=%2Fadmin%2F..%2Fpanier', '/admin'],
    ['?retour=%2F%2Failleurs.fr%2Fadmin', '/admin'],
    ['?retour=%2Fadmin%2Flogin', '/admin'],
  ])('with %s to %s, and never out of the administration', async (search, to) => {
    const page = await open(search)
    await signIn(page)
    await waitFor(() => expect(page.at()).toBe(to))
  })

  it('back to where the session had expired, once', async () => {
    savePendingChoice({ returnTo: '/admin?onglet=categories' })
    const page = await open()
    await signIn(page)
    await waitFor(() => expect(page.at()).toBe('/admin?onglet=categories'))
    expect(readPendingChoice()).toBeNull()
  })

  it('on, without a question, who is signed in already', async () => {
    const page = openAdmin('/admin/login?retour=%2Fadmin%2Flogin', {})
    await waitFor(() => expect(page.at()).toBe('/admin'))
    expect(page.sent('LoginAdministrator')).toHaveLength(0)
  })

  it('no customer on: theirs is another sign-in', async () => {
    const page = await open('', { loginAdministrator }, makeViewer())
    expect(await email()).toBeInTheDocument()
    expect(page.at()).toBe('/admin/login')
  })
})
