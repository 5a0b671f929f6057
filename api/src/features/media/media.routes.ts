import type { Routes } from '../../platform/http/routes.ts'
import { issueUpload } from './uploads.service.ts'

/** REST edge of images; the file itself goes to `edges/http/upload-endpoint.ts`, or to the store. */
export const mediaRoutes: Routes = {
  'POST /upload/product-image': {
    access: 'images',
    // Under PUBLIC_URL, whatever the request says of host and origin; our own pages send to its path where they are.
    handle: async (ctx) => ({ uploadURL: new URL(await issueUpload(ctx), ctx.env.PUBLIC_URL).href }),
  },
}
