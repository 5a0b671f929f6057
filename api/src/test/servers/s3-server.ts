import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '../../platform/storage/s3-storage.ts'

/** The one account that s3rver knows. */
const account = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const region = 'eu-west-3'

/** A server that speaks S3, on this machine. */
export interface S3Server {
  /** How to reach its only bucket. */
  settings: S3Settings
  /** Methods and paths that were asked for and answered. */
  requests: string[]
  close(): Promise<void>
}

/**
 * Starts s3rver behind a check of signatures: of version 4 it believes whatever it is told. What the check knows it
 * has from Amazon's documents, not from the client that is tested.
 */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'shop', configs: [] }] })
  await store.configureBuckets()
  const serve = store.callback()
  const requests: string[] = []
  const server = createServer((request, response) => {
    if (!isSignedByUs(request))
      return void response.writeHead(403).end('<Error>SignatureDoesNotMatch</Error>')
    requests.push(`${request.method} ${request.url?.split('?')[0]}`)
    serve(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { ...account, endpoint, region, bucket: 'shop', forcePathStyle: true, presignedUploads: true },
    requests,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** AWS Signature Version 4, in the Authorization header or in the address. */
function isSignedByUs(request: IncomingMessage): boolean {
  const url = new URL(request.url ?? '', 'http://store')
  const header = /Credential=(.+?), SignedHeaders=(.+?), Signature=(.+)$/.exec(
    request.headers.authorization ?? '',
  )
  const given = (name: string, inHeader: string | undefined) => url.searchParams.get(name) ?? inHeader ?? ''
  const scope = given('X-Amz-Credential', header?.[1]).split('/').slice(1)
  const names = given('X-Amz-SignedHeaders', header?.[2]).split(';')
  const date = given('X-Amz-Date', String(request.headers['x-amz-date']))
  const signature = given('X-Amz-Signature', header?.[3])
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
  const canonical = [
    ...[request.method, url.pathname, query.join('&')],
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    ...['', names.join(';'), request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD'],
  ].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), hash].join('\n')
  const key = scope.reduce<Buffer | string>(hmac, `AWS4${account.secretAccessKey}`)
  return signature !== '' && hmac(key, text).toString('hex') === signature
}

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
