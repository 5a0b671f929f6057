import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Regenerates everything that is generated and committed, and fails when that changes a byte. */
const generated = () =>
  [
    'schema.graphql',
    ...filesBelow('api/src/edges/openapi/generated'),
    ...filesBelow('web/src/graphql/generated'),
  ]
    .map((file) => `${file}\n${readFileSync(file, 'utf8')}`)
    .join('\n')

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()

const tool = (...args: string[]) =>
  execFileSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })

const before = generated()
tool('--import', 'tsx', 'api/src/edges/graphql/print-schema.ts')
tool('--import', 'tsx', 'scripts/openapi/print-openapi.ts')
tool('node_modules/.bin/graphql-codegen', '--config', 'codegen.yml')
if (generated() !== before) {
  console.error(
    'Generated code was stale. It has been renewed: look at the difference and commit it (npm run codegen).',
  )
  process.exit(1)
}
const migrations = tool('--import', 'tsx', 'node_modules/.bin/mikro-orm', 'migration:check')
console.log(`Generated code is fresh. ${migrations.trim().split('\n').at(-1)}`)
