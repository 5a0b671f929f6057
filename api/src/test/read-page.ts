import { type DefaultTreeAdapterTypes, html, parse } from 'parse5'

/** An element of a page, as a browser understands the text that it was sent. */
export interface PageElement {
  name: string
  attributes: Record<string, string>
  /** Of itself and of all within it. */
  text: string
  isInHead: boolean
}

/** Every element of a page in its order, and of some what they say. */
export interface ReadPage {
  elements: PageElement[]
  /** Those with this name and these attributes. */
  all(name: string, attributes?: Record<string, string>): PageElement[]
  /** The only one of them. @throws when there are others, or none. */
  one(name: string, attributes?: Record<string, string>): PageElement
  /** What the only tag of this name says in the head. */
  meta(name: string): string
  /** What the page is in the words of schema.org. */
  jsonLd(): { '@type': string; [property: string]: unknown }[]
  /** What the browser goes on from; null in an empty page. */
  state(): { origin: string; isMember: boolean; answered: string[]; cache: Record<string, unknown> } | null
}

/** Reads a page as a browser does. */
export function readPage(text: string): ReadPage {
  const elements: PageElement[] = []
  const add = (node: DefaultTreeAdapterTypes.Node, isInHead: boolean): string => {
    if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
    const inside = 'content' in node ? node.content : node
    const children = 'childNodes' in inside ? inside.childNodes : []
    if (!('attrs' in node)) return children.map((child) => add(child, isInHead)).join('')
    const element = { name: node.tagName, attributes: {}, text: '', isInHead } as PageElement
    for (const { name, value } of node.attrs) element.attributes[name] = value
    elements.push(element)
    const isHead = isInHead || (node.tagName === 'head' && node.namespaceURI === html.NS.HTML)
    element.text = children.map((child) => add(child, isHead)).join('')
    return element.text
  }
  add(parse(text), false)

  const all: ReadPage['all'] = (name, attributes = {}) =>
    elements.filter(
      (element) =>
        element.name === name &&
        Object.entries(attributes).every(([key, value]) => element.attributes[key] === value),
    )
  const one: ReadPage['one'] = (name, attributes) => {
    const [found, ...others] = all(name, attributes)
    if (!found || others.length > 0)
      throw new Error(`${others.length + (found ? 1 : 0)} elements ${name} ${JSON.stringify(attributes)}`)
    return found
  }
  return {
    elements,
    all,
    one,
    meta(name) {
      const found = all('meta').filter(
        ({ attributes: { name: own, property } }) => (own ?? property) === name,
      )
      if (found.length !== 1 || !found[0]?.isInHead) throw new Error(`${found.length} tags of ${name}`)
      return found[0].attributes.content ?? ''
    },
    jsonLd() {
      const graph = JSON.parse(one('script', { type: 'application/ld+json' }).text)
      if (graph['@context'] !== 'https://schema.org') throw new Error(`context ${graph['@context']}`)
      return graph['@graph']
    },
    state() {
      const [found] = all('script', { id: 'state' })
      return found ? JSON.parse(found.text) : null
    },
  }
}
