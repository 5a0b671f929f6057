import { basename } from 'node:path'
import { folderOf, isTest, isTestHelper, moduleOf, type SourceFile } from './source-tree.ts'

/** Lines at which a file fails, and files at which a folder does. */
export const limits = {
  source: 250,
  test: 400,
  small: 30,
  smallDocument: 15,
  folder: 16,
  median: [45, 90],
} as const

/** What a small file may be for its role alone: whoever follows a slice looks for it by that name. */
const roles = /\.(entity|rules|inputs|type|service|resolver|routes|presenter|loaders|enums)\.tsx?$/

const isDocument = (path: string) => path.endsWith('.graphql')

/** Migrations are history and seeders are data: neither tells a story that could be cut or joined. */
const isRecord = (path: string) => /\/(migrations|seeders)\//.test(path)

const linesOf = ({ text }: SourceFile) => text.trimEnd().split('\n').length

/** All that is wrong with the sizes of a tree, each with what to do instead. */
export function sizeProblems(files: SourceFile[], leastFiles = 50): string[] {
  const code = files.filter(({ path }) => !isDocument(path))
  return [
    ...tooLong(code.filter(({ path }) => !isRecord(path))),
    ...tooSmall(code),
    ...crowdedFolders(code),
    ...smallDocuments(files),
    ...['api', 'web'].flatMap((tree) => medianProblems(code, tree, leastFiles)),
  ]
}

function tooLong(code: SourceFile[]): string[] {
  return code.flatMap((file) => {
    const limit = isTest(file.path) ? limits.test : limits.source
    if (linesOf(file) <= limit) return []
    const instead = isTest(file.path)
      ? 'Give each subject a test file of its own, and drop what another test proves already.'
      : 'It tells more than one story: move one, with all that serves only it, into a file with a name of its own.'
    return [`${file.path} has ${linesOf(file)} lines, at most ${limit} are allowed\n    ${instead}`]
  })
}

/** Small files that a single neighbour reads: whoever reads that one must open both. */
function tooSmall(code: SourceFile[]): string[] {
  const importers = new Map<string, string[]>()
  const lazy = new Set<string>()
  for (const { path, imports, lazyImports } of code.map(moduleOf)) {
    for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), path])
    for (const target of lazyImports) lazy.add(target)
  }
  return code.flatMap((file) => {
    const { path } = file
    if (linesOf(file) >= limits.small || isTest(path) || isRecord(path) || roles.test(path)) return []
    if (lazy.has(path) || hasTest(path, code)) return []
    const all = [...new Set(importers.get(path))]
    const [reader, ...others] = all.filter((importer) => !isTest(importer))
    const isReadElsewhere = all.some((importer) => folderOf(importer) !== folderOf(path))
    if (!reader || others.length > 0 || isReadElsewhere) return []
    return [
      `${path} has ${linesOf(file)} lines and only ${basename(reader)} beside it imports it\n` +
        `    Make it part of ${reader}. With a test of its own or a role in its name it may stay.`,
    ]
  })
}

const hasTest = (path: string, code: SourceFile[]) => {
  const stem = path.replace(/\.\w+$/, '')
  return code.some((other) => isTest(other.path) && other.path.startsWith(`${stem}.`))
}

function crowdedFolders(code: SourceFile[]): string[] {
  const counted = code.filter(({ path }) => !isTest(path) && !path.includes('/migrations/'))
  const folders = [...new Set(counted.map(({ path }) => folderOf(path)))]
  return folders.flatMap((folder) => {
    const inside = counted.filter(({ path }) => folderOf(path) === folder).length
    if (inside <= limits.folder) return []
    return [
      `${folder}/ holds ${inside} source files, at most ${limits.folder} are allowed\n` +
        '    Give each aggregate in it a folder of its own, or join files that tell one story.',
    ]
  })
}

/** A .graphql holds all documents of a noun or of a screen: a lone small one belongs to a neighbour. */
function smallDocuments(files: SourceFile[]): string[] {
  const documents = files.filter(({ path }) => isDocument(path))
  const isLone = ({ text }: SourceFile) => (text.match(/^(query|mutation|fragment)\b/gm) ?? []).length < 2
  const isScreen = ({ path, text }: SourceFile) =>
    path.startsWith('web/src/pages/') &&
    /^query\b/m.test(text) &&
    files.some((other) => other.path === path.replace(/\.graphql$/, '.tsx'))
  return documents.flatMap((file) => {
    const neighbours = documents.filter(
      ({ path }) => path !== file.path && folderOf(path) === folderOf(file.path),
    )
    const isSmall = linesOf(file) < limits.smallDocument && isLone(file)
    if (!isSmall || neighbours.length === 0 || isScreen(file)) return []
    return [
      `${file.path} holds one document of ${linesOf(file)} lines, beside ${neighbours.length} more .graphql\n` +
        '    One file a noun or a screen: join it to the documents of its noun (cart.graphql) or to the page ' +
        'whose query spreads it, then run npm run codegen.',
    ]
  })
}

/** The line count that half of a tree's source files stay below; undefined without files. */
export function medianOf(files: SourceFile[], tree: string): number | undefined {
  const lengths = files
    .filter(({ path }) => path.startsWith(`${tree}/src/`) && !isDocument(path))
    .filter(({ path }) => !isTest(path) && !isTestHelper(path) && !isRecord(path))
    .map(linesOf)
    .sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length / 2)]
}

function medianProblems(code: SourceFile[], tree: string, leastFiles: number): string[] {
  const read = code.filter(({ path }) => path.startsWith(`${tree}/src/`)).length
  // A check that reads nothing would always be green.
  if (read < leastFiles)
    return [
      `Only ${read} files of ${tree}/src were read\n    The check has lost sight of them: mend the check.`,
    ]
  const median = medianOf(code, tree) ?? 0
  const [least, most] = limits.median
  if (median >= least && median <= most) return []
  const instead =
    median < least
      ? 'Stories are cut too finely: join files that are only read together.'
      : 'Files tell several stories each: split the longest by noun.'
  return [`The median of ${tree}/src is ${median} lines, outside of ${least} to ${most}\n    ${instead}`]
}
