import type { PostgreSqlConnection } from '@mikro-orm/postgresql'
import { readEnv } from '../../env.ts'
import { model } from '../../model.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { cloneDatabase } from '../database/cloned-database.ts'
import { TestShop } from '../shop.ts'
import { createWebFolder } from '../web-folder.ts'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** A shop with the pool and the timeouts of production whose line to PostgreSQL can be disturbed. */
export interface ShopBehindProxy {
  shop: TestShop
  line: TcpProxy
  /** Looks at the database past the line. */
  direct: TestShop['em']
  /** Connections that somebody holds, and people who wait for one. */
  held(): Promise<[held: number, waiting: number]>
  close(): Promise<void>
}

/** Opens one on a database of its own; PostgreSQL only. */
export async function openShopBehindProxy(settings: Record<string, string> = {}): Promise<ShopBehindProxy> {
  const clone = await cloneDatabase()
  const direct = () => clone.orm.em.fork()
  const [row] = await direct().execute<{ name: string }[]>('select current_database() as name')
  const server = new URL(process.env.TEST_DATABASE_URL ?? '')
  const line = await openTcpProxy(Number(server.port || 5432))
  const address = { port: String(line.port), hostname: '127.0.0.1', pathname: `/${row?.name}` }
  const all = {
    WEB_FOLDER: createWebFolder(),
    ...settings,
    DATABASE_URL: Object.assign(server, address).href,
  }
  const { orm, close } = await openDatabase(readEnv(all), model)
  const shop = new TestShop()
  await shop.open(all, { orm, statements: [], close })
  return {
    ...{ shop, line, direct },
    async held() {
      const pool = await (orm.em.getConnection() as PostgreSqlConnection).getNativeClient()
      return [pool.totalCount - pool.idleCount, pool.waitingCount]
    },
    async close() {
      // Whatever the shop still waits for ends with the line.
      await line.close()
      await shop.close()
      await clone.close()
    },
  }
}
