import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { diskStorage } from './disk-storage.ts'
import type { ObjectStorage } from './object-storage.ts'

/** Where this environment keeps its files: a folder of DATA_DIR, or a bucket. */
export async function openStorage(env: Env): Promise<ObjectStorage> {
  if (env.STORAGE === 'disk') return diskStorage(join(env.DATA_DIR, 'images'))
  // Loaded when it is needed: the S3 client is larger than the rest of the shop.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    presignedUploads: env.S3_PRESIGNED_UPLOADS,
  })
}
