import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const folder = mkdtempSync(join(tmpdir(), 'env-'))
afterAll(() => rmSync(folder, { recursive: true }))

const secret = 'x'.repeat(32)
const given = (settings: Record<string, string>) => readEnv({ SESSION_SECRET: secret, ...settings })

describe('readEnv', () => {
  test('every variable has a default but those of production', () => {
    expect(given({})).toMatchObject({
      ...{ NODE_ENV: 'development', HOST: '127.0.0.1', PORT: 4000, PUBLIC_URL: 'http://localhost:4000' },
      ...{ TRUST_PROXY: 0, GRAPHQL_INTROSPECTION: true, BODY_LIMIT_BYTES: 100_000 },
      GRAPHQL_DOCUMENTS: 'any',
    })
  })

  test.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ GRAPHQL_INTROSPECTION: 'off' }, false],
    [{ GRAPHQL_DOCUMENTS: 'known' }, false],
    [{ NODE_ENV: 'production', GRAPHQL_PLAYGROUND: 'on' }, true],
    [{ GRAPHQL_INTROSPECTION: 'off', GRAPHQL_PLAYGROUND: 'on' }, true],
    [{ GRAPHQL_PLAYGROUND: 'off' }, false],
  ])('%o: a playground is served: %o', (settings, playground) => {
    expect(given(settings as Record<string, string>).GRAPHQL_PLAYGROUND).toBe(playground)
  })

  test('an empty variable is a missing one', () => {
    expect(given({ PORT: '', DATABASE_URL: '', SEED: '' })).toEqual(given({}))
  })

  test('every problem is reported, together and by name', () => {
    const wrong = {
      ...{
        PORT: 'http',
        TRUST_PROXY: 'true',
        DATABASE_URL: 'mysql://a/b',
        SEED: 'yes',
        SESSION_SECRET: 'short',
      },
      ...{
        PUBLIC_URL: 'javascript:alert(1)',
        GRAPHQL_INTROSPECTION: '1',
        LOG_LEVEL: 'loud',
        NODE_ENV: 'prod',
      },
      ...{ ADMIN_EMAIL: 'admin', SHUTDOWN_GRACE_MS: '-1', BODY_LIMIT_BYTES: '0' },
      // Longer than a mail is held would let it go out twice.
      ...{ SMTP_TIMEOUT_MS: '20001' },
    }
    let message = ''
    try {
      readEnv(wrong)
    } catch (error) {
      message = (error as Error).message
    }
    for (const name of Object.keys(wrong)) expect(message).toContain(`  - ${name}: `)
  })

  test('with NODE_ENV=production a session secret of at least 32 characters is required', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('SESSION_SECRET: required')
    expect(() => readEnv({ NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(31) })).toThrow(
      'SESSION_SECRET',
    )
  })

  test('a stop gives a load balancer five seconds in production, and nobody waits for one elsewhere', () => {
    expect(given({}).SHUTDOWN_DRAIN_MS).toBe(0)
    expect(given({ NODE_ENV: 'production' }).SHUTDOWN_DRAIN_MS).toBe(5_000)
    expect(given({ NODE_ENV: 'production', SHUTDOWN_DRAIN_MS: '0' }).SHUTDOWN_DRAIN_MS).toBe(0)
  })

  test('TRUST_PROXY is a number of proxies, never « true »', () => {
    expect(given({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2)
    for (const value of ['true', '1.5', '-1', 'loopback'])
      expect(() => given({ TRUST_PROXY: value })).toThrow('TRUST_PROXY')
  })

  test('an https address without a proxy in front is refused: logins would get no cookie', () => {
    expect(() => given({ PUBLIC_URL: 'https://shop.example' })).toThrow('TRUST_PROXY')
    expect(given({ PUBLIC_URL: 'https://shop.example/', TRUST_PROXY: '1' }).PUBLIC_URL).toBe(
      'https://shop.example',
    )
  })

  test('images in a bucket need its address, its name and a key; on disk nothing', () => {
    const s3 = {
      ...{ STORAGE: 's3', S3_ENDPOINT: 'http://storage:8333', S3_BUCKET: 'shop' },
      ...{ S3_ACCESS_KEY_ID: 'name', S3_SECRET_ACCESS_KEY: 'password' },
    }
    expect(given(s3)).toMatchObject({ ...s3, S3_REGION: 'us-east-1', S3_FORCE_PATH_STYLE: true })
    for (const name of Object.keys(s3).slice(1))
      expect(() => given({ ...s3, [name]: '' })).toThrow(`${name}: required with STORAGE=s3`)
    expect(() => given({ ...s3, S3_ENDPOINT: 'storage:8333' })).toThrow('S3_ENDPOINT')
    expect(given({}).STORAGE).toBe('disk')
  })

  test('without a secret one is made, kept for the next start, and readable by its owner alone', () => {
    const first = readEnv({ DATA_DIR: folder }).SESSION_SECRET
    expect(first.length).toBeGreaterThanOrEqual(64)
    expect(readEnv({ DATA_DIR: folder }).SESSION_SECRET).toBe(first)
    const file = join(folder, 'session-secret')
    expect(readFileSync(file, 'utf8').trim()).toBe(first)
    expect(statSync(file).mode & 0o077).toBe(0)
    // A disk that was full, a process that was killed in between.
    for (const torn of ['', first.slice(0, 31)]) {
      writeFileSync(file, torn)
      const next = readEnv({ DATA_DIR: folder }).SESSION_SECRET
      expect(next.length).toBeGreaterThanOrEqual(64)
      expect(readEnv({ DATA_DIR: folder }).SESSION_SECRET).toBe(next)
      expect(statSync(file).mode & 0o077).toBe(0)
    }
  })
})
