import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { DirectUploads, ObjectStorage } from './object-storage.ts'

/** Where the bucket is and who asks. */
export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket in the path (https://store/bucket/…), else in the host name (https://bucket.store/…). */
  forcePathStyle: boolean
  /** Whether browsers may reach the store themselves. */
  presignedUploads: boolean
}

/** Keeps files in a bucket of any S3-compatible store. A store that cannot be reached throws its network error. */
export function s3Storage(settings: S3Settings): ObjectStorage {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey, forcePathStyle } = settings
  const client = new S3Client({
    ...{ endpoint, region, forcePathStyle, credentials: { accessKeyId, secretAccessKey } },
    // Checksums beyond those that S3 demands are unknown to many compatible stores.
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  })
  return {
    async put(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }))
    },
    async open(Key) {
      const found = await orNull(client.send(new GetObjectCommand({ Bucket, Key })))
      return found && { stream: found.Body as Readable, size: found.ContentLength ?? 0 }
    },
    async sizeOf(Key) {
      const found = await orNull(client.send(new HeadObjectCommand({ Bucket, Key })))
      return found && (found.ContentLength ?? 0)
    },
    async remove(Key) {
      await orNull(client.send(new DeleteObjectCommand({ Bucket, Key })))
    },
    directUploads: settings.presignedUploads ? directUploads(client, settings) : null,
  }
}

function directUploads(client: S3Client, { endpoint, bucket, forcePathStyle }: S3Settings): DirectUploads {
  const { protocol, host, origin } = new URL(endpoint)
  return {
    origin: forcePathStyle ? origin : `${protocol}//${bucket}.${host}`,
    addressFor: (Key, expiresIn) =>
      getSignedUrl(client, new PutObjectCommand({ Bucket: bucket, Key }), { expiresIn }),
  }
}

/** The answer, or null when the store says that there is none under this key. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
    throw error
  }
}
