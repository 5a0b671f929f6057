import { paths } from '../../app/paths.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { MemberHomeDocument } from '../../graphql/generated/graphql.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { FeaturedPosts } from './featured-posts.tsx'
import { HomeShelf } from './home-shelf.tsx'
import { MemberWelcome } from './member-welcome.tsx'
import { NewsletterBlock } from './newsletter-block.tsx'
import { TrustSection } from './trust-section.tsx'
import { WeeklyShelf } from './weekly-shelf.tsx'

/** The home page of who is signed in: straight to the shelves. */
export function MemberHome({ firstName }: { firstName: string | null }) {
  const { data, error, retry } = useFreshQuery(MemberHomeDocument, { maxAgeMs: freshFor.homeProducts })
  const shelf = { failed: error !== undefined, onRetry: retry }
  return (
    <>
      <PageTitle>Accueil</PageTitle>
      <MemberWelcome firstName={firstName} />
      <HomeShelf
        title="L’écologie simple, à moins de 50 €"
        lead="De petits achats utiles au quotidien, pour commencer simplement."
        link={{ to: paths.products({ maxPrice: '49.99' }), label: 'Voir tout à moins de 50 €' }}
        products={data?.simple}
        {...shelf}
      />
      <HomeShelf
        bg="bg.subtle"
        title="Pour longtemps, à partir de 50 €"
        lead="Des achats qui se réfléchissent : regardez les économies estimées sur chaque fiche."
        link={{ to: paths.products({ minPrice: '50' }), label: 'Voir tout à partir de 50 €' }}
        products={data?.highTech}
        {...shelf}
      />
      <WeeklyShelf products={data?.weekly} {...shelf} />
      <FeaturedPosts bg="bg.plant" posts={data?.featured} failed={error !== undefined} />
      <TrustSection />
      <NewsletterBlock />
    </>
  )
}
