/** What the document's head says of the page: each tag by its name; null for one that is not there. */
export function readHead() {
  const one = (selector: string, attribute: string) => {
    const found = [...document.querySelectorAll(selector)]
    // Two of a kind contradict each other, and nobody knows which one counts.
    if (found.length > 1) throw new Error(`${found.length} tags ${selector}`)
    if (found[0] && found[0].parentElement !== document.head)
      throw new Error(`${selector} outside of the head`)
    return found[0]?.getAttribute(attribute) ?? null
  }
  const meta = (name: string) => one(`meta[name="${name}"], meta[property="${name}"]`, 'content')
  return {
    title: document.title,
    description: meta('description'),
    canonical: one('link[rel="canonical"]', 'href'),
    robots: meta('robots'),
    meta,
  }
}

/** A thing of schema.org, as a search engine reads it. */
export type ReadThing = { '@type': string } & Record<string, unknown>

/** What the page shows in the words of schema.org; nothing where it has no such script. */
export function readJsonLd(root: ParentNode = document): ReadThing[] {
  const scripts = [...root.querySelectorAll('script[type="application/ld+json"]')]
  if (scripts.length > 1) throw new Error(`${scripts.length} scripts of structured data: a page has one`)
  const graph = JSON.parse(scripts[0]?.textContent ?? '{"@context":"https://schema.org","@graph":[]}')
  if (graph['@context'] !== 'https://schema.org') throw new Error(`context ${graph['@context']}`)
  return graph['@graph']
}
