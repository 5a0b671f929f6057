import { screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { LogoutDocument } from '../../../graphql/generated/further/graphql.ts'
import { useAction } from '../../../graphql/use-action.ts'
import { useIdentityFirst } from '../../../graphql/use-identity-first.ts'
import { makeSession } from '../../../test/data/make-session.ts'
import { makeViewer } from '../../../test/data/make-viewer.ts'
import { render } from '../../../test/render.tsx'
import { schemaFetch } from '../../../test/schema-fetch.ts'
import { ExportLink } from '../../../ui/admin/export-link.tsx'
import { ToastHost } from '../../../ui/feedback/toast-host.tsx'
import { StepUpHost } from './step-up-host.tsx'

const refusal = (code: string, message: string) => new GraphQLError(message, { extensions: { code } })

/** Stands for anything that the API refuses without a recent proof. */
function GraveAct() {
  const [act] = useAction(LogoutDocument, { success: 'Fait' })
  return (
    <button type="button" onClick={() => void act({})}>
      Agir
    </button>
  )
}

/** Stands for a list of people that can be saved. */
function SavedList() {
  return <ExportLink href="#fichier" before={useIdentityFirst()} />
}

function open(until: string | null = null) {
  let isProved = false
  const fetch = schemaFetch({
    ...makeSession([], makeViewer()).answers,
    identityConfirmedUntil: until,
    passkeys: [],
    logout: () => {
      if (!isProved) throw refusal('STEP_UP_REQUIRED', 'Confirmez que c’est bien vous.')
      return true
    },
    confirmIdentity: ({ input }: { input: { password: string } }) => {
      if (input.password !== 'le bon') throw refusal('BAD_USER_INPUT', 'Mot de passe incorrect')
      isProved = true
      return '2026-11-21T09:10:00.000Z'
    },
  })
  const sent = (name: string) => fetch.asked.filter(({ operationName }) => operationName === name).length
  const { user } = render(
    <>
      <GraveAct />
      <SavedList />
      <ToastHost />
      <StepUpHost />
    </>,
    { fetch },
  )
  return { user, sent }
}

describe('an act that is refused without a recent proof', () => {
  it('asks for the password, says when it is wrong, and is done once it is right', async () => {
    const { user, sent } = open()
    await user.click(await screen.findByRole('button', { name: 'Agir' }))
    await user.type(await screen.findByLabelText(/^Mot de passe/), 'pas le bon')
    await user.click(screen.getByRole('button', { name: 'Continuer' }))
    expect(await screen.findByText('Mot de passe incorrect')).toBeInTheDocument()
    await user.clear(screen.getByLabelText(/^Mot de passe/))
    await user.type(screen.getByLabelText(/^Mot de passe/), 'le bon')
    await user.click(screen.getByRole('button', { name: 'Continuer' }))
    expect(await screen.findByText('Fait')).toBeInTheDocument()
    expect(sent('Logout')).toBe(2)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('is not sent again when they would rather not', async () => {
    const { user, sent } = open()
    await user.click(await screen.findByRole('button', { name: 'Agir' }))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('Confirmez que c’est bien vous.')).toBeInTheDocument()
    expect(sent('Logout')).toBe(1)
  })
})

describe('a file with people in it', () => {
  it('is fetched once the password is given', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('link', { name: 'Exporter (CSV)' }))
    await user.type(await screen.findByLabelText(/^Mot de passe/), 'le bon')
    expect(window.location.hash).toBe('')
    await user.click(screen.getByRole('button', { name: 'Continuer' }))
    await waitFor(() => expect(window.location.hash).toBe('#fichier'))
    window.location.hash = ''
  })

  it('is fetched at once after a recent proof', async () => {
    const { user } = open(new Date(Date.now() + 60_000).toISOString())
    await user.click(await screen.findByRole('link', { name: 'Exporter (CSV)' }))
    await waitFor(() => expect(window.location.hash).toBe('#fichier'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    window.location.hash = ''
  })
})
