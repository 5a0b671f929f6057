// `npm run --silent sbom > sbom.cdx.json`: every locked package, as CycloneDX, for the notes of a release.
// Plain JavaScript: it needs npm and the lockfile, nothing installed and no network.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

const { name, version } = read('package.json')
// Not with --omit=dev: npm then leaves out what a tool needs as well, @mikro-orm/core among it.
const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const sbom = JSON.parse(
  execFileSync(npm, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
)

/** What the server runs, by name and version. Of two copies npm looks at one: the lockfile knows both. */
const run = new Set(
  Object.entries(read('package-lock.json').packages)
    .filter(([path, { dev }]) => path && !dev)
    .map(([path, locked]) => `${locked.name ?? path.split('node_modules/').at(-1)}@${locked.version}`),
)
const mark = 'cdx:npm:package:development'
for (const component of sbom.components) {
  const isMarked = component.properties.some((property) => property.name === mark)
  if (!isMarked || !run.has(`${component.name}@${component.version}`)) continue
  component.scope = 'required'
  component.properties = component.properties.filter((property) => property.name !== mark)
}
// npm calls it by its folder.
Object.assign(sbom.metadata.component, { name, version })
process.stdout.write(`${JSON.stringify(sbom, null, 2)}\n`)
