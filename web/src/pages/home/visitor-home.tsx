import { Container } from '@chakra-ui/react/container'
import { lazy, Suspense } from 'react'
import { paths } from '../../app/paths.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { VisitorHomeDocument } from '../../graphql/generated/home/graphql.ts'
import { BelowFold } from '../../ui/layout/below-fold.tsx'
import { FeaturedPosts } from './featured-posts.tsx'
import { Hero } from './hero.tsx'
import { HomeHead } from './home-head.tsx'
import { HomeShelf, WeeklyShelf } from './home-shelf.tsx'
import { MissionBlock } from './mission-block.tsx'
import { NewsletterBlock } from './newsletter-block.tsx'
import { Promises } from './promises.tsx'

// A shop that recommends something has no need of it.
const FirstProducts = lazy(async () => ({
  default: (await import('../shop/found-shelf.tsx')).FirstProducts,
}))

/** The home page of who is not signed in: what the shop is and sells, then why. */
export function VisitorHome() {
  const { data, error, retry } = useFreshQuery(VisitorHomeDocument, { maxAgeMs: freshFor.homeProducts })
  const hero = data?.hero.items[0]
  const shelf = { failed: error !== undefined, onRetry: retry }
  return (
    <>
      <HomeHead />
      <Hero product={data ? (hero ?? null) : error && null} />
      {/* Right below the first screen: a place of about its size would move whoever comes back to it. */}
      <Suspense>
        {data && !hero && (
          <Container py="6" css={{ '&:empty': { display: 'none' } }}>
            <FirstProducts />
          </Container>
        )}
        <HomeShelf
          bg="bg.subtle"
          className="favourite-shelf"
          title="Nos coups de cœur"
          lead="Nos premières recommandations."
          link={{ to: paths.products({ featured: 'true' }), label: 'Tous nos coups de cœur' }}
          products={data?.popular}
          without={hero?.id}
          {...shelf}
        />
      </Suspense>
      <Promises />
      <BelowFold height="67rem" deskHeight="54rem">
        <MissionBlock mission={data?.mission} scored={data?.scored} without={hero?.id} />
      </BelowFold>
      <BelowFold height="39.75rem" deskHeight="41rem">
        <WeeklyShelf bg="bg.subtle" products={data?.weekly} {...shelf} />
      </BelowFold>
      <BelowFold height="46.5rem" deskHeight="43.5rem">
        <FeaturedPosts bg="bg.canvas" posts={data?.featured} failed={error !== undefined} />
      </BelowFold>
      <BelowFold height="30rem" deskHeight="16.75rem">
        <NewsletterBlock />
      </BelowFold>
    </>
  )
}
