import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { publishDueProducts } from './features/catalogue/products/planned-products.ts'
import { publishDuePosts } from './features/content/planned-posts.ts'
import { type Clock, repeat } from './platform/clock.ts'

const pauseMs = 1_000

/** What was published in one round, by id. */
interface Publication {
  products: number[]
  posts: number[]
}

/**
 * Publishes everything whose planned time has come (decision 041). Any copy of the shop may do it; what a copy that
 * died has left is done by the next that looks.
 * @param clock that of the database, which all copies share.
 */
export async function publishDue(orm: MikroORM, clock: Clock): Promise<Publication> {
  return {
    products: await publishDueProducts(orm.em.fork(), clock),
    posts: await publishDuePosts(orm.em.fork(), clock),
  }
}

/** Looks every second. @returns stops it, after the round in hand. */
export function startPublications(orm: MikroORM, clock: Clock, log: Logger): () => Promise<void> {
  const round = async () => {
    const { products, posts } = await publishDue(orm, clock)
    if (products.length + posts.length > 0) log.info({ products, posts }, 'published as planned')
  }
  return repeat(round, pauseMs, (error) => log.warn({ err: error }, 'planned publications not read'))
}
