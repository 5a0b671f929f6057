import type { MikroORM } from '@mikro-orm/postgresql'
import type { Request } from 'express'
import type { Logger } from 'pino'
import { User } from '../features/accounts/user.entity.ts'
import type { Clock } from '../platform/clock.ts'
import { createRequestContext, type RequestContext, type Viewer } from '../platform/request-context.ts'

/** What a context needs of the process. */
export interface ContextParts {
  orm: MikroORM
  clock: Clock
}

/** The context of one HTTP request: an entity manager of its own, and the person behind its session. */
export async function buildContext({ orm, clock }: ContextParts, request: Request): Promise<RequestContext> {
  const em = orm.em.fork()
  return createRequestContext({
    em,
    viewer: await findViewer(request, em),
    clock,
    log: request.log as Logger,
  })
}

/** Rights are read from the database each time: one taken away ends with the next request. */
async function findViewer(request: Request, em: RequestContext['em']): Promise<Viewer | null> {
  const userId = request.session?.userId
  if (!userId) return null
  const user = await em.findOne(User, { id: userId })
  return user && { id: user.id, email: user.email, isAdmin: user.isAdmin }
}
