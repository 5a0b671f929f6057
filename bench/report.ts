import { readFileSync, writeFileSync } from 'node:fs'
import type { Measure } from './measure.ts'
import type { Scenario } from './scenarios.ts'

/** What is told of one scenario. */
export interface Row {
  scenario: Scenario
  measured: Measure
  /** SQL statements of one request. */
  statements: number
}

const two = (value: number) => Number(value.toFixed(2))

/** Memory of the shop in MiB. */
export const memoryLine = ({
  atStart,
  after,
  collected,
}: Record<'atStart' | 'after' | 'collected', number>) =>
  `Memory of the shop: ${atStart} MiB at start, ${after} MiB at the end, ${collected} MiB after a collection.`

/** Prints the figures of one catalogue. @returns them as Markdown. */
export function writeTables(products: number, rows: Row[], memory: string): string {
  const title = `${products.toLocaleString('en')} products, 16 connections, ${new Date().toISOString().slice(0, 10)}`
  console.log(`\n${title}`)
  console.table(rows.map(cells))
  console.log(memory)
  const lines = rows.map((row) => `| ${Object.values(cells(row)).join(' | ')} |`)
  const names = Object.keys(rows[0] ? cells(rows[0]) : {})
  return [
    `${title}:`,
    '',
    `| ${names.join(' | ')} |`,
    `|${'---|'.repeat(names.length)}`,
    ...lines,
    '',
    memory,
  ].join('\n')
}

const cells = ({ scenario: { name, goal }, measured, statements }: Row) => ({
  scenario: name,
  'requests/s': Math.round(measured.shop),
  bare: measured.bare === undefined ? '' : Math.round(measured.bare),
  ratio: measured.ratio === undefined ? '' : two(measured.ratio),
  goal: goal ?? '',
  'p50 ms': measured.p50,
  'p99 ms': measured.p99,
  'p50 alone': measured.p50Alone,
  SQL: statements,
})

const [from, to] = ['<!-- bench -->', '<!-- /bench -->']

/** Puts the tables into the README, in the place of those before. */
export function intoReadme(tables: string[]): void {
  const readme = readFileSync('README.md', 'utf8')
  const [before] = readme.split(from)
  const [, after] = readme.split(to)
  if (before === undefined || after === undefined) throw new Error(`README.md lacks ${from} … ${to}`)
  writeFileSync('README.md', `${before}${from}\n${tables.join('\n\n')}\n${to}${after}`)
}
