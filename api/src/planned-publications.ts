import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import { publishDueProducts } from './features/catalogue/products/planned-products.ts'
import { HeldPublications } from './features/claims/held-publications.ts'
import { publishDuePosts } from './features/content/planned-posts.ts'
import { steadyJob } from './features/operations/jobs/run-job.ts'
import { type Clock, repeat } from './platform/clock.ts'

const pauseMs = 1_000

/** What was published in one round, by id. */
interface Publication {
  products: number[]
  posts: number[]
}

/** What the guard against claims holds back, as one process remembers it. */
const nothingHeld = () => ({ products: new HeldPublications('PRODUCT'), posts: new HeldPublications('POST') })

/**
 * Publishes everything whose planned time has come (decision 041). Any copy of the shop may do it; what a copy that
 * died has left is done by the next that looks.
 * @param clock that of the database, which all copies share.
 * @param env says whether the guard against claims blocks.
 */
export async function publishDue(
  orm: MikroORM,
  clock: Clock,
  env: Env,
  held = nothingHeld(),
): Promise<Publication> {
  return {
    products: await publishDueProducts(orm.em.fork(), { clock, env }, held.products),
    posts: await publishDuePosts(orm.em.fork(), { clock, env }, held.posts),
  }
}

/** Looks every second, and notes how that went. @returns stops it, after the round in hand. */
export function startPublications(orm: MikroORM, clock: Clock, env: Env, log: Logger): () => Promise<void> {
  const note = steadyJob(orm, 'PUBLICATIONS', clock, log)
  const held = nothingHeld()
  const round = async () => {
    const { products, posts } = await publishDue(orm, clock, env, held)
    const published = products.length + posts.length
    if (published > 0) log.info({ products, posts }, 'published as planned')
    await note(published)
  }
  return repeat(round, pauseMs, (error) => {
    log.warn({ err: error }, 'planned publications not read')
    void note(0, error)
  })
}
