import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ShopProcess, startShopProcess } from './test/servers/shop-process.ts'

const account = { email: 'ana@exemple.fr', password: 'mot de passe', firstName: 'Ana', lastName: 'Petit' }
const send = (shop: ShopProcess, path: string) =>
  fetch(shop.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })

let healthy: string
let folder: string
let shop: ShopProcess | undefined

const newFolder = () => mkdtempSync(join(tmpdir(), 'damage-'))
const database = (...path: string[]) => join(folder, 'database', ...path)
const tables = () => readdirSync(database('base/5')).filter((name) => /^\d+$/.test(name))
/** PostgreSQL numbers what the shop creates from here on. */
const tablesOfShop = () => tables().filter((name) => Number(name) >= 16_384)
const logs = () => readdirSync(database('pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))

/** Bytes that mean nothing, as many as there were. */
function disturb(file: string): void {
  const bytes = readFileSync(file)
  for (let i = 0; i < bytes.length; i++) bytes[i] = (i * 167 + 13) % 251
  writeFileSync(file, bytes)
}

describe('an embedded database that is damaged', () => {
  beforeAll(async () => {
    healthy = newFolder()
    const first = await startShopProcess({ DATA_DIR: healthy })
    await first.ready()
    expect((await send(first, '/api/register')).status).toBe(201)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    // The account's mail goes out while the shop stops, or waits in the database for its next start.
    expect(
      readdirSync(healthy)
        .filter((name) => name !== 'outbox')
        .toSorted(),
    ).toEqual(['database', 'database.owner', 'mots-de-passe.txt', 'session-secret'])
  }, 60_000)
  afterAll(() => rmSync(healthy, { recursive: true }))

  beforeEach(() => {
    folder = newFolder()
    cpSync(healthy, folder, { recursive: true })
  })
  afterEach(async () => {
    shop?.child.kill('SIGKILL')
    await shop?.ended
    rmSync(folder, { recursive: true })
  })

  const damages: [string, string, () => void][] = [
    ['an empty PG_VERSION', 'PG_VERSION', () => truncateSync(database('PG_VERSION'))],
    ['another PG_VERSION', 'ses fichiers', () => writeFileSync(database('PG_VERSION'), '12\n')],
    ['no PG_VERSION', 'PG_VERSION', () => rmSync(database('PG_VERSION'))],
    [
      'neither PG_VERSION nor marker',
      'PG_VERSION',
      () => ['PG_VERSION', 'shop-initialised'].forEach((name) => void rmSync(database(name))),
    ],
    ['no pg_control', 'global/pg_control', () => rmSync(database('global/pg_control'))],
    ['no log', 'pg_wal', () => logs().forEach((name) => void rmSync(database('pg_wal', name)))],
    [
      'a disturbed log',
      'ses fichiers',
      () => logs().forEach((name) => void disturb(database('pg_wal', name))),
    ],
    [
      'disturbed tables',
      'ses fichiers',
      () => tables().forEach((name) => void disturb(database('base/5', name))),
    ],
    [
      'tables cut off',
      'ses fichiers',
      () => tables().forEach((name) => void truncateSync(database('base/5', name))),
    ],
    [
      'a table of the shop’s own cut off',
      'ses fichiers',
      () =>
        truncateSync(
          tablesOfShop()
            .map((name) => database('base/5', name))
            .find(holdsAccount) ?? '',
        ),
    ],
  ]

  /** The table of the accounts: cut off it looks empty, and a shop without administrator makes one. */
  const holdsAccount = (file: string) => {
    const bytes = readFileSync(file)
    return bytes.includes(account.email) && bytes.includes('$argon2id$')
  }

  test.each(damages)(
    '%s is told in one sentence, with folder and remedy; nothing is renamed or made anew',
    async (_what, why, damage) => {
      damage()
      const before = { beside: readdirSync(folder).toSorted(), tables: stateOf() }
      shop = await startShopProcess({ DATA_DIR: folder })
      expect(await shop.ended).toBe(1)
      const lines = shop.output().trim().split('\n')
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain(
        `La base de données du dossier ${database()} est endommagée ou incomplète (${why}`,
      )
      expect(lines[0]).toContain('tar -xzf backup.tgz')
      expect({ beside: readdirSync(folder).toSorted(), tables: stateOf() }).toEqual(before)
    },
    60_000,
  )

  /** What the tables of the shop hold, and whether the folder still says that it was made. */
  const stateOf = () => [
    existsSync(database('shop-initialised')),
    ...tablesOfShop().map((name) => `${name} ${readFileSync(database('base/5', name)).toString('base64')}`),
  ]

  test('a missing marker alone opens the shop that is there, and is told', async () => {
    rmSync(database('shop-initialised'))
    shop = await startShopProcess({ DATA_DIR: folder })
    await shop.ready()
    expect((await send(shop, '/api/login')).status).toBe(200)
    const told =
      shop
        .output()
        .split('\n')
        .find((line) => line.includes('shop-initialised')) ?? '{}'
    expect(JSON.parse(told)).toMatchObject({ level: 40, folder: database() })
    expect(existsSync(database('shop-initialised'))).toBe(true)
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
    shop.child.kill('SIGTERM')
    expect(await shop.ended).toBe(0)
  }, 60_000)

  test('a folder that never held a shop is neither filled nor set aside', async () => {
    rmSync(database(), { recursive: true })
    cpSync(join(healthy, 'session-secret'), database('photos', 'vacances.jpg'))
    shop = await startShopProcess({ DATA_DIR: folder })
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toContain('PG_VERSION manque ou est vide')
    expect(readdirSync(database())).toEqual(['photos'])
  }, 60_000)
})
