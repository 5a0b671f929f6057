import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import { Zip, ZipDeflate } from 'fflate'
import { requireRecentSignIn } from '../../../platform/authorize.ts'
import { unauthenticated } from '../../../platform/errors.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { dayInFrance } from '../../../platform/time-in-france.ts'
import { User } from '../../accounts/user.entity.ts'
import type { Person } from '../declarations/declaration.ts'
import { personOf, viewerAccount } from '../declarations/person.ts'
import { holdings } from './account-data.service.ts'
import { exportPage, type ShownRows } from './export-page.ts'
import { type OwnRow, ownRows } from './own-rows.ts'

/** Exports that one account may make: each reads every table. */
const allowance = { name: 'data-export', points: 10, windowMs: 3_600_000 } as const

/** Rows of each kind that the page shows; the JSON has all. */
export const shownRows = 100

/**
 * Answers with everything that the shop holds of the viewer: a zip with all rows as JSON, and a page to read. Made as
 * it is read, so that it is never whole in memory.
 * @throws UNAUTHENTICATED also when the account ends meanwhile, STEP_UP_REQUIRED, TOO_MANY_REQUESTS.
 */
export async function exportOwnData(
  ctx: RequestContext,
  response: NodeJS.WritableStream & Pick<Response, 'setHeader'>,
): Promise<void> {
  const viewer = requireRecentSignIn(ctx)
  const user = await viewerAccount(ctx, viewer.id)
  await ctx.limit(allowance).count(viewer.id)
  ctx.log.info({ userId: viewer.id }, 'data export')
  const parts = zipped(ctx, personOf(user))
  // A database that is away is still an error with its own status.
  const first = await parts.next()
  response.setHeader('Content-Type', 'application/zip')
  response.setHeader(
    'Content-Disposition',
    `attachment; filename="mes-donnees-${dayInFrance(ctx.clock.now())}.zip"`,
  )
  const rest = async function* () {
    if (!first.done) yield first.value
    yield* parts
  }
  await pipeline(rest, response).catch((error: NodeJS.ErrnoException) => {
    // Whoever asked has gone away meanwhile: nobody is left to be told anything.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}

/** The bytes of the zip, as its rows are read. */
async function* zipped(ctx: RequestContext, person: Person): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, bytes) => {
    if (error) failure = error
    else ready.push(bytes)
  })
  const taken = () => {
    if (failure) throw failure
    const bytes = ready
    ready = []
    return bytes
  }
  const encoder = new TextEncoder()
  const shown: ShownRows[] = []
  const json = new ZipDeflate('mes-donnees.json', { level: 6 })
  zip.add(json)
  for await (const text of jsonOf(ctx, person, shown)) {
    json.push(encoder.encode(text))
    yield* taken()
  }
  json.push(new Uint8Array(), true)
  const page = new ZipDeflate('mes-donnees.html', { level: 6 })
  zip.add(page)
  page.push(encoder.encode(exportPage(ctx.clock.now(), person, shown)), true)
  zip.end()
  yield* taken()
}

/** The JSON, a row at a time. @param shown takes the first rows of each kind, for the page. */
async function* jsonOf(ctx: RequestContext, person: Person, shown: ShownRows[]): AsyncGenerator<string> {
  const em = ctx.em.fork()
  const head = {
    exportedAt: ctx.clock.now().toISOString(),
    emailConfirmed: person.ownsEmail,
  }
  yield `${JSON.stringify(head).slice(0, -1)},"data":[`
  let isFirst = true
  for (const { table, ...holding } of holdings.toReversed()) {
    const { label, withheld = {} } = holding
    const first: OwnRow[] = []
    let count = 0
    yield `${isFirst ? '' : ','}\n${JSON.stringify({ table, label, withheld }).slice(0, -1)},"rows":[`
    isFirst = false
    for await (const row of ownRows(em, table, holding, person)) {
      if (count < shownRows) first.push(row)
      yield `${count === 0 ? '' : ','}\n${JSON.stringify(row)}`
      count += 1
    }
    yield ']}'
    shown.push({ label, withheld, count, rows: first })
  }
  // Whoever has ended meanwhile took rows along: a file that breaks off is better than one that looks whole.
  if ((await em.count(User, { id: person.id })) === 0) throw unauthenticated()
  yield ']}\n'
}
