import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../test/data/make-session.ts'
import { besideToasts, renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { AccessPage, ConfirmAddressPage } from './account-forms.tsx'

const email = 'camille@exemple.fr'
const known = { email, confirmedAt: null, pendingEmail: null }
const token = 'jeton-de-l-adresse-a-confirmer-000000000001'
const routes = besideToasts([
  { path: 'mon-compte/identifiants', element: <AccessPage /> },
  { path: 'adresse/confirmation', element: <ConfirmAddressPage /> },
])

function open(answers = {}, path = '/mon-compte/identifiants') {
  const fetch = schemaFetch({ accountEmail: known, me: null, ...answers })
  return { ...renderRoutes(routes, { path, fetch }), asked: fetch.asked }
}
const card = async (name: string) => within(await screen.findByRole('form', { name }))

describe('one’s own address', () => {
  it('says that it is not confirmed, and has the mail sent again', async () => {
    const { user, asked } = open({ resendConfirmation: known })
    await user.click(await screen.findByRole('button', { name: 'Renvoyer l’e-mail' }))
    expect(await screen.findByText('E-mail envoyé')).toBeInTheDocument()
    expect(asked.map(({ operationName }) => operationName)).toContain('ResendConfirmation')
  })

  it('is another one once it is confirmed; until then it says what is waited for', async () => {
    const changeEmail = { ...known, pendingEmail: 'neuve@exemple.fr' }
    const { user, asked } = open({
      accountEmail: { ...known, confirmedAt: '2026-01-02T03:04:05Z' },
      changeEmail,
    })
    const form = await card('Changer d’adresse e-mail')
    expect(screen.queryByRole('button', { name: 'Renvoyer l’e-mail' })).not.toBeInTheDocument()
    await user.type(form.getByLabelText(/^Nouvelle adresse/), 'Neuve@exemple.fr')
    await user.type(form.getByLabelText(/^Mot de passe/), 'le mien{Enter}')
    expect(await screen.findByText(/^En attente : neuve@exemple\.fr/)).toBeInTheDocument()
    expect(asked.at(-1)?.variables).toEqual({
      input: { email: 'neuve@exemple.fr', currentPassword: 'le mien' },
    })
    await waitFor(() => expect(form.getByLabelText(/^Mot de passe/)).toHaveValue(''))
  })

  it('shows under its field what was refused', async () => {
    const taken = 'Un compte existe déjà avec cette adresse e-mail.'
    const { user } = open({ changeEmail: () => refuse('CONFLICT', taken, { fields: { email: taken } }) })
    const form = await card('Changer d’adresse e-mail')
    await user.type(form.getByLabelText(/^Nouvelle adresse/), 'prise@exemple.fr')
    await user.type(form.getByLabelText(/^Mot de passe/), 'le mien{Enter}')
    await waitFor(() => expect(form.getByLabelText(/^Nouvelle adresse/)).toHaveAccessibleDescription(taken))
  })
})

describe('one’s own password', () => {
  it('is changed by who types the old one; a gentle note says how strong the new one is', async () => {
    const { user, asked } = open({ changePassword: true })
    const form = await card('Changer de mot de passe')
    const next = () => form.getByLabelText(/^Nouveau mot de passe/)
    expect(next()).toHaveAccessibleDescription(/^Au moins 6 caractères/)
    await user.type(form.getByLabelText(/^Mot de passe actuel/), 'le mien')
    await user.type(next(), 'sixsix')
    expect(next()).toHaveAccessibleDescription(/^Mot de passe faible\. Accepté, mais plus sûr avec 12/)
    await user.type(next(), ' et')
    expect(next()).toHaveAccessibleDescription(/^Mot de passe moyen\. Accepté/)
    await user.type(next(), ' un mot')
    expect(next()).toHaveAccessibleDescription('Mot de passe solide.')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Mot de passe changé')).toBeInTheDocument()
    const input = { currentPassword: 'le mien', newPassword: 'sixsix et un mot' }
    expect(asked.at(-1)?.variables).toEqual({ input })
    await waitFor(() => expect(next()).toHaveValue(''))
    expect(next()).toHaveAccessibleDescription(/^Au moins 6 caractères/)
  })

  it('says under its field that the old one is wrong', async () => {
    const wrong = 'Votre mot de passe actuel n’est pas celui-ci.'
    const changePassword = () => refuse('BAD_USER_INPUT', wrong, { fields: { currentPassword: wrong } })
    const { user } = open({ changePassword })
    const form = await card('Changer de mot de passe')
    await user.type(form.getByLabelText(/^Mot de passe actuel/), 'pas le mien')
    await user.type(form.getByLabelText(/^Nouveau mot de passe/), 'quelques mots{Enter}')
    await waitFor(() =>
      expect(form.getByLabelText(/^Mot de passe actuel/)).toHaveAccessibleDescription(wrong),
    )
  })
})

describe('the link that confirms an address', () => {
  const link = `/adresse/confirmation#${token}`
  const openEmailLink = {
    ...{ purpose: 'CONFIRM_EMAIL', email, account: email, openedAt: '2026-01-02T03:04:05Z' },
    isOwn: true,
  }
  const press = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Confirmer mon adresse' }))

  it('says whose account it is, and confirms at the press of a button', async () => {
    const confirmEmail = { ...known, confirmedAt: '2026-01-02T03:04:05Z' }
    const { user, asked, router } = open({ openEmailLink, confirmEmail }, link)
    await waitFor(() => expect(router.state.location.hash).toBe(''))
    expect(await screen.findByRole('form', { name: 'Confirmation de l’adresse' })).toHaveTextContent(
      /ouvert le 2 janvier 2026 avec l’adresse camille@exemple\.fr/,
    )
    expect(asked.map(({ operationName }) => operationName)).not.toContain('ConfirmEmail')
    await press(user)
    expect(await screen.findByRole('heading', { level: 2, name: 'C’est confirmé' })).toHaveFocus()
    const sent = asked.find(({ operationName }) => operationName === 'ConfirmEmail')
    expect(sent?.variables).toEqual({ token })
    expect(screen.getByText(/camille@exemple\.fr/)).toBeInTheDocument()
  })

  it('asks at another browser for the password of the account, and says that it is wrong', async () => {
    const wrong = 'Ce n’est pas votre mot de passe.'
    const { user, asked } = open(
      {
        openEmailLink: { ...openEmailLink, isOwn: false },
        confirmEmail: () => refuse('BAD_USER_INPUT', wrong, { fields: { password: wrong } }),
      },
      link,
    )
    await press(user)
    const field = screen.getByLabelText(/^Mot de passe de ce compte/)
    await waitFor(() => expect(field).toHaveAccessibleDescription('Saisissez le mot de passe de ce compte'))
    await user.type(field, 'le mien{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(wrong))
    expect(asked.at(-1)?.variables).toEqual({ token, password: 'le mien' })
  })

  it('lets who has not opened the account shut it to who has, once they are sure', async () => {
    const { user, asked } = open(
      { openEmailLink: { ...openEmailLink, isOwn: false }, disownEmail: true },
      link,
    )
    await user.click(await screen.findByRole('button', { name: 'Ce n’est pas moi' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(asked.map(({ operationName }) => operationName)).not.toContain('DisownEmail')
    await user.click(dialog.getByRole('button', { name: 'Ce n’est pas moi' }))
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Ce compte est fermé à qui l’a ouvert' }),
    ).toHaveFocus()
  })

  it.each([
    ['NOT_FOUND', 'Ce lien n’est plus valable'],
    ['CONFLICT', 'Cette adresse est déjà prise'],
  ])('says why it opens nothing (%s)', async (code, said) => {
    const { user } = open({ openEmailLink, confirmEmail: () => refuse(code, 'Refusé.') }, link)
    await press(user)
    expect(await screen.findByRole('heading', { level: 2, name: said })).toHaveFocus()
  })
})
