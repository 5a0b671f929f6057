import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import type { InformationPage } from './information-page.entity.ts'
import {
  findInformationPage,
  listInformationPages,
  restoreInformationPage,
  updateInformationPage,
} from './information-pages.service.ts'
import { sectionsOf, structureOf } from './page-structure.rules.ts'

/** A page as REST tells it. */
const presentPage = ({ slug, texts, updatedAt, version }: InformationPage) => ({
  slug,
  title: structureOf(slug).title,
  path: structureOf(slug).path,
  description: texts.description ?? '',
  lead: texts.lead ?? '',
  sections: sectionsOf(slug, texts),
  updatedAt: updatedAt.toISOString(),
  version,
})

/** REST edge of the information pages. */
export const informationPagesRoutes: Routes = {
  'GET /pages': {
    access: 'visitor',
    published: { scopes: ['content'] },
    handle: async (ctx) => (await listInformationPages(ctx)).map(presentPage),
  },
  'GET /pages/:slug': {
    access: 'visitor',
    summary: 'One information page',
    published: { scopes: ['content'] },
    handle: async (ctx, { params }) => presentPage(await findInformationPage(ctx, params)),
  },
  'POST /pages/restore': {
    access: 'content.write',
    handle: async (ctx, { body }) => presentPage(await restoreInformationPage(ctx, body)),
  },
  'PUT /pages/:slug': {
    access: 'content.write',
    handle: async (ctx, { params, body }) =>
      presentPage(await updateInformationPage(ctx, bodyWith(body, params))),
  },
}
