import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeChange, makeHistory } from '../../../test/data/make-change.ts'
import { refuse } from '../../../test/data/make-session.ts'
import { makeViewer } from '../../../test/data/make-viewer.ts'
import { ada, openAdmin } from '../../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

const nadia = { email: 'nadia@exemple.fr', roles: ['CATALOGUE'] }

/** Opens the page of a team of two. */
function open(answers = {}) {
  let team = [
    { ...ada, roles: ['OWNER'], permissions: [] },
    makeViewer({ id: 'u2', firstName: 'Louis', lastName: 'Roy', roles: ['CONTENT'], permissions: [] }),
  ]
  let teamInvitations: unknown[] = []
  let withFactor = ['u2', ada.id]
  return openAdmin('/admin/equipe', {
    team: () => team,
    teamFactors: () => withFactor,
    teamInvitations: () => teamInvitations,
    removeTeamFactor: ({ id }: { id: string }) => {
      withFactor = withFactor.filter((each) => each !== id)
      return id
    },
    setTeamRoles: ({ id, roles }: { id: string; roles: string[] }) => {
      team = team.map((member) => (member.id === id ? { ...member, roles } : member))
      return team.find((member) => member.id === id)
    },
    removeFromTeam: ({ id }: { id: string }) => {
      team = team.filter((member) => member.id !== id)
      return id
    },
    inviteToTeam: ({ input }: { input: typeof nadia }) => {
      teamInvitations = [
        { id: '7', ...input, invitedBy: 'Ada Bernard', expiresAt: '2099-01-01T00:00:00.000Z' },
      ]
      return teamInvitations[0]
    },
    revokeTeamInvitation: ({ id }: { id: string }) => {
      teamInvitations = []
      return id
    },
    ...answers,
  })
}
const members = async () => within(await screen.findByRole('list', { name: 'Équipe' }))

it('takes the second factor of who has lost it after a question, and never one’s own', async () => {
  const { user, sent } = open()
  const list = await members()
  const name = /^Double vérification perdue/
  expect(await list.findAllByText('Double vérification activée')).toHaveLength(2)
  const [button, ...others] = list.getAllByRole('button', { name })
  expect(others).toEqual([])
  if (button) await user.click(button)
  const question = within(await screen.findByRole('alertdialog', { name: /vérification de Louis Roy/ }))
  await user.click(question.getByRole('button', { name: 'Retirer' }))
  expect(await list.findByText('Sans double vérification')).toBeVisible()
  expect(sent('RemoveTeamFactor')).toEqual([{ id: 'u2' }])
})

it('changes what somebody of the team may do, and takes them out after a question', async () => {
  const { user, sent } = open()
  const list = await members()
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ada Bernard \(vous\)Propriétaire/),
    expect.stringMatching(/^Louis RoyContenus/),
  ])
  await user.click(list.getByRole('button', { name: /^Changer les rôles.*Louis/ }))
  const form = within(await screen.findByRole('dialog', { name: 'Rôles de Louis Roy' }))
  expect(form.getByRole('checkbox', { name: /^Contenus/ })).toBeChecked()
  await user.click(form.getByRole('checkbox', { name: /^Analyse/ }))
  await user.click(form.getByRole('button', { name: 'Enregistrer' }))
  expect(await list.findByText('Contenus · Analyse')).toBeVisible()
  expect(sent('SetTeamRoles')).toEqual([{ id: 'u2', roles: ['CONTENT', 'ANALYST'] }])
  await user.click(list.getByRole('button', { name: /^Retirer.*Louis/ }))
  const question = within(await screen.findByRole('alertdialog', { name: /Retirer Louis Roy/ }))
  expect(sent('RemoveFromTeam')).toEqual([])
  await user.click(question.getByRole('button', { name: 'Retirer' }))
  expect(await screen.findByText('Personne retirée de l’équipe')).toBeVisible()
  expect(sent('RemoveFromTeam')).toEqual([{ id: 'u2' }])
})

it('invites by mail, and takes an invitation back', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'Inviter quelqu’un' }))
  const form = within(await screen.findByRole('dialog', { name: 'Inviter dans l’équipe' }))
  await user.type(form.getByRole('textbox', { name: /^E-mail/ }), nadia.email)
  await user.click(form.getByRole('checkbox', { name: /^Catalogue/ }))
  await user.click(form.getByRole('button', { name: 'Envoyer l’invitation' }))
  const list = within(await screen.findByRole('list', { name: 'Invitations en attente' }))
  expect(sent('InviteToTeam')).toEqual([{ input: nadia }])
  expect(list.getByRole('listitem')).toHaveTextContent(/Invitation de Ada Bernard, jusqu’au/)
  await user.click(list.getByRole('button', { name: /nadia@exemple\.fr/ }))
  expect(await screen.findByText('Aucune invitation n’attend de réponse.')).toBeVisible()
  expect(sent('RevokeTeamInvitation')).toEqual([{ id: '7' }])
})

it('shows why the shop refuses', async () => {
  const last = 'La boutique garde toujours un propriétaire\u00a0: nommez-en d’abord un autre.'
  const { user } = open({ removeFromTeam: () => refuse('CONFLICT', last) })
  await user.click((await members()).getByRole('button', { name: /^Retirer.*Ada/ }))
  const question = within(await screen.findByRole('alertdialog', { name: /Retirer Ada/ }))
  await user.click(question.getByRole('button', { name: 'Retirer' }))
  expect(await screen.findByText(last.replace('\u00a0', ' '))).toBeVisible()
})

it('shows the parts of the dashboard that one’s roles open, and says so of another', async () => {
  const me = { ...ada, permissions: ['administration', 'analytics.read'] }
  openAdmin('/admin?onglet=produits', {}, { me })
  expect(await screen.findByText('Cette rubrique n’est pas dans vos rôles')).toBeVisible()
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(names).toEqual(['Aujourd’hui', 'Analytics'])
})

it('tells who was invited, changed and taken out, by whom', async () => {
  const member = { subjectType: 'MEMBER', subjectId: 'u2', actorEmail: 'ada@ramure.example' }
  const name = 'louis@exemple.fr'
  const { user } = open({
    history: makeHistory([
      makeChange({ ...member, id: '3', before: { name, roles: ['ANALYST'] }, after: { name, roles: [] } }),
      makeChange({
        ...member,
        id: '2',
        action: 'CREATED',
        subjectId: 'invitation-1',
        before: null,
        after: { name, roles: ['CONTENT'] },
      }),
    ]),
  })
  await user.click(await screen.findByRole('button', { name: 'Voir l’historique' }))
  const history = within(await screen.findByRole('region', { name: 'Historique' }))
  const [taken, invited] = await history.findAllByRole('listitem')
  expect(taken).toHaveTextContent(
    /louis@exemple\.frChangement de rôles par ada@ramure.*Analyse ?aucun, hors de l’équipe/,
  )
  expect(invited).toHaveTextContent(/louis@exemple\.frInvitation par ada@ramure.*RôlesContenus$/)
})
