import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql'
import { requirePermission } from '../../../platform/authorize.ts'
import { readRows } from '../../../platform/database/read-rows.ts'
import { withoutDeadline } from '../../../platform/database/request-deadline.ts'
import { sql } from '../../../platform/database/sql.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { invalidInput } from '../../../platform/errors.ts'
import { frenchNumber } from '../../../platform/field.rules.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import { CsvFault, type CsvRow, readCsv, textOfFile } from '../../../platform/reading/read-csv.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { audited } from '../../audit/audit.service.ts'
import { recordBatch } from '../../audit/batches.service.ts'
import { catalogueState, lockProductRows } from '../catalogue-locks.ts'
import { Category } from '../categories/category.entity.ts'
import { Product } from '../products/product.entity.ts'
import { auditedProduct, rowOf } from '../products/product-aggregate.ts'
import type { ProductRow } from '../products/products.service.ts'
import {
  type Heading,
  type ImportError,
  idOf,
  type Known,
  type PlannedRow,
  planRow,
  readHeading,
} from './import-plan.ts'
import { type CategoryNames, plainWord } from './product-columns.ts'
import { importRules, productFileLimits } from './product-files.rules.ts'

/** What a file does, or did. */
export interface ProductImport {
  /** False for a trial, when something is wrong, and when there is nothing to change. */
  applied: boolean
  /** The import in the history, for undoing it; null unless it was done. */
  entryId: number | null
  createdCount: number
  updatedCount: number
  unchangedCount: number
  errorCount: number
  /** The first of them. */
  errors: ImportError[]
  /** What the first lines make or change. */
  lines: Omit<PlannedRow, 'facts'>[]
}

/** Lines that are read, judged and written together. */
const partSize = 500

/**
 * Makes and changes products by a file: a line without a number makes one, which is hidden unless it says otherwise; a
 * line with one changes what its cells say, and nothing else. All of it or nothing, as one entry of the history, which
 * `undoProducts` undoes. A trial gives the same answer and changes nothing; so does a file in which anything is wrong.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT when it is no table at all.
 */
export async function importProducts(ctx: RequestContext, input: unknown): Promise<ProductImport> {
  requirePermission(ctx, 'catalogue.write')
  const { csv, name, dryRun } = parseInput(importRules, input)
  const text = textOf(csv)
  return withoutDeadline(async () => {
    // Judged before anybody has to wait for it: a file that changes nothing holds up nobody.
    const trial = await judge(ctx.em.fork(), text)
    if (dryRun || !hasWork(trial)) return trial.told
    return transactionally(ctx, async (em) => {
      // Held before any product is locked, as everywhere.
      await em.execute('select 1 from categories order by id for key share')
      await lockProductRows(em, [...trial.named])
      // Somebody may have saved something meanwhile.
      const isStill = (await catalogueState(em)) === trial.state
      const judged = isStill ? trial : await judge(em, text)
      if (!hasWork(judged)) return judged.told
      const { told, work } = judged
      const { createdCount: created, updatedCount: updated } = told
      const batch = { action: 'UPDATED', subjectType: 'PRODUCTS', subjectId: 'import' } as const
      const entryId = await recordBatch(ctx, em, batch, async (batchId) => {
        for (let first = 0; first < work.length; first += partSize)
          await write(ctx, em, batchId, work.slice(first, first + partSize))
        return { name: name ?? null, created, updated }
      })
      return { ...told, applied: true, entryId }
    })
  })
}

const hasWork = ({ told, work }: { told: ProductImport; work: Work[] }) =>
  told.errorCount === 0 && work.length > 0

/** @throws BAD_USER_INPUT when it is no text. */
function textOf(csv: string | Uint8Array): string {
  try {
    return typeof csv === 'string' ? csv : textOfFile(csv)
  } catch (error) {
    if (error instanceof CsvFault) throw invalidInput(error.sentence, { csv: error.sentence })
    throw error
  }
}

/** The lines below the headings, in parts. */
async function* parts(text: string): AsyncGenerator<CsvRow[]> {
  let part: CsvRow[] = []
  let isFirst = true
  for await (const row of readCsv(text)) {
    if (!isFirst) part.push(row)
    isFirst = false
    if (part.length < partSize) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

async function headingOf(text: string): Promise<string[]> {
  for await (const { cells } of readCsv(text)) return cells
  return []
}

/** What is written of a line that changes something; without the cells, a whole file of them is small. */
type Work = Pick<PlannedRow, 'id' | 'facts'>

/** What a file would do in this state of the catalogue, and what is wrong with it. */
async function judge(em: EntityManager, text: string) {
  const state = await catalogueState(em)
  const work: Work[] = []
  const rowOfId = new Map<number, number>()
  const told: ProductImport = {
    ...{ applied: false, entryId: null, createdCount: 0, updatedCount: 0, unchangedCount: 0 },
    ...{ errorCount: 0, errors: [], lines: [] },
  }
  const refuse = (errors: ImportError[]) => {
    told.errorCount += errors.length
    told.errors.push(...errors.slice(0, productFileLimits.toldErrors - told.errors.length))
  }
  const categories = await categoryNames(em)
  let rowCount = 0
  try {
    const { heading, errors } = readHeading(await headingOf(text))
    refuse(errors)
    if (told.errorCount === 0)
      for await (const rows of parts(text)) {
        rowCount += rows.length
        if (rowCount > productFileLimits.rows) break
        for (const { planned, errors } of await planPart(em, rows, heading, { categories, rowOfId })) {
          refuse(errors)
          if (errors.length > 0) continue
          tellOf(told, planned)
          if (planned.changes.length > 0) work.push({ id: planned.id, facts: planned.facts })
        }
      }
    if (rowCount > productFileLimits.rows) refuse([{ row: null, column: null, message: tooManyRows }])
    else if (rowCount === 0 && told.errorCount === 0) refuse([{ row: null, column: null, message: noRows }])
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error
    refuse([{ row: error.row, column: null, message: error.sentence }])
  }
  return { told, work, state, named: rowOfId.keys() }
}

const tooManyRows = `Le fichier a plus de ${frenchNumber(productFileLimits.rows)} lignes\u00a0: importez-le en plusieurs parties.`
const noRows = 'Le fichier ne contient aucune ligne sous ses titres.'

function tellOf(told: ProductImport, { facts: _facts, ...line }: PlannedRow) {
  if (line.changes.length === 0) told.unchangedCount += 1
  else if (line.id === null) told.createdCount += 1
  else told.updatedCount += 1
  if (line.changes.length > 0 && told.lines.length < productFileLimits.toldLines) told.lines.push(line)
}

/** Judges some lines, with what is known of the products that they name. */
async function planPart(
  em: EntityManager,
  rows: CsvRow[],
  heading: Heading,
  known: Pick<Known, 'categories' | 'rowOfId'>,
) {
  const ids = rows.map(({ cells }) => idOf(heading, cells) ?? 0)
  const found = await readRows<ProductRow>(em, Product, sql`where id = any(${`{${ids}}`}::int[])`)
  const products = new Map(found.map((product) => [product.id, product]))
  return rows.map((row) => planRow(row, heading, { ...known, products }))
}

/** Names of all categories, and the words by which a file may mean them. */
export async function categoryNames(em: EntityManager): Promise<CategoryNames> {
  const all = await em.find(Category, {}, { orderBy: { id: 'asc' }, disableIdentityMap: true })
  const words = all.flatMap(({ id, name, slug }) => [
    [plainWord(slug), id] as const,
    [plainWord(name), id] as const,
  ])
  return {
    nameOf: new Map(all.map(({ id, name }) => [id, name])),
    idOf: new Map(words),
    displayOf: new Map(all.map(({ id, scoreDisplay }) => [id, scoreDisplay])),
  }
}

/** Writes what some lines make and change. */
async function write(ctx: RequestContext, em: EntityManager, batchId: number, work: Work[]) {
  const now = ctx.clock.now()
  const products = audited(ctx, em, auditedProduct, batchId)
  const made = work.filter(({ id }) => id === null)
  await products.createAll(
    made.map(({ facts }) =>
      em.create(Product, {
        ...(rowOf(facts) as RequiredEntityData<Product>),
        createdAt: now,
        updatedAt: now,
      }),
    ),
  )
  const factsOf = new Map(work.flatMap(({ id, facts }) => (id ? [[id, facts]] : [])))
  const found = await em.find(Product, { id: { $in: [...factsOf.keys()] } })
  await products.changeAll(found, ({ id }) => {
    const facts = factsOf.get(id) ?? {}
    // Shown by hand: what was planned is over.
    return { ...rowOf(facts), ...(facts.visible === true && { publishAt: null }) }
  })
  em.clear()
}
