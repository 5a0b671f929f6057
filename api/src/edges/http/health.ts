import type { MikroORM } from '@mikro-orm/postgresql'
import { Router } from 'express'

/** Life of one process, as a load balancer sees it. */
export interface Lifecycle {
  /** True from the stop signal on. */
  draining: boolean
}

/** /healthz: the process lives. /readyz: it can serve (503 while stopping or without database). No detail, no cookie. */
export function health(orm: MikroORM, lifecycle: Lifecycle): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' })
  })
  router.get('/readyz', async (_request, response) => {
    const ready = !lifecycle.draining && (await answers(orm))
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' })
  })
  return router
}

const answers = (orm: MikroORM) =>
  orm.em
    .fork()
    .execute('select 1')
    .then(
      () => true,
      () => false,
    )
