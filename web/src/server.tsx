import { PassThrough } from 'node:stream'
import { ApolloClient, ApolloLink, InMemoryCache, type OperationVariables } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { DocumentNode } from 'graphql'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { from } from 'rxjs'
import { adminFrames } from './app/admin/admin-frame.tsx'
import { previewToken } from './app/paths.ts'
import { Providers } from './app/providers.tsx'
import { type RouteHandle, routes } from './app/routes.tsx'
import { serverStyles } from './app/theme/server-styles.ts'
import { cachePolicies } from './graphql/cache-policies.ts'
import {
  type Ask,
  AskContext,
  answerTimes,
  freshnessLink,
  keyOf,
  operationName,
} from './graphql/freshness.ts'
import { OpenPreviewDocument } from './graphql/generated/admin/graphql.ts'
import { type FirstPage, FirstPageContext } from './lib/first-page.ts'
import type { FirstPageState } from './lib/first-page-state.ts'
import { SiteOrigin } from './lib/site-origin.ts'

export { operationTexts } from './graphql/operation-texts.ts'

/** Executes one operation as a visitor. @throws when the shop itself fails: the page is then not rendered. */
type Execute = (operation: {
  query: DocumentNode
  operationName?: string
  variables: OperationVariables
}) => Promise<ApolloLink.Result>

/** A page to render. */
export interface PageRequest {
  /** Absolute address; its origin is that of the shop. */
  url: string
  /** Whether the browser has a session: the home page is then that of members, without what is personal. */
  isMember: boolean
  execute: Execute
  /** Ends the rendering. */
  signal: AbortSignal
}

/** A page as HTML, in the parts that the template is filled with. */
export interface RenderedPage {
  /** What belongs into the head: title, description, links; styles of the components. */
  head: string
  body: string
  /** The frame alone: what is in it is one person's. */
  isFrame: boolean
  /** For the browser, which goes on from here: safe inside a `<script>`. */
  state: string
}

/** The address of a page leads elsewhere: to this path of the shop. */
export interface RedirectedPage {
  redirect: string
}

const handler = createStaticHandler([...routes, adminFrames])

/**
 * Renders a page of the shop with the code that the browser runs. Of people it knows nothing: what is personal is
 * fetched by the browser.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | RedirectedPage> {
  const { url, isMember, signal } = request
  const context = await handler.query(new Request(url, { signal }))
  if (context instanceof Response) throw new Error(`No page: ${context.status}`)
  const { origin } = new URL(url)
  const preview = await previewAt(url, request.execute)
  const found: { redirect?: string; missingPath?: string } = {}
  const firstPage: FirstPage = {
    isRendered: true,
    isMember,
    preview,
    redirect: (to) => {
      found.redirect = to
    },
    noteMissing: () => {
      found.missingPath = context.location.pathname
    },
  }
  const client = serverClient(request.execute)
  const styles = serverStyles()
  const tree = (
    <CacheProvider value={styles}>
      <SiteOrigin value={origin}>
        <FirstPageContext value={firstPage}>
          <AskContext value={askOnce(client)}>
            <Providers client={client} hasGlobalStyles>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </Providers>
          </AskContext>
        </FirstPageContext>
      </SiteOrigin>
    </CacheProvider>
  )
  const result = await render(tree, signal).finally(() => client.stop())
  if (found.redirect !== undefined) return { redirect: found.redirect }
  // What React lifts into the head comes first; the page itself begins with its frame.
  const start = result.indexOf('<div')
  const state: FirstPageState = {
    origin,
    isMember,
    missingPath: found.missingPath,
    preview,
    answered: [...answerTimes(client).keys()],
    cache: client.extract() as object,
  }
  return {
    head: result.slice(0, start) + styleTag(styles),
    body: result.slice(start),
    isFrame: context.matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.isPersonal),
    state: JSON.stringify(state).replaceAll('<', '\\u003c'),
  }
}

/** What the link at this address shows: its secret is in a mutation, which no part of a page can ask. */
async function previewAt(url: string, execute: Execute): Promise<unknown> {
  const token = previewToken(new URL(url).pathname)
  if (token === null) return undefined
  const { data } = await execute({
    query: OpenPreviewDocument,
    operationName: 'OpenPreview',
    variables: { token },
  })
  return data?.openPreview
}

/** One client a page: what it fetched travels with the page. */
function serverClient(execute: Execute): ApolloClient {
  const link = new ApolloLink(({ query, operationName, variables }) =>
    from(execute({ query, operationName, variables })),
  )
  return new ApolloClient({
    ssrMode: true,
    link: ApolloLink.from([freshnessLink(), link]),
    cache: new InMemoryCache(cachePolicies),
  })
}

/** Asks each question once, however often a part of the page is rendered. What is no answer ends the rendering. */
function askOnce(client: ApolloClient): Ask {
  const asked = new Map<string, ReturnType<Ask>>()
  return (query, variables) => {
    const key = keyOf(operationName(query), variables)
    const known = asked.get(key)
    if (known) return known
    const answer = client.query({ query, variables }).then(
      () => ({}),
      (error) => {
        if (CombinedGraphQLErrors.is(error)) return { error }
        throw error
      },
    )
    asked.set(key, answer)
    return answer
  }
}

/** A whole page at once: moved into place by a script, as React sends it otherwise, the CSP would refuse it. */
async function render(node: ReactNode, signal: AbortSignal): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(node, {
    signal,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  const chunks: Buffer[] = []
  for await (const chunk of prelude.pipe(new PassThrough())) chunks.push(chunk)
  if (errors.length > 0) throw errors[0]
  return Buffer.concat(chunks).toString('utf8')
}

/** The styles of a page as Emotion looks for them in a browser, which then knows that they are there. */
function styleTag({ key, inserted }: EmotionCache): string {
  const names = Object.keys(inserted).filter((name) => typeof inserted[name] === 'string')
  return `<style data-emotion="${key} ${names.join(' ')}">${names.map((name) => inserted[name]).join('')}</style>`
}

/** The styles that hold everywhere (tokens, reset, page): the same for every page, written once into the template. */
export function globalStyles(): string {
  const styles = serverStyles()
  renderToStaticMarkup(
    <CacheProvider value={styles}>
      <Providers client={new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() })}>
        {null}
      </Providers>
    </CacheProvider>,
  )
  return Object.values(styles.inserted).join('')
}
