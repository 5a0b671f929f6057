import { readFileSync } from 'node:fs'
import { sourceFiles } from './source-files.ts'

/** Lines at which a file is mentioned, and at which it fails (architecture, rule 9). */
const [mention, limit, testLimit] = [150, 200, 300]

const files = sourceFiles(['api/src', 'web/src', 'scripts', 'e2e', 'bench'])
  .filter((file) => !/\/(migrations|seeders)\//.test(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
const tooLong = files.filter(({ file, lines }) => lines > (/\.test\.tsx?$/.test(file) ? testLimit : limit))
const long = files.filter(({ file, lines }) => lines > mention && !/\.test\.tsx?$/.test(file))
const median = files.map(({ lines }) => lines).sort((a, b) => a - b)[Math.floor(files.length / 2)] ?? 0

for (const { file, lines } of long) console.log(`  ${lines} lines: ${file} — does one name still explain it?`)
console.log(`File sizes: ${files.length} files, median ${median} lines.`)
if (tooLong.length > 0 || median > 60 || files.length < 50) {
  console.error(
    `Too long (${limit} lines, tests ${testLimit}, median 60): ${tooLong.map(({ file, lines }) => `${file} (${lines})`).join(', ')}\n` +
      'Split by noun or by verb, so that each part has a name of its own.',
  )
  process.exit(1)
}
