import { paths } from '../../app/paths.ts'
import { ProductShelf } from '../../features/catalogue/product-shelf.tsx'
import { ShelfProducts } from '../../features/catalogue/shelf-products.tsx'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { VisitorHomeDocument } from '../../graphql/generated/graphql.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Section } from '../../ui/section.tsx'
import { preloadProductPage } from '../preload-product-page.ts'
import { FeaturedPosts } from './featured-posts.tsx'
import { Hero } from './hero.tsx'
import { MissionBlock } from './mission-block.tsx'
import { NewsletterBlock } from './newsletter-block.tsx'
import { Promises } from './promises.tsx'

/** The home page of who is not signed in: what the shop is, then what it sells. */
export function VisitorHome() {
  const { data, error, refetch } = useFreshQuery(VisitorHomeDocument, { maxAgeMs: freshFor.homeProducts })
  const shelf = {
    failed: error !== undefined,
    onRetry: () => void refetch(),
    preloadPage: preloadProductPage,
  }
  return (
    <>
      <PageTitle>Accueil</PageTitle>
      <Hero product={data?.popular.items[0]} />
      <Promises />
      <FeaturedPosts bg="bg.subtle" posts={data?.featured} failed={error !== undefined} />
      <Section as="div">
        <ProductShelf
          title="Les plus appréciés"
          lead="Les quatre produits les mieux notés par celles et ceux qui s’en servent."
          link={{ to: paths.products(), label: 'Tous nos produits' }}
        >
          <ShelfProducts products={data?.popular} {...shelf} />
        </ProductShelf>
      </Section>
      <Section as="div" bg="bg.subtle">
        <ProductShelf
          title="Les offres de la semaine"
          lead="Une petite sélection, renouvelée chaque semaine."
          link={{ to: paths.products(), label: 'Parcourir la boutique' }}
        >
          <ShelfProducts products={data?.weekly} {...shelf} />
        </ProductShelf>
      </Section>
      <MissionBlock />
      <NewsletterBlock />
    </>
  )
}
