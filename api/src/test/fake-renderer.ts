import { mkdirSync, writeFileSync } from 'node:fs'
import { createWebFolder } from './web-folder.ts'

/** What the shop hands to whoever renders its pages, as far as tests look at it. */
interface RenderRequest {
  url: string
  isMember: boolean
  signal: AbortSignal
}

/** A built client whose pages are rendered by a test. */
export interface FakeRenderer {
  /** The folder of the client, for `WEB_FOLDER`. */
  folder: string
  /** Every page that was asked for, in order: path and query. */
  asked: string[]
  /** Renders from now on: the text of the page, or what becomes of it. */
  render: (request: RenderRequest) => Promise<string>
}

/**
 * Makes one; unless a test says otherwise a page says its own address.
 * @param texts the operations of the client.
 */
export function createFakeRenderer(texts: string[] = []): FakeRenderer {
  const folder = createWebFolder()
  const fake: FakeRenderer = { folder, asked: [], render: async ({ url }) => `page ${url}` }
  const name = `renderer of ${folder}`
  Object.assign(globalThis, {
    [name]: async (request: RenderRequest) => {
      const { pathname, search } = new URL(request.url)
      fake.asked.push(pathname + search)
      const body = await fake.render(request)
      return { head: '', body, state: '{}', isFrame: false }
    },
  })
  writeFileSync(
    `${folder}/index.html`,
    '<!doctype html><html lang="fr"><head><title>Vide</title></head><body><div id="root"><!--page--></div><!--state--></body></html>',
  )
  mkdirSync(`${folder}-server`)
  writeFileSync(
    `${folder}-server/server.js`,
    `export const globalStyles = () => ''\nexport const renderPage = (request) => globalThis[${JSON.stringify(name)}](request)\n` +
      `export const operationTexts = () => ${JSON.stringify(texts)}\n`,
  )
  return fake
}
