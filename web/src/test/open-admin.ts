import { configure } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allRoutes } from '../app/router.ts'
import { makeSession } from './data/make-session.ts'
import { makeToday } from './data/make-today.ts'
import { makeViewer } from './data/make-viewer.ts'
import { renderRoutes } from './render.tsx'
import { type Answers, schemaFetch } from './schema-fetch.ts'
import { sentOperation } from './sent-operation.ts'

// Its screens are fetched in parts, which takes a small, busy machine a while.
configure({ asyncUtilTimeout: 10_000 })

/** The administrator of the tests. */
export const ada = makeViewer({
  id: 'a1',
  email: 'ada@ramure.example',
  firstName: 'Ada',
  lastName: 'Bernard',
  isAdmin: true,
})

/** An inbox without messages. */
export const noMessages = { items: [], totalCount: 0, unreadCount: 0, overdueCount: 0 }

/** What beside a message is to be had: nobody else, no template. */
const desk = {
  bell: { unreadCount: 0, items: [] },
  administrators: [],
  replyTemplates: [],
  replyFigures: { since: '2026-10-21T09:00:00.000Z', due: 0, inTime: 0, medianMinutes: null },
}

/** Who is looking, when it is not the administrator. */
export interface AdminOptions {
  me?: unknown
  people?: Record<string, unknown>[]
}

/** The whole administration at an address; what was asked of the server; operations that are `down` fail to reach it. */
export function openAdmin(path: string, answers: Answers = {}, { me = ada, people = [] }: AdminOptions = {}) {
  const { session, answers: known } = makeSession(people, me)
  const fetch = schemaFetch({
    ...known,
    contactMessages: noMessages,
    savedViews: [],
    ...desk,
    today: makeToday(),
    demonstrationFacts: [],
    claims: { items: [], totalCount: 0 },
    ...answers,
  })
  const down = new Set<string>()
  const wire = ((url: string, init: RequestInit) =>
    down.has(sentOperation(url, init).operationName)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetch(url, init)) as typeof globalThis.fetch
  const page = renderRoutes(allRoutes, { path, fetch: wire })
  const sent = (name: string) =>
    fetch.asked.filter(({ operationName }) => operationName === name).map(({ variables }) => variables)
  const at = () => page.router.state.location.pathname + page.router.state.location.search
  // A dialog over a dialog takes the pointer a moment after it is there; hands of tests are quicker.
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  return { ...page, user, session, asked: fetch.asked, fields: fetch.fields, down, sent, at }
}
