import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { Response } from 'express'
import type { RequestContext } from '../request-context.ts'
import { dayInFrance, timeInFrance } from '../time-in-france.ts'

/** One column of a table: what stands above it, and what a row has there. */
export interface CsvColumn<R> {
  heading: string
  cell: (row: R) => string | number | boolean | Date | null | undefined
}

const writable = (value: ReturnType<CsvColumn<never>['cell']>): string | number => {
  if (value instanceof Date) return timeInFrance(value)
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  return value ?? ''
}

/**
 * Writes rows as the CSV that French spreadsheets open by a double click: UTF-8 with its mark, semicolons, CRLF. A
 * cell that would be a formula there becomes text by an apostrophe (OWASP: CSV injection). Rows are asked for as fast
 * as `destination` takes them, so that a large table is never in memory.
 */
export function writeCsv<R>(
  destination: Writable,
  columns: readonly CsvColumn<R>[],
  rows: AsyncIterable<R> | Iterable<R>,
): Promise<void> {
  const records = async function* () {
    for await (const row of rows) yield columns.map(({ cell }) => writable(cell(row)))
  }
  const format = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ heading }) => ({ key: heading, header: heading })),
    delimiter: ';',
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  })
  return pipeline(records, format, destination)
}

/**
 * Answers with a table to save, « name-2026-11-21.csv ». The first row is read before anything is sent: a database
 * that is away is still an error with its own status.
 */
export async function sendCsv<R>(
  { clock }: Pick<RequestContext, 'clock'>,
  response: Response,
  name: string,
  columns: readonly CsvColumn<R>[],
  rows: AsyncIterable<R>,
): Promise<void> {
  const reading = rows[Symbol.asyncIterator]()
  const first = await reading.next()
  response.setHeader('Content-Disposition', `attachment; filename="${name}-${dayInFrance(clock.now())}.csv"`)
  response.setHeader('Content-Type', 'text/csv; charset=utf-8')
  await writeCsv(response, columns, resumed(first, reading)).catch((error: NodeJS.ErrnoException) => {
    // Whoever asked has gone away meanwhile: nobody is left to be told anything.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}

/** All rows of `reading`, of which the first has been read already. */
async function* resumed<R>(first: IteratorResult<R>, reading: AsyncIterator<R>): AsyncGenerator<R> {
  try {
    for (let next = first; !next.done; next = await reading.next()) yield next.value
  } finally {
    await reading.return?.()
  }
}
