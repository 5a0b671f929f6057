import type { BreadcrumbList, Graph, Organization } from 'schema-dts'
import { paths } from '../../app/paths.ts'
import { shopName } from './page-heading.tsx'

/** What a page shows, in the words of schema.org, for search engines. All of a page in one list. */
export function JsonLd({ things }: { things: Graph['@graph'] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  // A name may hold « </script> », which would end the element in the middle of the text.
  return <script type="application/ld+json">{JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
}

type Absolute = (address: string) => string

/** The shop: who sells, and who publishes. The same one on each page, by its `@id`. */
export const shopOrganization = (absolute: Absolute): Organization => ({
  '@type': 'Organization',
  '@id': absolute(`${paths.home()}#boutique`),
  name: shopName,
  url: absolute(paths.home()),
  logo: absolute('/icon-512.png'),
})

/** Where a page stands: the pages that lead to it, and itself at the end. */
export const breadcrumbOf = (
  trail: readonly { label: string; to: string }[],
  absolute: Absolute,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(to),
  })),
})
