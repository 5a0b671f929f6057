import { readFileSync } from 'node:fs'

/** Versions below these have known holes that the shop would expose. */
const floors: Record<string, string> = {
  '@apollo/server': '5.5.0',
  'body-parser': '2.3.0',
  'path-to-regexp': '8.4.0',
  qs: '6.14.1',
}

interface Locked {
  version?: string
  dev?: boolean
  resolved?: string
  hasInstallScript?: boolean
}

const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

const isBelow = (version: string, floor: string) => {
  const [a, b] = [version, floor].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)))
  const at = [0, 1, 2].find((index) => a?.[index] !== b?.[index])
  return at !== undefined && (a?.[at] ?? 0) < (b?.[at] ?? 0)
}

const problems: string[] = []
for (const [path, { version = '', dev }] of Object.entries(lock.packages)) {
  const name = path.split('node_modules/').at(-1) ?? ''
  const floor = floors[name]
  // Only what production loads counts: tools run on our own sources.
  if (floor && !dev && isBelow(version, floor))
    problems.push(`${path} is ${version}, below ${floor}: raise it.`)
}
for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
  if (!/^\d/.test(version)) problems.push(`${name} « ${version} »: pin the exact version.`)

if (problems.length > 0) {
  console.error(`Dependencies: ${problems.length} to mend\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
console.log(`Dependencies: ${Object.keys(lock.packages).length} locked, exact, above their floors.`)
