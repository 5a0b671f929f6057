import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** One hand-written file: a path relative to the project, and its text. */
export interface SourceFile {
  path: string
  text: string
}

/** What the laws ask of a TypeScript file. */
export interface Module {
  path: string
  /** Project paths and package names, of imports of types and of lazy imports too. */
  imports: string[]
  /** Those of `imports` that are fetched on demand: files of their own for the sake of the bundle. */
  lazyImports: string[]
  /** Texts in the code; `?` stands where a template has a value. GraphQL descriptions are left out. */
  texts: string[]
  /** Tables of the entities that the file declares; undefined for an entity that names none. */
  tables: (string | undefined)[]
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Helpers that only tests import. */
export const isTestHelper = (path: string) => /^(api|web)\/src\/test\//.test(path)

export const folderOf = (path: string) => dirname(path)

/** The hand-written files below some folders that end in one of these, generated ones left out. */
export function readTree(folders: string[], endings: RegExp): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => endings.test(name) && !/(^|\/)generated\//.test(name))
      .map((name) => join(folder, name))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  )
}

/** Parsed by the parser that also builds the web. Throws for a file that it cannot read. */
export function moduleOf({ path, text }: SourceFile): Module {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const sources: string[] = []
  const lazySources: string[] = []
  const texts: { start: number; text: string }[] = []
  const descriptions: { start: number; end: number }[] = []
  const tables: Module['tables'] = []
  const addSource = (source: object | null, list = sources) => {
    if (source && 'value' in source && typeof source.value === 'string') list.push(source.value)
  }
  new Visitor({
    ImportDeclaration: (node) => addSource(node.source),
    ExportAllDeclaration: (node) => addSource(node.source),
    ExportNamedDeclaration: (node) => addSource(node.source),
    ImportExpression: (node) => addSource(node.source, lazySources),
    TSImportType: (node) => addSource(node.source),
    Literal: (node) => {
      if (typeof node.value === 'string') texts.push({ start: node.start, text: node.value })
    },
    JSXText: ({ start, value }) => {
      texts.push({ start, text: value })
    },
    TemplateLiteral: (node) => {
      texts.push({ start: node.start, text: node.quasis.map(({ value }) => value.cooked).join(' ? ') })
    },
    Property: (node) => {
      if (node.key.type === 'Identifier' && /^(description|deprecationReason)$/.test(node.key.name))
        descriptions.push(node.value)
    },
    Decorator: ({ expression }) => {
      if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return
      if (expression.callee.name !== 'Entity') return
      const written = text.slice(expression.start, expression.end)
      tables.push(/tableName:\s*['"](\w+)['"]/.exec(written)?.[1])
    },
  }).visit(program)
  const target = (source: string) => (source.startsWith('.') ? join(dirname(path), source) : source)
  return {
    path,
    imports: [...sources, ...lazySources].map(target),
    lazyImports: lazySources.map(target),
    texts: texts
      .filter(({ start }) => !descriptions.some((range) => range.start <= start && start < range.end))
      .map(({ text }) => text),
    tables,
  }
}
