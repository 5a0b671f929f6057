import { lazy } from 'react'
import { paths } from '../../app/paths.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { VisitorHomeDocument, type VisitorHomeQuery } from '../../graphql/generated/graphql.ts'
import { BelowFold } from '../../ui/layout/below-fold.tsx'
import { FeaturedPosts } from './featured-posts.tsx'
import { Hero } from './hero.tsx'
import { HomeHead } from './home-head.tsx'
import { HomeShelf, WeeklyShelf } from './home-shelf.tsx'
import { Promises } from './promises.tsx'

// Below the first screens: their code comes after the page.
const MissionBlock = lazy(async () => ({ default: (await import('./mission-block.tsx')).MissionBlock }))
const NewsletterBlock = lazy(async () => ({
  default: (await import('./newsletter-block.tsx')).NewsletterBlock,
}))

/** A product for the first screen that no shelf of the page shows; without one, the first of the favourites. */
function heroOf({ popular, weekly, candidates }: VisitorHomeQuery) {
  const shelved = new Set([...popular.items, ...weekly.items].map(({ id }) => id))
  return candidates.items.find(({ id }) => !shelved.has(id)) ?? popular.items[0]
}

/** The home page of who is not signed in: what the shop is and sells, then why. */
export function VisitorHome() {
  const { data, error, retry } = useFreshQuery(VisitorHomeDocument, { maxAgeMs: freshFor.homeProducts })
  const shelf = { failed: error !== undefined, onRetry: retry }
  return (
    <>
      <HomeHead />
      <Hero product={data && heroOf(data)} />
      <BelowFold height="60rem">
        <HomeShelf
          bg="bg.subtle"
          title="Nos coups de cœur"
          lead="Quatre produits que nous recommandons les premiers."
          link={{ to: paths.products(), label: 'Tous nos produits' }}
          products={data?.popular}
          {...shelf}
        />
      </BelowFold>
      <Promises />
      <BelowFold height="40rem">
        <MissionBlock />
      </BelowFold>
      <BelowFold height="60rem">
        <WeeklyShelf bg="bg.subtle" products={data?.weekly} {...shelf} />
      </BelowFold>
      <BelowFold height="52rem">
        <FeaturedPosts bg="bg.canvas" posts={data?.featured} failed={error !== undefined} />
      </BelowFold>
      <BelowFold height="24rem">
        <NewsletterBlock />
      </BelowFold>
    </>
  )
}
