import { globSync, readFileSync } from 'node:fs'
import { type ErrorCode, httpStatusOf } from '../../api/src/platform/errors.ts'
import type { Route } from '../../api/src/platform/http/routes.ts'
import { componentRef, type Schema } from './answer-schemas.ts'

const sources = new Map<string, string>()

/** The text of a file, read once. */
function sourceOf(file: string): string {
  const known = sources.get(file)
  if (known !== undefined) return known
  const text = readFileSync(file, 'utf8')
  sources.set(file, text)
  return text
}

const isCode = (word: string): word is ErrorCode => word in httpStatusOf

const services = globSync('api/src/features/**/*.service.ts')

/** The doc comment of a verb: of this file, else of any other where verbs are. */
function commentOf(file: string, verb: string): string {
  const declaration = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:async )?(?:function\*? |const )${verb}\b`,
  )
  for (const each of [file, ...services]) {
    const [, comment] = declaration.exec(sourceOf(each)) ?? []
    if (comment) return comment
  }
  return ''
}

/** The codes that a verb says it throws in its doc comment; « as inviteToTeam » are those of that one too. */
export function toldRefusals(file: string, verb: string, seen: ReadonlySet<string> = new Set()): ErrorCode[] {
  if (seen.has(verb)) return []
  const comment = commentOf(file, verb).replaceAll(/\n\s*\*/g, ' ')
  const thrown = [...comment.matchAll(/@throws ((?:(?!@\w)[\s\S])*)/g)].map(([, text = '']) => text).join(' ')
  const others = [...thrown.matchAll(/\bas `?(\w+)`?/gi)].map(([, name = '']) => name)
  return [
    ...new Set([
      ...[...thrown.matchAll(/\b[A-Z][A-Z_]+\b/g)].map(([word]) => word).filter(isCode),
      ...others.flatMap((name) => toldRefusals(file, name, new Set([...seen, verb]))),
    ]),
  ]
}

/** What whoever asks may lack, by who may call at all. */
function refusalsOf(access: Route['access']): ErrorCode[] {
  if (access === 'visitor') return []
  if (access === 'customer') return ['UNAUTHENTICATED', 'FORBIDDEN']
  return ['UNAUTHENTICATED', 'FORBIDDEN', 'SECOND_FACTOR_MISSING']
}

/**
 * What is refused before any verb hears of it: an address or a body that cannot be read, a token that is not valid or
 * asks too often; a write that another site sends, or that is too large or no JSON.
 */
const refusalsBefore: Record<'reading' | 'writing', ErrorCode[]> = {
  reading: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'TOO_MANY_REQUESTS'],
  writing: [
    ...(['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN'] as const),
    ...(['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'TOO_MANY_REQUESTS'] as const),
  ],
}

/** How a route refuses, by status: what is refused before it, what its access asks, and what its verbs say. */
export function refusalResponses(told: ErrorCode[], access: Route['access'], method: string): Schema {
  const before = refusalsBefore[method === 'GET' ? 'reading' : 'writing']
  const codes = new Set([...before, ...refusalsOf(access), ...told])
  const byStatus = Map.groupBy(
    Object.keys(httpStatusOf).filter((code): code is ErrorCode => codes.has(code as ErrorCode)),
    (code) => httpStatusOf[code],
  )
  return Object.fromEntries([...byStatus].map(([status, each]) => [status, namedResponse(status, each)]))
}

/** The refusals that the document names, by the codes that they have. */
export const refusalComponents: Record<string, Schema> = {}

function namedResponse(status: number, codes: ErrorCode[]): Schema {
  const name = codes.map(inWords).join('Or')
  refusalComponents[name] ??= {
    description: codes.join(', '),
    ...([429, 503].includes(status)
      ? { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }
      : {}),
    content: { 'application/json': { schema: componentRef('Refusal') } },
  }
  return { $ref: `#/components/responses/${name}` }
}

/** « NOT_FOUND » as « NotFound ». */
const inWords = (code: ErrorCode) =>
  code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
