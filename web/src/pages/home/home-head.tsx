import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { addressWords, paths } from '../../app/paths.ts'
import { useAbsoluteUrl } from '../../lib/site-origin.ts'
import { JsonLd, shopOrganization } from '../../ui/layout/json-ld.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { shopName } from '../../ui/layout/page-heading.tsx'

const description =
  'Eau, énergie, cuisine, maison, jardin : des objets sobres pour le quotidien, chacun noté sur 10 selon cinq critères, des matières à la fin de vie.'

/** The head of both home pages: to search engines there is one. It says who the shop is, and how it is searched. */
export function HomeHead() {
  const absolute = useAbsoluteUrl()
  const shop = shopOrganization(absolute)
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      // The braces are schema.org’s, and stay as they are.
      urlTemplate: `${absolute(paths.products())}?${addressWords.products.search}={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  const site: WebSite = {
    '@type': 'WebSite',
    name: shopName,
    url: absolute(paths.home()),
    inLanguage: 'fr-FR',
    description,
    publisher: shop,
    potentialAction: search,
  }
  return (
    <>
      <PageHead
        title="Accueil"
        shareTitle="Mieux choisir, chiffres à l’appui."
        description={description}
        path={paths.home()}
      />
      <JsonLd things={[site, shop]} />
    </>
  )
}
