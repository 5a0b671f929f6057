import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeSession, refuse } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { InvitationPage } from './account-forms.tsx'

const token = 'jeton-d-une-invitation-dans-l-equipe-000001'
const nadia = makeViewer({ email: 'nadia@exemple.fr' })
const offer = {
  ...{ id: '3', email: 'nadia@exemple.fr', roles: ['CATALOGUE', 'ANALYST'] },
  ...{ invitedBy: 'Ada Bernard', expiresAt: '2026-11-30T09:00:00.000Z' },
}

function open({ me = null as unknown, hash = `#${token}`, answers = {} } = {}) {
  const fetch = schemaFetch({
    ...makeSession([nadia], me).answers,
    openTeamInvitation: offer,
    acceptTeamInvitation: { ...nadia, isAdmin: true, roles: offer.roles, permissions: [] },
    ...answers,
  })
  const page = renderRoutes([{ path: 'invitation', element: <InvitationPage /> }], {
    path: `/invitation${hash}`,
    fetch,
  })
  const sent = (name: string) =>
    fetch.asked.filter(({ operationName }) => operationName === name).map(({ variables }) => variables)
  return { ...page, sent }
}
const acceptance = () => screen.findByRole('button', { name: 'Accepter l’invitation' })

beforeEach(() => localStorage.setItem('has-account', 'yes'))

it('says what an invitation offers, signs in with its address, and accepts when told to', async () => {
  const { user, sent, router } = open()
  const roles = await screen.findByRole('list', { name: 'Rôles proposés' })
  expect(
    within(roles)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Catalogue\u00a0: les produits, leurs images, scores et preuves',
    'Analyse\u00a0: la mesure d’audience, en lecture',
  ])
  expect(screen.getByText(/^Ada Bernard$/)).toBeVisible()
  expect(router.state.location.hash).toBe('')
  const form = within(screen.getByRole('form', { name: 'Se connecter' }))
  expect(form.getByLabelText(/^E-mail/)).toHaveValue('nadia@exemple.fr')
  await user.type(form.getByLabelText(/^Mot de passe/), 'quelques mots{Enter}')
  const accept = await acceptance()
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Il ne reste qu’à accepter' })).toHaveFocus(),
  )
  expect(sent('AcceptTeamInvitation')).toEqual([])
  await user.click(accept)
  expect(await screen.findByRole('heading', { name: 'Bienvenue dans l’équipe' })).toHaveFocus()
  expect(sent('AcceptTeamInvitation')).toEqual([{ token }])
  expect(screen.getByRole('link', { name: 'Ouvrir l’administration' })).toHaveAttribute('href', '/admin')
  await waitFor(() => expect(router.state.location.state).toBeNull())
})

it('offers nothing to accept to an account of another address', async () => {
  open({ me: makeViewer({ email: 'camille@exemple.fr' }) })
  expect(await screen.findByText(/connecté avec une autre adresse, camille@exemple\.fr/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accepter l’invitation' })).not.toBeInTheDocument()
})

it('says when the link opens nothing any more, or has no token', async () => {
  const gone = () => refuse('NOT_FOUND', 'Cette invitation n’est plus valable.')
  open({ answers: { openTeamInvitation: gone } })
  expect(await screen.findByRole('heading', { name: 'Cette invitation n’est plus valable' })).toHaveFocus()
  open({ hash: '' })
  expect(screen.getAllByRole('heading', { name: 'Cette invitation n’est plus valable' })).toHaveLength(2)
})

it('shows why the shop refuses', async () => {
  const refusal = 'Cette invitation n’est plus valable, ou elle est pour une autre adresse.'
  const { user } = open({ me: nadia, answers: { acceptTeamInvitation: () => refuse('NOT_FOUND', refusal) } })
  await user.click(await acceptance())
  expect(await screen.findByText(refusal)).toBeVisible()
})
