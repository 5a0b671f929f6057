import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'

/** Why a file is no table, for people. */
export class CsvFault extends Error {
  /** @param row of the table as a spreadsheet counts them; null: the whole file. */
  constructor(
    readonly sentence: string,
    readonly row: number | null = null,
  ) {
    super(sentence)
    this.name = 'CsvFault'
  }
}

/** Signs that no text has: whatever holds one is a file of another kind. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

const decode = (encoding: string, bytes: Uint8Array) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes)

/**
 * The text of a file as spreadsheets save one: UTF-8 with its mark or without, UTF-16 with it (Excel: « Texte Unicode »),
 * else Windows-1252 (Excel: « CSV »).
 * @throws CsvFault when it is no text.
 */
export function textOfFile(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes
  if (first === 0x50 && second === 0x4b)
    throw new CsvFault(
      'Ce fichier est un classeur, pas un CSV. Dans votre tableur, choisissez «\u00a0Enregistrer sous\u00a0», puis le format «\u00a0CSV UTF-8\u00a0».',
    )
  const marked = { fffe: 'utf-16le', feff: 'utf-16be' }[(first * 256 + second).toString(16)]
  let text: string
  try {
    text = decode(marked ?? 'utf-8', bytes)
  } catch {
    text = decode('windows-1252', bytes)
  }
  if (binary.test(text))
    throw new CsvFault('Ce fichier n’est pas un texte\u00a0: un fichier CSV est attendu.')
  return text
}

const separators = [';', '\t', ',', '|']

/** The separator that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const firstLine = (/^(?:"[^"]*"|[^"\r\n])*/.exec(text.slice(0, 10_000))?.[0] ?? '').replaceAll(
    /"[^"]*"/g,
    '',
  )
  const count = (separator: string) => firstLine.split(separator).length
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ';'
}

/** What Excel may write above the headings: « sep=; ». */
const announced = /^sep=([;,\t|])\r?\n/i

const sliceLength = 64 * 1024

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += sliceLength) yield text.slice(at, at + sliceLength)
}

/** A line of a table, and which one, as a spreadsheet counts them. */
export interface CsvRow {
  row: number
  cells: string[]
}

/**
 * The lines of a table one by one, headings first; empty ones are left out. Separator, quotes and ends of lines are
 * those of French and English spreadsheets.
 * @throws CsvFault.
 */
export async function* readCsv(text: string): AsyncGenerator<CsvRow> {
  const whole = text.startsWith('\ufeff') ? text.slice(1) : text
  const told = announced.exec(whole)
  const rest = told ? whole.slice(told[0].length) : whole
  const parser = parse({
    delimiter: told?.[1] ?? separatorOf(rest),
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  })
  // What goes wrong there is thrown below, where its records are read.
  const feeding = pipeline(Readable.from(slices(rest)), parser).catch(() => {})
  let row = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells }
    }
    await feeding
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const quote = error.code === 'CSV_QUOTE_NOT_CLOSED'
    throw new CsvFault(
      quote ? 'Un guillemet (") est ouvert et jamais fermé.' : 'Cette ligne est illisible.',
      parser.info.records + 1,
    )
  }
}
