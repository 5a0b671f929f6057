import { paths } from '../../app/paths.ts'
import { ProductShelf } from '../../features/catalogue/product-shelf.tsx'
import { ShelfProducts } from '../../features/catalogue/shelf-products.tsx'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { MemberHomeDocument } from '../../graphql/generated/graphql.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Section } from '../../ui/section.tsx'
import { preloadProductPage } from '../preload-product-page.ts'
import { FeaturedPosts } from './featured-posts.tsx'
import { MemberWelcome } from './member-welcome.tsx'
import { NewsletterBlock } from './newsletter-block.tsx'
import { TrustSection } from './trust-section.tsx'

/** The home page of who is signed in: straight to the shelves. */
export function MemberHome({ firstName }: { firstName: string | null }) {
  const { data, error, refetch } = useFreshQuery(MemberHomeDocument, { maxAgeMs: freshFor.homeProducts })
  const shelf = {
    failed: error !== undefined,
    onRetry: () => void refetch(),
    preloadPage: preloadProductPage,
  }
  return (
    <>
      <PageTitle>Accueil</PageTitle>
      <MemberWelcome firstName={firstName} />
      <Section as="div">
        <ProductShelf
          title="L’écologie simple, à moins de 50 €"
          lead="De petits objets qui remplacent du jetable, pour commencer aujourd’hui."
          link={{ to: paths.products({ maxPrice: '49.99' }), label: 'Voir tout à moins de 50 €' }}
        >
          <ShelfProducts products={data?.simple} {...shelf} />
        </ProductShelf>
      </Section>
      <Section as="div" bg="bg.subtle">
        <ProductShelf
          title="Les équipements, à partir de 50 €"
          lead="Des achats qui se réfléchissent : regardez les économies mesurées sur chaque fiche."
          link={{ to: paths.products({ minPrice: '50' }), label: 'Voir tous les équipements' }}
        >
          <ShelfProducts products={data?.highTech} {...shelf} />
        </ProductShelf>
      </Section>
      <Section as="div">
        <ProductShelf
          title="Les offres de la semaine"
          link={{ to: paths.products(), label: 'Parcourir la boutique' }}
        >
          <ShelfProducts products={data?.weekly} {...shelf} />
        </ProductShelf>
      </Section>
      <FeaturedPosts bg="bg.plant" posts={data?.featured} failed={error !== undefined} />
      <TrustSection />
      <NewsletterBlock />
    </>
  )
}
