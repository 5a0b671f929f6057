import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { type ShopProcess, startShopProcess } from '../../../test/servers/shop-process.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Product } from '../products/product.entity.ts'
import type { ProductImport } from './products-import.service.ts'

const lines = 10_000
const text = 'Un savon solide, surgras, coupé à la main et séché six semaines à l’air. '.repeat(8)

/** A file of so many new products. @param priceOf what each line has for its price. */
const fileOf = (priceOf: (line: number) => string) =>
  [
    'Nom;Prix;Description',
    ...Array.from({ length: lines }, (_, i) => `Savon ${i};${priceOf(i)};${text}`),
  ].join('\r\n')

/** What can be wrong with a line: the columns that are said to be so. */
const faults = [
  { cells: { price: 'cher' }, column: 'Prix (€)' },
  { cells: { price: '' }, column: 'Prix (€)' },
  { cells: { name: '' }, column: 'Nom' },
  { cells: { score: '12' }, column: 'Éco-score (sur 10)' },
  { cells: { stock: 'bientôt' }, column: 'En stock' },
  { cells: { category: 'Rayon perdu' }, column: 'Catégorie' },
  { cells: { id: '999999' }, column: 'Numéro' },
  { cells: { description: `${text};une cellule de trop` }, column: null },
  { cells: { price: 'cher', score: 'dix' }, column: 'Prix (€)', also: 'Éco-score (sur 10)' },
]
const good = { id: '', price: '4,50', score: '7,5', stock: 'oui', category: '', description: text }

/** Ten thousand lines, thirty of them wrong, of every kind in turn; and where what is wrong stands, in the order of the file. */
function fileWithFaults() {
  const errors: { row: number; column: string | null }[] = []
  const rows = Array.from({ length: lines }, (_, line) => {
    const fault = line % 333 === 7 && line < 333 * 30 ? faults[Math.floor(line / 333) % faults.length] : null
    if (fault) errors.push({ row: line + 2, column: fault.column })
    if (fault?.also) errors.push({ row: line + 2, column: fault.also })
    const { id, name, price, score, stock, category, description } = {
      ...{ ...good, name: `Savon ${line}` },
      ...fault?.cells,
    }
    return [id, name, price, score, stock, category, description].join(';')
  })
  return {
    file: ['Numéro;Nom;Prix;Éco-score;En stock;Catégorie;Description', ...rows].join('\r\n'),
    errors,
  }
}

const send = async (origin: string, cookie: string, query: string, file: string) => {
  const response = await fetch(`${origin}/api/admin/products/import${query}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'text/csv' },
    body: file,
  })
  return (await response.json()) as ProductImport
}

/** The most memory that a shop ever held, in MB, where the system tells (Linux). */
async function mostEverHeld({ child }: ShopProcess): Promise<number | null> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(status) ?? []
  return kilobytes ? Number(kilobytes) / 1000 : null
}

describe('ten thousand lines', () => {
  // Their statements take longer in all than a request waits for its database, on any machine.
  const shop = openTestShop({ DATABASE_REQUEST_TIMEOUT_MS: '1200' })
  const admin = openAdministration(shop)

  test('of which thirty are wrong, in nine ways: a trial and the import say the same, and nothing is done', async () => {
    const cookie = await shop.cookieOf(admin.person())
    const { file, errors } = fileWithFaults()
    const before = process.memoryUsage().rss
    const told = await send(shop.origin, cookie, '?dryRun=true', file)
    // A trial holds no more than the import does.
    expect((process.memoryUsage().rss - before) / 1_000_000).toBeLessThan(250)
    expect(await send(shop.origin, cookie, '', file)).toEqual(told)
    expect(told.errors.map(({ row, column }) => ({ row, column }))).toEqual(errors)
    expect(new Set(errors.map(({ row }) => row)).size).toBe(30)
    expect([told.applied, told.errorCount, told.createdCount]).toEqual([false, errors.length, lines - 30])
    expect([await shop.em().count(Product), await admin.history()]).toEqual([0, []])
  }, 60_000)

  test('are made, changed and unmade together, each time as the trial said, in little memory', async () => {
    const cookie = await shop.cookieOf(admin.person())
    const file = fileOf(() => '4,50')
    const before = process.memoryUsage().rss
    const told = await send(shop.origin, cookie, '?dryRun=true', file)
    const done = await send(shop.origin, cookie, '', file)
    expect(done).toEqual({ ...told, applied: true, entryId: expect.any(Number) })
    // The file is seven megabytes; its products with what the history keeps of them would be a hundred.
    expect((process.memoryUsage().rss - before) / 1_000_000).toBeLessThan(250)
    expect([await shop.em().count(Product), done.createdCount]).toEqual([lines, lines])
    const undone = await admin.rest('POST', '/admin/products/undo', { entryId: done.entryId })
    expect(undone.body).toMatchObject({ deletedCount: lines, restoredCount: 0 })
    expect(await shop.em().count(Product)).toBe(0)
  }, 120_000)
})

describe.runIf(onPostgres)('a shop that is killed in the middle of an import', () => {
  const server = process.env.TEST_DATABASE_URL ?? 'postgresql://127.0.0.1/postgres'

  test('has imported nothing, kept nothing of it, and imports it afterwards', async () => {
    const name = `shop_import_${crypto.randomUUID().replaceAll('-', '')}`
    const DATABASE_URL = Object.assign(new URL(server), { pathname: `/${name}` }).href
    const folder = mkdtempSync(join(tmpdir(), 'import-'))
    const control = new Client({ connectionString: server })
    await control.connect()
    await control.query(`create database ${name}`)
    const watcher = new Client({ connectionString: DATABASE_URL })
    const person = { email: 'patronne@exemple.fr', password: 'Un-mot-de-passe-1' }
    const settings = {
      ...{ DATA_DIR: folder, DATABASE_URL },
      ...{ ADMIN_EMAIL: person.email, ADMIN_PASSWORD: person.password },
    }
    let shop: ShopProcess | undefined
    const signIn = async (origin: string) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify(person)
      const answer = await fetch(`${origin}/api/login`, { method: 'POST', headers, body })
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ')
    }
    /** Rows that are committed: those of the import are not until it is whole. */
    const kept = async () => {
      const { rows } = await watcher.query(
        'select (select count(*)::int from products) as products, (select count(*)::int from audit_entries) as entries',
      )
      return rows[0]
    }
    try {
      shop = await startShopProcess(settings)
      await shop.ready()
      await watcher.connect()
      const file = fileOf(() => '4,50')
      // In a process that does nothing else: the most that it ever held, not what is left when it is done.
      const before = await mostEverHeld(shop)
      await send(shop.origin, await signIn(shop.origin), '?dryRun=true', file)
      if (before) expect(((await mostEverHeld(shop)) ?? 0) - before).toBeLessThan(200)
      const importing = send(shop.origin, await signIn(shop.origin), '', file).catch((error) => error)
      // It has written a part: its transaction has a number, and holds the table.
      const writes = `select 1 from pg_locks where relation = 'products'::regclass and mode = 'RowExclusiveLock'`
      while ((await watcher.query(writes)).rowCount === 0) await pause(5)
      await pause(200)
      shop.child.kill('SIGKILL')
      await shop.ended
      expect(await importing).toBeInstanceOf(Error)
      expect(await kept()).toEqual({ products: 0, entries: 0 })

      shop = await startShopProcess(settings)
      await shop.ready()
      const done = await send(shop.origin, await signIn(shop.origin), '', file)
      expect([done.applied, done.createdCount]).toEqual([true, lines])
      expect(await kept()).toEqual({ products: lines, entries: lines + 1 })
      if (before) expect(((await mostEverHeld(shop)) ?? 0) - before).toBeLessThan(250)
    } finally {
      shop?.child.kill('SIGKILL')
      await shop?.ended
      await watcher.end()
      await control.query(`drop database ${name} with (force)`)
      await control.end()
      rmSync(folder, { recursive: true, force: true })
    }
  }, 180_000)
})
