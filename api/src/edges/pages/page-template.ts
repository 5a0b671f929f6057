import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of a page that the template of the web client is filled with. */
export interface PageParts {
  head: string
  body: string
  state: string
  /** The frame alone: the browser builds what is in it. */
  isFrame: boolean
}

/** The built page of the web client, to be sent empty or filled. */
export interface PageTemplate {
  /** Without a page in it: the browser builds all of it. */
  shell: string
  fill: (page: PageParts) => string
  /** What the Content-Security-Policy names the scripts inside of the page by. */
  scriptHashes: string[]
}

interface ManifestEntry {
  file: string
  imports?: string[]
}

/**
 * Reads it from the folder of the built client; null where there is none.
 * @param globalStyles the styles that hold everywhere; empty when nothing can be rendered: the client then brings them.
 */
export function pageTemplate(folder: string, globalStyles: string): PageTemplate | null {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return null
  const styles = globalStyles && `<style data-global>${globalStyles}</style>`
  const html = withStylesInPlace(readFileSync(index, 'utf8'), folder).replace('<!--styles-->', () => styles)
  const files = filesOfTheShop(folder).join(' ')
  // A page is read without scripts, and a frame says itself that it waits for them.
  const empty = swapped(swapped(html, '<noscript>', '</noscript>', ''), '<!--head-->', '<!--/head-->', '')
  return {
    shell: html,
    scriptHashes: inlineScripts(html).map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
    // By functions: a replacement text would give « $& » a meaning.
    fill: ({ head, body, state, isFrame }) =>
      empty
        // After the script that sets the colour mode, which need not wait for them.
        .replace('</head>', () => `${head}</head>`)
        .replace(
          '<div id="root"><!--page--></div>',
          () =>
            `<div id="root" data-rendered="${isFrame ? 'frame' : 'page'}" data-files="${files}">${body}</div>`,
        )
        .replace('<!--state-->', () => `<script type="application/json" id="state">${state}</script>`),
  }
}

/** The text with something else in the place of what stands between two marks, the marks included. */
function swapped(text: string, from: string, to: string, by: string | ((between: string) => string)): string {
  const start = text.indexOf(from)
  const end = text.indexOf(to, start)
  if (start < 0 || end < 0) return text
  const put = typeof by === 'string' ? by : by(text.slice(start + from.length, end))
  return text.slice(0, start) + put + text.slice(end + to.length)
}

/** A file of styles is a request that the first paint would wait for: its few lines stand in the page instead. */
const withStylesInPlace = (html: string, folder: string): string =>
  swapped(html, '<link rel="stylesheet"', '>', (attributes) => {
    const [, file = ''] = attributes.split('href="')
    return `<style>${readFileSync(join(folder, file.split('"')[0] ?? ''), 'utf8')}</style>`
  })

/** The texts of the scripts that run and are not files. */
const inlineScripts = (html: string): string[] =>
  html
    .split('<script>')
    .slice(1)
    .map((rest) => rest.split('</script>')[0] ?? '')

/** What the shop's code consists of, without that of a page: fetched ahead while the first page is read. */
function filesOfTheShop(folder: string): string[] {
  const file = join(folder, '.vite/manifest.json')
  if (!existsSync(file)) return []
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(file, 'utf8'))
  const found = new Set<string>()
  const add = (key: string) => {
    const entry = manifest[key]
    if (!entry || found.has(entry.file)) return
    found.add(entry.file)
    for (const needed of entry.imports ?? []) add(needed)
  }
  add('src/main.tsx')
  return [...found].map((name) => `/${name}`)
}
