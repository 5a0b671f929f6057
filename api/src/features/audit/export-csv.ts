import type { Response } from 'express'
import { requirePermission, requireRecentSignIn } from '../../platform/authorize.ts'
import { type CsvColumn, sendCsv } from '../../platform/http/csv.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { recordChange } from './audit.service.ts'

/** Tables that can be saved as a file, and what the history calls them; each has people in it. */
const names = {
  messages: 'Messages',
  'liste-attente': 'Liste d’attente',
  newsletter: 'Newsletter',
  commandes: 'Commandes',
  'mesure-audience': 'Mesure d’audience',
  consentements: 'Consentements d’une personne',
} as const

/**
 * Answers with a table to save, and keeps in the history who saved it, when, and how many rows left the shop, also
 * when whoever asked went away in the middle of it.
 * @throws UNAUTHENTICATED, FORBIDDEN, STEP_UP_REQUIRED.
 */
export async function exportCsv<R>(
  ctx: RequestContext,
  response: Response,
  table: keyof typeof names,
  columns: readonly CsvColumn<R>[],
  rows: AsyncIterable<R>,
): Promise<void> {
  const { id: userId } = requirePermission(ctx, 'persons.export')
  requireRecentSignIn(ctx)
  // In the log before the first row is read: the history is written when their number is known.
  ctx.log.info({ userId, table }, 'export')
  const recorded = async function* () {
    let sent = 0
    let whole = false
    try {
      for await (const row of rows) {
        sent += 1
        yield row
      }
      whole = true
    } finally {
      // Before the last byte goes out; what fails before its first row is no export.
      if (whole || sent > 0)
        await recordChange(ctx, ctx.em.fork(), {
          action: 'EXPORTED',
          subjectType: 'EXPORT',
          subjectId: table,
          before: null,
          after: { name: names[table], rows: sent, whole },
        })
    }
  }
  await sendCsv(ctx, response, table, columns, recorded())
}
