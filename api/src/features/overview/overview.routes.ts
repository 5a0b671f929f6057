import type { Routes } from '../../platform/http/routes.ts'
import { listQuery, sendPage } from '../../platform/page.ts'
import { searchAdministration } from './admin-search.service.ts'
import { listDemonstrationFacts } from './demonstration-facts.service.ts'
import { listMails, type MailFacts, resendMail } from './mails.service.ts'
import { listProductUsage } from './product-usage.service.ts'
import { readToday } from './today.service.ts'

/** A mail as documented for REST. */
const presentMail = ({ sentAt, createdAt, ...facts }: MailFacts) => ({
  ...facts,
  sentAt: sentAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

/** REST edge of what an administrator sees at a glance. */
export const overviewRoutes: Routes = {
  'GET /admin/mails': {
    access: 'mails',
    handle: async (ctx, { query }, response) =>
      sendPage(response, await listMails(ctx, listQuery(query)), presentMail),
  },
  'POST /admin/mails/:id/resend': {
    access: 'mails',
    handle: async (ctx, { params }) => presentMail(await resendMail(ctx, params)),
  },
  'GET /admin/demonstration-facts': { access: 'administration', handle: listDemonstrationFacts },
  'GET /admin/today': {
    access: 'administration',
    handle: async (ctx, { query }) => readToday(ctx, query),
  },
  // Names and addresses of people stay out of addresses (decisions/031).
  'POST /admin/search': {
    access: 'administration',
    handle: async (ctx, { body }) => searchAdministration(ctx, body),
  },
  'GET /admin/analytics/products': {
    access: 'analytics.read',
    handle: async (ctx, { query }, response) =>
      sendPage(response, await listProductUsage(ctx, query), (usage) => usage),
  },
}
