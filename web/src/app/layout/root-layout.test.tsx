import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { noteJoined } from '../../lib/session/waitlist-joined.ts'
import { makeSettings } from '../../test/data/make-settings.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { RootLayout } from './root-layout.tsx'

beforeEach(() => sessionStorage.clear())

const waiting = /^Vous êtes sur la liste\s: un e-mail vous préviendra le jour de l’ouverture\.$/
const notSold = makeSettings({ sales_open: 'non' })

async function open(answers: Record<string, unknown>) {
  const fetch = schemaFetch({ settings: notSold, ...answers })
  const children = [{ path: '/', element: <h1>Accueil</h1> }]
  renderRoutes([{ element: <RootLayout />, children }], { path: '/', fetch })
  await screen.findByRole('link', { name: 'Être prévenu' })
  return fetch
}

it('the announcement of the opening does not ask who is on the waitlist already', async () => {
  await open({ me: makeViewer(), waitlistPlace: { since: '2026-01-05T10:00:00Z', notified: false } })
  expect(await screen.findByText(waiting)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Être prévenu' })).not.toBeInTheDocument()
})

it('it asks a member who is not, and a visitor until they have left their address here', async () => {
  await open({ me: null })
  expect(screen.queryByText(waiting)).not.toBeInTheDocument()
  act(() => noteJoined())
  expect(await screen.findByText(waiting)).toBeInTheDocument()
})

it('what one account has joined says nothing to another', async () => {
  noteJoined('somebody else')
  const fetch = await open({ me: makeViewer(), waitlistPlace: null })
  await waitFor(() =>
    expect(fetch.asked.some(({ operationName }) => operationName === 'WaitlistPlace')).toBe(true),
  )
  expect(screen.queryByText(waiting)).not.toBeInTheDocument()
})
