import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type DocumentNode, execute, type GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { OutageLog } from '../../platform/http/http-log.ts'
import { formatGraphqlError } from '../graphql/graphql-errors.ts'
import { type ContextParts, visitorContext } from '../http/build-context.ts'
import type { PageParts } from './page-template.ts'

/** A page, or the path of the shop that its address leads to. */
export type Rendering = PageParts | { redirect: string }

interface Operation {
  query: DocumentNode
  operationName?: string
  variables: Record<string, unknown>
}

/** What the web client's bundle for servers offers (web/src/server.tsx). */
interface ServerBundle {
  globalStyles: () => string
  renderPage: (request: {
    url: string
    isMember: boolean
    execute: (operation: Operation) => Promise<unknown>
    signal: AbortSignal
  }) => Promise<Rendering>
}

/** Renders the pages of the shop. */
export interface PageRenderer {
  globalStyles: string
  /**
   * A page as a visitor sees it.
   * @param path with its query.
   * @param isMember the home page is that of members, without what is personal.
   * @throws when it cannot be rendered, because of the page or of the shop.
   */
  render: (path: string, isMember: boolean) => Promise<Rendering>
}

/** A rendering that takes longer than this is given up. */
const longestMs = 10_000

/** Codes of errors that say something about the question; any other is a failure of the shop. */
const tellsOfTheQuestion = new Set(['BAD_USER_INPUT', 'NOT_FOUND'])

/** Loads the bundle for servers; null where the client was not built. */
export async function pageRenderer(
  folder: string,
  schema: GraphQLSchema,
  parts: ContextParts,
  log: Logger,
  noteOutage: OutageLog,
): Promise<PageRenderer | null> {
  const file = resolve(folder, 'server.js')
  if (!existsSync(file)) return null
  const bundle: ServerBundle = await import(pathToFileURL(file).href)
  const formatError = formatGraphqlError(log, noteOutage)
  return {
    globalStyles: bundle.globalStyles(),
    async render(path, isMember) {
      const contextValue = visitorContext(parts, log)
      // In this process, on the same schema as every other client; the documents were checked when they were built.
      const run = async ({ query, operationName, variables }: Operation) => {
        const { data, errors } = await execute({
          schema,
          document: query,
          operationName,
          variableValues: variables,
          contextValue,
        })
        if (!errors) return { data }
        const shown = errors.map((error) => formatError(error.toJSON(), error))
        const failure = shown.find(({ extensions }) => !tellsOfTheQuestion.has(String(extensions?.code)))
        if (failure) throw new Error(`${operationName}: ${failure.message}`)
        return { data, errors: shown }
      }
      return bundle.renderPage({
        url: parts.env.PUBLIC_URL + path,
        isMember,
        execute: run,
        signal: AbortSignal.timeout(longestMs),
      })
    },
  }
}
