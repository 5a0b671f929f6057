import { PassThrough, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { type CsvColumn, writeCsv } from './csv.ts'

/** What is written of one column called « Cellule ». */
async function written(...cells: ReturnType<CsvColumn<never>['cell']>[]): Promise<string[]> {
  const out = new PassThrough()
  const rows = cells.map((cell) => ({ cell }))
  const [whole] = await Promise.all([
    text(out),
    writeCsv(out, [{ heading: 'Cellule', cell: (row: (typeof rows)[number]) => row.cell }], rows),
  ])
  return whole.split('\r\n')
}

describe('a table as French spreadsheets open it', () => {
  test('begins with the mark of UTF-8 and its headings, has semicolons between, CRLF after each row', async () => {
    const out = new PassThrough()
    const columns: CsvColumn<[string, number]>[] = [
      { heading: 'Prénom', cell: ([name]) => name },
      { heading: 'Âge', cell: ([, age]) => age },
    ]
    const [bytes] = await Promise.all([
      out.toArray(),
      writeCsv(out, columns, [
        ['Zoé', 7],
        ['Noël', -1],
      ] as [string, number][]),
    ])
    const whole = Buffer.concat(bytes)
    expect([...whole.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(whole.subarray(3).toString()).toBe('Prénom;Âge\r\nZoé;7\r\nNoël;-1\r\n')
  })

  test('without rows has its headings', async () => {
    expect(await written()).toEqual(['Cellule', ''])
  })

  test.each([
    ['=HYPERLINK("http://evil.example";"Ici")', `"'=HYPERLINK(""http://evil.example"";""Ici"")"`],
    ['=1+1', "'=1+1"],
    ['+33 1 02 03 04 05', "'+33 1 02 03 04 05"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
    ['a;b', '"a;b"'],
    ['un "mot"', '"un ""mot"""'],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    ['l’été à Nîmes', 'l’été à Nîmes'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [true, 'oui'],
    [false, 'non'],
    [12, '12'],
    [new Date('2026-11-21T23:30:00Z'), '2026-11-22 00:30:00'],
    [new Date('2026-07-01T23:30:00Z'), '2026-07-02 01:30:00'],
  ])('writes %j as %j', async (cell, expected) => {
    expect(await written(cell)).toEqual(['Cellule', expected, ''])
  })

  test('a line break of Windows stays inside its cell', async () => {
    expect((await written('\r\n=1')).join('\r\n')).toBe(`Cellule\r\n"'\r\n=1"\r\n`)
  })
})

describe('a large table', () => {
  const columns: CsvColumn<string>[] = [{ heading: 'Cellule', cell: (row) => row }]

  /** Rows of a kilobyte, and how many were asked for. */
  function countingRows(most: number) {
    const asked = { rows: 0, ended: false }
    async function* rows() {
      try {
        while (asked.rows < most) {
          asked.rows += 1
          yield 'x'.repeat(1_000)
        }
      } finally {
        asked.ended = true
      }
    }
    return { asked, rows: rows() }
  }

  test('is read no faster than it is taken', async () => {
    const { asked, rows } = countingRows(100_000)
    let taken = 0
    const most: number[] = []
    const slow = new Writable({
      write: (chunk, _encoding, done) => {
        taken += chunk.length
        most.push(asked.rows - taken / 1_000)
        setImmediate(done)
        if (taken > 2_000_000) slow.destroy()
      },
    })
    await expect(writeCsv(slow, columns, rows)).rejects.toThrow()
    expect(Math.max(...most)).toBeLessThan(200)
    expect(asked.rows).toBeLessThan(2_500)
    expect(asked.ended).toBe(true)
  })
})
