import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const read = (file: string) => readFileSync(file, 'utf8')
const problems: string[] = []

/** The environment: the README's table and api/src/env.ts name the same variables. */
const rules = /z\.object\(\{\n(.*?)\n\}\)/s.exec(read('api/src/env.ts'))?.[1] ?? ''
const known = [...rules.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map((match) => match[1] ?? '')
const section = /^## Environment\n(.*?)(?=^## )/ms.exec(read('README.md'))?.[1] ?? ''
const told = [...section.matchAll(/^\| `([A-Z][A-Z0-9_]*)` \|/gm)].map((match) => match[1] ?? '')
// A check that reads nothing would always be green.
if (known.length < 20)
  problems.push(`Only ${known.length} variables found in api/src/env.ts: mend this check.`)
for (const name of known.filter((name) => !told.includes(name)))
  problems.push(`README.md, « Environment »: ${name} of api/src/env.ts is missing. Add a row.`)
for (const name of told.filter((name) => !known.includes(name)))
  problems.push(`README.md, « Environment »: api/src/env.ts has no ${name}. Remove the row.`)

/** Links: every relative one leads to a file, every # to a heading of it. */
const isMarkdown = (name: string) => name.endsWith('.md')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(isMarkdown)
    .map((name) => join('docs', name)),
]

/** The names that GitHub gives to the headings of a document. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )

let links = 0
for (const document of documents) {
  // What stands in code is an example, not a link.
  const prose = read(document)
    .replace(/```.*?```/gs, '')
    .replace(/`[^`\n]*`/g, '')
  for (const [, target = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/i.test(target)) continue
    links += 1
    const [path = '', anchor] = target.split('#')
    const file = path === '' ? document : normalize(join(dirname(document), path))
    if (!existsSync(file)) problems.push(`${document}: ${target} does not exist.`)
    else if (anchor && isMarkdown(file) && !anchorsOf(file).includes(anchor))
      problems.push(`${document}: ${file} has no heading « #${anchor} ».`)
  }
}
if (links < 10) problems.push(`Only ${links} links found: mend this check.`)

if (problems.length > 0) {
  console.error(`Documents: ${problems.length} to mend\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
console.log(`Documents: ${documents.length} files, ${links} links, ${known.length} variables in step.`)
