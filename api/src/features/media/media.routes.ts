import type { Routes } from '../../platform/routes.ts'
import { issueUpload } from './uploads.service.ts'

/** REST edge of pictures; the file itself goes to `edges/upload-endpoint.ts`, or to the store. */
export const mediaRoutes: Routes = {
  'POST /upload/product-image': {
    access: 'administrator',
    async handle(ctx, { header }) {
      // Where the page is, as far as the guard against other sites has let it in; programs come without.
      const base = header('origin') ?? ctx.env.PUBLIC_URL
      return { uploadURL: new URL(await issueUpload(ctx), base).href }
    },
  },
}
