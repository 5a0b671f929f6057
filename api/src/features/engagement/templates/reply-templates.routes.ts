import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import type { ReplyTemplate } from './reply-template.entity.ts'
import {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  updateReplyTemplate,
} from './reply-templates.service.ts'

const presentTemplate = ({ id, name, text, updatedAt, version }: ReplyTemplate) => ({
  ...{ id, name, text, version },
  updatedAt: updatedAt.toISOString(),
})

/** REST edge of the answers that are written already. */
export const replyTemplatesRoutes: Routes = {
  'GET /admin/reply-templates': {
    access: 'inbox',
    handle: async (ctx) => (await listReplyTemplates(ctx)).map(presentTemplate),
  },
  'POST /admin/reply-templates': {
    access: 'inbox',
    status: 201,
    handle: async (ctx, { body }) => presentTemplate(await createReplyTemplate(ctx, body)),
  },
  'PUT /admin/reply-templates/:id': {
    access: 'inbox',
    handle: async (ctx, { params, body }) =>
      presentTemplate(await updateReplyTemplate(ctx, bodyWith(body, params))),
  },
  'DELETE /admin/reply-templates/:id': {
    access: 'inbox',
    handle: async (ctx, { params }) => void (await deleteReplyTemplate(ctx, params)),
  },
}
