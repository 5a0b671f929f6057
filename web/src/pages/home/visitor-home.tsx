import { paths } from '../../app/paths.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { VisitorHomeDocument } from '../../graphql/generated/graphql.ts'
import { BelowFold } from '../../ui/layout/below-fold.tsx'
import { FeaturedPosts } from './featured-posts.tsx'
import { Hero } from './hero.tsx'
import { HomeHead } from './home-head.tsx'
import { HomeShelf, WeeklyShelf } from './home-shelf.tsx'
import { MissionBlock } from './mission-block.tsx'
import { NewsletterBlock } from './newsletter-block.tsx'
import { Promises } from './promises.tsx'

/** The home page of who is not signed in: what the shop is, then what it sells. */
export function VisitorHome() {
  const { data, error, retry } = useFreshQuery(VisitorHomeDocument, { maxAgeMs: freshFor.homeProducts })
  const shelf = { failed: error !== undefined, onRetry: retry }
  return (
    <>
      <HomeHead />
      <Hero product={data?.popular.items[0]} settings={data?.settings} />
      <Promises />
      <BelowFold height="52rem">
        <FeaturedPosts bg="bg.subtle" posts={data?.featured} failed={error !== undefined} />
      </BelowFold>
      <BelowFold height="60rem">
        <HomeShelf
          title="Nos coups de cœur"
          lead="Quatre produits que nous recommandons les premiers."
          link={{ to: paths.products(), label: 'Tous nos produits' }}
          products={data?.popular}
          {...shelf}
        />
      </BelowFold>
      <BelowFold height="60rem">
        <WeeklyShelf bg="bg.subtle" products={data?.weekly} {...shelf} />
      </BelowFold>
      <BelowFold height="40rem">
        <MissionBlock />
      </BelowFold>
      <BelowFold height="24rem">
        <NewsletterBlock />
      </BelowFold>
    </>
  )
}
