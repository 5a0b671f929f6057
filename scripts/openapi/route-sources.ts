import { resolve } from 'node:path'
import type { Expression, Node } from 'typescript/unstable/ast'
import { isCallExpression, isIdentifier } from 'typescript/unstable/ast/is'
import {
  type Checker,
  type Symbol as Declared,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync'
import type { ErrorCode } from '../../api/src/platform/errors.ts'
import { toldRefusals } from './told-refusals.ts'

/** Rules that a verb holds its input to, by the module and the name under which they can be had. */
export interface RulesPlace {
  module: string
  name: string
}

/** What the source of one route tells. */
export interface RouteSource {
  name: string
  /** File of the route. */
  file: string
  /** First sentence of what the verb says of itself. */
  summary: string
  /** Rules for what comes with the body, the query, and the path. */
  rules: Record<'body' | 'query' | 'params', RulesPlace[]>
  /** Whether some rules are made for one thing at a time: `Route.body` then says what all have in common. */
  needsBody: boolean
  /** Codes of the refusals that its verbs tell of. */
  refusals: ErrorCode[]
  /** Names that a rule has for what comes by another way: a part of the path, a header. */
  taken: Record<string, { header?: string }>
  /** Whether the answer is one page of a list. */
  isPage: boolean
  /** Whether REST calls « q » what the rules call « search ». */
  isList: boolean
  answer: Type
  /** Whether the handler answers by itself, or has nothing to say. */
  answersNothing: boolean
}

interface Named extends Node {
  name?: { text?: string }
  initializer?: Expression & { properties?: readonly Named[] }
  properties?: readonly Named[]
  parameters?: readonly Named[]
  body?: Node
}

const own = /\/api\/src\//

/** Reads every route of the shop from its source: what the verb is held to, and what is answered. */
export function readRouteSources(project: Project): RouteSource[] {
  const { checker, program } = project
  const file = program.getSourceFile(resolve('api/src/edges/http/rest-routes.ts'))
  const module = file && checker.getSymbolAtLocation(file)
  const list = module && checker.getExportsOfModule(module).find(({ name }) => name === 'restRoutes')
  const spreads = (list?.valueDeclaration?.resolve() as Named | undefined)?.initializer?.properties ?? []
  return spreads.flatMap((spread) => {
    const declaration = declarationOf(checker, (spread as unknown as { expression: Node }).expression)
    return (declaration?.node.initializer?.properties ?? []).map((property) =>
      readRoute(checker, property, declaration?.file ?? ''),
    )
  })
}

function readRoute(checker: Checker, property: Named, file: string): RouteSource {
  const name = property.name?.text ?? ''
  const handle = property.initializer?.properties?.find((each) => each.name?.text === 'handle')
  if (!handle) throw new Error(`${name}: no handler found.`)
  const handler = (handle.initializer ?? handle) as Named
  const answer = answerOf(checker, handler, name)
  const source: RouteSource = {
    ...{ name, file, summary: '', taken: {}, isList: false, isPage: false, needsBody: false },
    refusals: [],
    rules: { body: [], query: [], params: [] },
    ...{ answer, answersNothing: (answer.flags & (TypeFlags.Void | TypeFlags.Undefined)) !== 0 },
  }
  // A verb that is the handler itself.
  if (isIdentifier(handler)) readCall(checker, source, handler, [])
  else for (const call of callsIn(handler)) readCall(checker, source, call.expression, [...call.arguments])
  return source
}

/** What the promise of the handler holds. */
function answerOf(checker: Checker, handler: Node, name: string): Type {
  const type = checker.getTypeAtLocation(handler)
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  const promise = signature && checker.getReturnTypeOfSignature(signature)
  const answer = promise?.isTypeReference() ? checker.getTypeArguments(promise)[0] : undefined
  if (!answer) throw new Error(`${name}: its handler returns no promise.`)
  return answer
}

/** Notes what one call of a handler says of the route. */
function readCall(checker: Checker, source: RouteSource, callee: Node, given: readonly Node[]): void {
  const verb = declarationOf(checker, callee)
  if (!verb || !own.test(verb.file)) return
  source.isList ||= verb.symbol.name === 'listQuery'
  source.isPage ||= verb.symbol.name === 'sendPage'
  for (const each of given.flatMap(propertiesIn)) noteTaken(source, each)
  if (!/\.service\.ts$/.test(verb.file)) return
  source.refusals.push(...toldRefusals(verb.file, verb.symbol.name))
  source.summary ||= firstSentence(verb.symbol.getDocumentationComment(checker))
  for (const [index, argument] of given.entries()) {
    const words = new Set(identifiersIn(argument))
    const found = rulesOf(checker, verb.node, index, 0)
    const rules = found.filter((each) => each !== 'made for one')
    for (const way of ['body', 'query', 'params'] as const)
      if (words.has(way)) source.rules[way].push(...rules)
    source.needsBody ||= words.has('body') && rules.length < found.length
  }
}

/** `{ productId: params.id }`: not of the body, whatever the rules say; `{ key: header('…') }` neither. */
function noteTaken(source: RouteSource, property: Named): void {
  const [name, value] = [property.name?.text, property.initializer]
  if (!name || !value) return
  const words = identifiersIn(value)
  if (words.includes('params')) source.taken[name] = {}
  if (words.includes('header') && isCallExpression(value))
    source.taken[name] = { header: (value.arguments[0] as unknown as { text: string }).text }
}

/** Rules with which `parseInput` looks at the argument of a function, or of one that it hands that on to. */
function rulesOf(
  checker: Checker,
  declared: Named,
  index: number,
  depth: number,
): (RulesPlace | 'made for one')[] {
  const fn = (declared.initializer ?? declared) as Named
  const parameter = fn.parameters?.[index]?.name?.text
  if (!parameter || depth > 4) return []
  return callsIn(fn.body ?? fn).flatMap(({ expression, arguments: given }) => {
    const place = given.findIndex((each) => identifiersIn(each).includes(parameter))
    if (place < 0) return []
    const called = declarationOf(checker, expression)
    if (!called || !own.test(called.file)) return []
    if (called.symbol.name !== 'parseInput') return rulesOf(checker, called.node, place, depth + 1)
    if (place !== 1) return []
    const rules = given[0] && isIdentifier(given[0]) ? declarationOf(checker, given[0]) : undefined
    return [rules ? { module: rules.file, name: rules.symbol.name } : 'made for one']
  })
}

/** What a name stands for, where it was declared. */
function declarationOf(
  checker: Checker,
  node: Node,
): { symbol: Declared; node: Named; file: string } | undefined {
  const local = checker.getSymbolAtLocation(node)
  const symbol = local && (local.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(local) : local)
  const declaration = symbol?.valueDeclaration
  const resolved = declaration?.resolve() as Named | undefined
  return symbol && declaration && resolved ? { symbol, node: resolved, file: declaration.path } : undefined
}

const firstSentence = (comment: string): string => {
  const text = comment
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ \([^)]*\)/g, '')
    .trim()
  return /^.*?[.:;](?= |$)/.exec(text)?.[0].replace(/[.:;]$/, '') ?? text
}

function* nodesIn(node: Node): Generator<Node> {
  yield node
  const children: Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) yield* nodesIn(child)
}

const callsIn = (node: Node) => [...nodesIn(node)].filter(isCallExpression)

const identifiersIn = (node: Node) => [...nodesIn(node)].filter(isIdentifier).map(({ text }) => text)

const propertiesIn = (node: Node): Named[] =>
  [...nodesIn(node)].flatMap((each) => (each as Named).properties ?? [])
