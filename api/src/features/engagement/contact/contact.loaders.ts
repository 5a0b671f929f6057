import DataLoader from 'dataloader'
import type { RequestContext } from '../../../platform/request-context.ts'
import { ContactReply } from './contact-reply.entity.ts'

/**
 * What was added to messages, by the message's id, oldest first, with the mails that carry it. Not cached: one request
 * may answer and then read the message again.
 */
export const threadLoader = (ctx: RequestContext) =>
  new DataLoader<number, ContactReply[]>(
    async (ids) => {
      const found = await ctx.em
        .fork()
        .find(ContactReply, { message: { $in: [...ids] } }, { orderBy: { id: 'asc' }, populate: ['mail'] })
      const byMessage = Map.groupBy(found, (reply) => reply.message.id)
      return ids.map((id) => byMessage.get(id) ?? [])
    },
    { cache: false },
  )
