import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const read = (file: string) => readFileSync(file, 'utf8')
const problems: string[] = []

/** Files below some folders with one of these endings. */
const filesIn = (folders: string[], endings: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => endings.test(name))
      .map((name) => join(folder, name)),
  )

const isMarkdown = (name: string) => name.endsWith('.md')
const documents = ['README.md', 'CONTRIBUTING.md', ...filesIn(['docs'], /\.md$/)]
const allSources = filesIn(['api/src', 'web/src', 'e2e', 'bench', 'scripts'], /\.(tsx?|graphql)$/)
/** Those that are written by hand. */
const sources = allSources.filter((path) => !path.includes('generated'))

/** The environment: the README's table and api/src/env.ts name the same variables. */
function checkEnvironment(): string {
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
  return `${known.length} variables`
}

/** The names that GitHub gives to the headings of a document. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )

/** Links: every relative one leads to a file, every # to a heading of it. */
function checkLinks(): string {
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
  return `${links} links`
}

/** Citations in sources: sections of the specification, decisions and documents that there are, and no other codes. */
function checkCitations(): string {
  const sections = [...read('docs/specification.md').matchAll(/^## (\d+)\. /gm)].map(([, number]) => number)
  const decisions = readdirSync('docs/decisions').map((name) => name.slice(0, 3))
  for (const number of decisions.filter((each, at) => decisions.indexOf(each) !== at))
    problems.push(`docs/decisions: two decisions have the number ${number}.`)
  let citations = 0
  for (const file of sources) {
    const code = read(file)
    // A citation may go on on the next line of its comment.
    const text = code.replace(/\n\s*(?:\*|\/\/|#)\s+/g, ' ')
    for (const [cited] of text.matchAll(/specification, sections? \d+(?:(?:, | and )\d+)*/g))
      for (const [number] of cited.matchAll(/\d+/g)) {
        citations += 1
        if (!sections.includes(number))
          problems.push(`${file}: docs/specification.md has no section ${number}.`)
      }
    if (/\b(?:spec,?|specification|spec(?:ification)?['’]s) (?:§|sections? \d)/i.test(text))
      problems.push(`${file}: cite the specification as « specification, section N ».`)
    for (const [, number = ''] of text.matchAll(/\bdecision (\d{3})\b/g))
      if (!decisions.includes(number)) problems.push(`${file}: docs/decisions has no ${number}.`)
    for (const [path] of text.matchAll(/\bdocs\/[\w/-]+\.md\b/g))
      if (!existsSync(path)) problems.push(`${file}: ${path} does not exist.`)
    for (const [title] of code.matchAll(/(?<=['`])[A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*: [^'`\n]{0,60}/g))
      problems.push(`${file}: « ${title} »: say the rule in words instead of a code.`)
  }
  if (sections.length < 9) problems.push(`Only ${sections.length} sections found: mend this check.`)
  if (citations < 50) problems.push(`Only ${citations} citations found: mend this check.`)
  return `${citations} citations`
}

/** Files that documents and comments name are there, at the path they are given. */
function checkFileNames(): string {
  const examples = ['utils.ts', 'script.ts', 'component-name.graphql']
  const there = [...allSources, ...readdirSync('.')]
  const comments = (code: string) => (code.match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? []).join('\n')
  let names = 0
  for (const file of [...documents, ...sources])
    for (const [name] of (isMarkdown(file) ? read(file) : comments(read(file))).matchAll(
      /(?<![\w./*{}-])\w[\w./-]*\.(?:tsx?|graphql)\b/g,
    )) {
      names += 1
      if (!examples.includes(name) && !there.some((path) => `/${path}`.endsWith(`/${name}`)))
        problems.push(`${file}: names ${name}, which is not there.`)
    }
  if (names < 50) problems.push(`Only ${names} names of files found: mend this check.`)
  return `${names} names of files`
}

/** The glossary says which files to look for: each part of a name leads to one. */
function checkGlossary(): string {
  const names = sources.map((path) => path.slice(path.lastIndexOf('/') + 1))
  const rows = read('docs/glossary.md').matchAll(/^\| [^|]+ \| [^|]+ \| ([^|]+) \|$/gm)
  const stems = [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, stem = '']) => stem),
  )
  for (const stem of stems)
    if (!names.some((name) => name.includes(stem)))
      problems.push(`docs/glossary.md: no file has « ${stem} » in its name.`)
  if (stems.length < 12) problems.push(`Only ${stems.length} names of files found: mend this check.`)
  return `${stems.length} names of the glossary`
}

const counts = [checkEnvironment(), checkLinks(), checkCitations(), checkFileNames(), checkGlossary()]

if (problems.length > 0) {
  console.error(`Documents: ${problems.length} to mend\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
console.log(`Documents: ${documents.length} files, ${counts.join(', ')} in step.`)
