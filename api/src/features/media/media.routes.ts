import type { Routes } from '../../platform/routes.ts'
import { issueUpload } from './uploads.service.ts'

/** REST edge of pictures; the file itself goes to `edges/upload-endpoint.ts`, or to the store. */
export const mediaRoutes: Routes = {
  'POST /upload/product-image': {
    access: 'administrator',
    // Under PUBLIC_URL, whatever the request says of host and origin; our own pages send to its path where they are.
    handle: async (ctx) => ({ uploadURL: new URL(await issueUpload(ctx), ctx.env.PUBLIC_URL).href }),
  },
}
