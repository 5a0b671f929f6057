import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Component {
  name: string
  version: string
  purl: string
  scope: string
  properties: { name: string }[]
  hashes?: { alg: string }[]
}
interface Locked {
  name?: string
  version?: string
  dev?: boolean
}

test('the bill of materials lists every locked package, and knows which ones the server runs', () => {
  // No network: a registry that nobody answers for.
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_cache: '/nowhere' }
  const output = execFileSync(process.execPath, ['scripts/sbom.mjs'], {
    encoding: 'utf8',
    env,
    maxBuffer: 64e6,
  })
  const sbom: { bomFormat: string; metadata: { component: Component }; components: Component[] } =
    JSON.parse(output)
  expect([sbom.bomFormat, sbom.metadata.component.name]).toEqual(['CycloneDX', 'boutique-ecologique'])

  const lock: Record<string, Locked> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const locked = Object.entries(lock).flatMap(([path, { name, version, dev = false }]) =>
    path ? [{ id: `${name ?? path.split('node_modules/').at(-1)}@${version}`, dev }] : [],
  )
  const listed = new Map(
    sbom.components.map((component) => [`${component.name}@${component.version}`, component]),
  )
  expect([...listed.keys()].toSorted()).toEqual([...new Set(locked.map(({ id }) => id))].toSorted())

  const run = new Set(locked.filter(({ dev }) => !dev).map(({ id }) => id))
  expect(run.size).toBeGreaterThan(200)
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')).dependencies
  const direct = Object.entries(manifest).map(([name, version]) => `${name}@${version}`)
  expect([...run]).toEqual(expect.arrayContaining(direct))
  const isMarked = ({ properties }: Component) =>
    properties.some(({ name }) => name === 'cdx:npm:package:development')
  const wrong = [...listed].filter(([id, component]) => run.has(id) === isMarked(component))
  expect(wrong.map(([id]) => id)).toEqual([])
  for (const id of direct)
    expect(listed.get(id)).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\//),
      hashes: [{ alg: 'SHA-512' }],
    })
}, 60_000)
