import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../test/data/make-session.ts'
import { besideToasts, renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { FactorRemovalPage } from './account-forms.tsx'
import { AuthPage } from './auth-page.tsx'

const token = 'jeton-de-la-verification-perdue-00000000001'
const account = 'ca•••@exemple.fr'
const dueAt = '2026-11-24T09:00:00Z'

function open(answers: Record<string, unknown>, path = `/double-verification#${token}`) {
  const fetch = schemaFetch({ me: null, ...answers })
  const routes = besideToasts([
    { path: 'double-verification', element: <FactorRemovalPage /> },
    { path: 'auth', element: <AuthPage /> },
  ])
  return { ...renderRoutes(routes, { path, fetch }), asked: fetch.asked }
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

it('at the code step, who has neither device nor code asks for the mail, by what was typed before', async () => {
  const said = 'Saisissez le code de votre application.'
  const login = () => refuse('SECOND_FACTOR_REQUIRED', said, { fields: { code: said } })
  const { user, asked } = open({ login, requestFactorRemoval: true }, '/auth')
  const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
  await user.type(form.getByLabelText(/^E-mail/), 'camille@exemple.fr')
  await user.type(form.getByLabelText(/^Mot de passe/), 'quelques mots{Enter}')
  await press(user, 'Je n’ai plus ni appareil ni code')
  expect(await heading(/^Ni appareil ni code de secours\s\?$/)).toHaveFocus()
  expect(asked.map(({ operationName }) => operationName)).not.toContain('RequestFactorRemoval')
  await press(user, 'Recevoir le lien')
  expect(await heading('Regardez votre messagerie')).toHaveFocus()
  const sent = asked.find(({ operationName }) => operationName === 'RequestFactorRemoval')
  expect(sent?.variables).toEqual({ email: 'camille@exemple.fr', password: 'quelques mots' })
  await press(user, 'Revenir au code')
  expect(await screen.findByRole('form', { name: 'Code de connexion' })).toBeInTheDocument()
})

describe('the link of a mail about a lost second factor', () => {
  it('has it removed at the press of a button alone, and says when', async () => {
    const answers = {
      openFactorRemoval: { account, dueAt: null },
      confirmFactorRemoval: { account, dueAt },
    }
    const { user, asked, router } = open(answers)
    await waitFor(() => expect(router.state.location.hash).toBe(''))
    expect(await screen.findByText(account)).toBeInTheDocument()
    expect(asked.map(({ operationName }) => operationName)).not.toContain('ConfirmFactorRemoval')
    await press(user, 'Demander le retrait')
    expect(await heading('Votre demande est enregistrée')).toHaveFocus()
    expect(screen.getByText(/^La double vérification sera retirée le/)).toHaveTextContent(/24.*2026/)
  })

  it('keeps it, where it was to be removed, and leads to another password', async () => {
    const { user, asked } = open({ openFactorRemoval: { account, dueAt }, cancelFactorRemoval: true })
    await press(user, 'Garder la double vérification')
    expect(await heading('Rien n’est retiré')).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Choisir un nouveau mot de passe' })).toHaveAttribute(
      'href',
      '/mot-de-passe/oublie',
    )
    expect(asked.at(-1)?.variables).toEqual({ token })
  })

  it.each(['NOT_FOUND', 'BAD_USER_INPUT'])('says that it opens nothing any more (%s)', async (code) => {
    open({ openFactorRemoval: () => refuse(code, 'Refusé.') })
    expect(await heading('Ce lien n’est plus valable')).toBeInTheDocument()
  })

  it('used meanwhile, it says so as well', async () => {
    const used = () => refuse('NOT_FOUND', 'Ce lien n’est plus valable.')
    const { user } = open({ openFactorRemoval: { account, dueAt: null }, confirmFactorRemoval: used })
    await press(user, 'Demander le retrait')
    expect(await heading('Ce lien n’est plus valable')).toHaveFocus()
  })
})
