import { readFileSync } from 'node:fs'
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

/** The codes that a verb says it throws in its doc comment; « as inviteToTeam » are those of that one too. */
export function toldRefusals(file: string, verb: string, seen: ReadonlySet<string> = new Set()): ErrorCode[] {
  if (seen.has(verb)) return []
  const declared = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:async )?(?:function\*? |const )${verb}\b`,
  ).exec(sourceOf(file))
  const comment = (declared?.[1] ?? '').replaceAll(/\n\s*\*/g, ' ')
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

/** How a route refuses, by status: what its verbs say, what its access asks, and what its input may break. */
export function refusalResponses(told: ErrorCode[], access: Route['access'], takesInput: boolean): Schema {
  const codes = new Set([
    ...refusalsOf(access),
    ...(takesInput ? (['BAD_USER_INPUT'] as const) : []),
    ...told,
  ])
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
