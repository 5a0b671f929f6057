import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'

/** Docker runs on few development machines: what its files say is held to the project without it. */
const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll(/\\\n/g, ' ')
const compose = readFileSync('docker-compose.yml', 'utf8')
const example = readFileSync('.env.example', 'utf8')
const env = readFileSync('api/src/env.ts', 'utf8')
const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n')

const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
]
const passedOn = namesIn(/ {4}environment:\n(.*?)\n {4}\w/s.exec(compose)?.[1] ?? '', /^ {6}([A-Z_0-9]+):/gm)

test('what the image copies exists and is not ignored', () => {
  const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  expect(sources).toEqual(expect.arrayContaining(['package-lock.json', 'api', 'web']))
  expect(sources.filter((name) => !existsSync(name) || ignored.includes(name))).toEqual([])
})

test('the image builds all that npm start builds', () => {
  const bootstrap = readFileSync('scripts/bootstrap.mjs', 'utf8')
  const built = [...bootstrap.matchAll(/run(?:Tool\('(tsc|vite)'|\((projectNode)), \[('.+)\]\)/g)].map(
    ([, tool, , given = '']) =>
      `${tool ? `node_modules/.bin/${tool}` : 'node'} ${given.replaceAll(/[',]/g, '')}`,
  )
  expect(built).toHaveLength(4)
  for (const command of built) expect(dockerfile).toContain(command)
})

test('secrets, data and what the build makes anew stay out of the build', () => {
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'data', 'dist', 'node_modules']))
})

test('every image names its version and its digest, and the shop runs as an ordinary user', () => {
  const images = [...compose.matchAll(/^ {4}image: (\S+)$/gm), ...dockerfile.matchAll(/^FROM (\S+)/gm)].map(
    ([, name]) => name,
  )
  expect(images.length).toBeGreaterThan(2)
  expect(images.filter((name) => !/:\d[\w.-]*@sha256:[0-9a-f]{64}$/.test(name ?? ''))).toEqual([])
  // Built and run on one Node, the one that the lockfile brings to everybody else.
  const { node } = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies
  const nodes = new Set(images.filter((name) => name?.startsWith('node:')))
  expect([...nodes].map((name) => name?.split('-')[0])).toEqual([`node:${node}`])
  expect(dockerfile.lastIndexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('COPY'))
})

test('the image gives Node the arguments and the variables that npm start gives it', () => {
  const { nodeArguments, nodeEnvironment } = JSON.parse(readFileSync('package.json', 'utf8')).config
  const command: string[] = JSON.parse(/^CMD (\[.*\])/m.exec(dockerfile)?.[1] ?? '[]')
  expect(command.join(' ')).toBe(`node ${nodeArguments} dist/shop/main.js`)
  const variables = Object.entries(nodeEnvironment).map(([name, value]) => `${name}=${value}`)
  expect(dockerfile.split('\n')).toContain(`ENV ${variables.join(' ')}`)
})

test('compose passes on variables that the shop knows, and .env.example names all that compose reads', () => {
  expect(passedOn).toEqual(expect.arrayContaining(['DATABASE_URL', 'SESSION_SECRET']))
  expect(namesIn(env, /^ {2}([A-Z][A-Z0-9_]*):/gm)).toEqual(expect.arrayContaining(passedOn))
  expect(namesIn(example, /^([A-Z_0-9]+)=/gm).sort()).toEqual(namesIn(compose, /\$\{([A-Z_0-9]+)/g).sort())
})

test('the shop keeps its pictures in the store beside it, through itself alone', () => {
  const [shop = '', store = ''] = [/^ {2}shop:\n(.*?)^ {2}\w/ms, /^ {2}storage:\n(.*?)^\w/ms].map(
    (part) => part.exec(compose)?.[1] ?? '',
  )
  const told = (name: string) => new RegExp(`^ +${name}: (.+)$`, 'm')
  const of = (part: string, name: string) =>
    told(name)
      .exec(part)?.[1]
      ?.replace(/:\?[^}]*/, '')
  expect(of(shop, 'STORAGE')).toBe('s3')
  expect(of(shop, 'S3_BUCKET')).toBe(of(store, 'S3_BUCKET'))
  expect(of(shop, 'S3_ACCESS_KEY_ID')).toBe(of(store, 'AWS_ACCESS_KEY_ID'))
  expect(of(shop, 'S3_SECRET_ACCESS_KEY')).toBe(of(store, 'AWS_SECRET_ACCESS_KEY'))
  expect(/^ +S3_ENDPOINT: http:\/\/storage:(\d+)$/m.exec(shop)?.[1]).toBe(
    /127\.0\.0\.1:(\d+)/.exec(store)?.[1],
  )
  // Nobody outside reaches the store, so no browser may be sent there.
  expect([of(shop, 'S3_PRESIGNED_UPLOADS'), /^ +ports:/m.test(store)]).toEqual(['"off"', false])
})

test.each([
  [200, 0],
  [503, 1],
])('the health check of the image ends with the shop’s word: %i gives %i', async (status, code) => {
  const command: string[] = JSON.parse(/HEALTHCHECK .*?CMD (\[.*\])/.exec(dockerfile)?.[1] ?? '[]')
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const check = spawn(process.execPath, command.slice(1), { env: { PORT: String(port) }, stdio: 'ignore' })
  expect([(await once(check, 'exit'))[0], asked]).toEqual([code, ['/readyz']])
  server.close()
})
