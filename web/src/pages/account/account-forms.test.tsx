import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../test/data/make-session.ts'
import { besideToasts, renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { ForgotPasswordPage, NewPasswordPage } from './account-forms.tsx'

const token = 'jeton-du-mot-de-passe-oublie-00000000000001'
const routes = besideToasts([
  { path: 'mot-de-passe/oublie', element: <ForgotPasswordPage /> },
  { path: 'mot-de-passe/nouveau', element: <NewPasswordPage /> },
])

function open(path: string, answers = {}) {
  const fetch = schemaFetch({
    forgotPassword: true,
    resetPassword: { passkeys: 2, apiTokens: 0 },
    me: null,
    ...answers,
  })
  return { ...renderRoutes(routes, { path, fetch }), asked: fetch.asked }
}
const password = () => screen.getByLabelText('Nouveau mot de passe')
const save = () => screen.getByRole('button', { name: 'Enregistrer le mot de passe' })

it('a forgotten password: asks for the address, and says the same whether or not there is an account', async () => {
  const { user, asked } = open('/mot-de-passe/oublie')
  await user.type(screen.getByLabelText(/^E-mail/), ' Camille@exemple.fr{Enter}')
  const said = await screen.findByRole('heading', { level: 2, name: 'Regardez votre messagerie' })
  expect(said).toHaveFocus()
  expect(screen.getByText(/^Si un compte existe pour camille@exemple\.fr/)).toBeInTheDocument()
  expect(asked.map(({ variables }) => variables)).toEqual([{ email: 'camille@exemple.fr' }])
  await user.click(screen.getByRole('button', { name: 'Essayer une autre adresse' }))
  expect(screen.getByLabelText(/^E-mail/)).toBeInTheDocument()
})

describe('a new password by a link', () => {
  it('takes the token out of the address, sends nothing by itself, and sets the password once', async () => {
    const { user, asked, router } = open(`/mot-de-passe/nouveau#${token}`)
    await waitFor(() => expect(router.state.location.hash).toBe(''))
    expect(asked).toEqual([])
    await user.type(password(), '12345{Enter}')
    expect(await screen.findByText('Le mot de passe doit contenir au moins 6 caractères')).toBeInTheDocument()
    await user.type(password(), ' et quelques mots')
    await user.click(save())
    expect(await screen.findByRole('heading', { level: 2, name: 'C’est fait' })).toHaveFocus()
    expect(asked[0]?.variables).toEqual({ input: { token, password: '12345 et quelques mots' } })
    expect(
      screen.getByText(/^Attention : 2 clés d’accès ouvrent toujours votre compte\./),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/auth')
    expect(router.state.location.state).toBeNull()
  })

  it.each(['', '#'])('says so at once when there is none (%s)', async (hash) => {
    open(`/mot-de-passe/nouveau${hash}`)
    expect(screen.getByText('Ce lien n’est plus valable')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Demander un autre lien' })).toHaveAttribute(
      'href',
      '/mot-de-passe/oublie',
    )
  })

  it('says when the link opens nothing any more', async () => {
    const resetPassword = () => refuse('NOT_FOUND', 'Ce lien n’est plus valable.')
    const { user } = open(`/mot-de-passe/nouveau#${token}`, { resetPassword })
    await user.type(password(), 'quelques mots{Enter}')
    expect(await screen.findByText('Ce lien n’est plus valable')).toHaveFocus()
  })

  it('keeps the form when the password is refused, or the server is away', async () => {
    const common = 'Le mot de passe est l’un des plus courants.'
    let answer = () => refuse('BAD_USER_INPUT', common, { fields: { password: common } })
    const { user } = open(`/mot-de-passe/nouveau#${token}`, { resetPassword: () => answer() })
    await user.type(password(), 'motdepasse{Enter}')
    await waitFor(() => expect(password()).toHaveAccessibleDescription(common))
    answer = () => refuse('SERVICE_UNAVAILABLE', 'Service momentanément indisponible.')
    await user.type(password(), ' et plus{Enter}')
    expect(await screen.findByText('Mot de passe non enregistré')).toBeInTheDocument()
    expect(save()).toBeInTheDocument()
  })
})
