import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { paths } from '../../../app/paths.ts'
import { freshFor, useFreshQuery } from '../../../graphql/freshness.ts'
import { SearchedArticlesDocument } from '../../../graphql/generated/further/graphql.ts'
import type { ProductFilterInput } from '../../../graphql/generated/graphql.ts'
import { ArrowLink } from '../../../ui/layout/links.tsx'

/** The articles that a search is meant for as well, below its products. An extra: without any there is nothing. */
export function SearchedArticles({ filter }: { filter: ProductFilterInput }) {
  const { data } = useFreshQuery(SearchedArticlesDocument, {
    maxAgeMs: freshFor.posts,
    variables: { filter },
    // No part of the page that is sent: nobody waits for it.
    ssr: false,
  })
  const articles = data?.searchSuggestions.articles ?? []
  if (articles.length === 0) return null
  return (
    <Box as="aside" aria-labelledby="a-lire" bg="bg.plant" rounded="xl" px={{ base: '4', md: '6' }} py="4">
      <Heading as="h2" id="a-lire" textStyle="display.sm" mb="1">
        À lire sur ce sujet
      </Heading>
      <Box as="ul" listStyleType="none">
        {articles.map(({ id, title }) => (
          <li key={id}>
            <ArrowLink to={paths.article(id, title)}>{title}</ArrowLink>
          </li>
        ))}
      </Box>
    </Box>
  )
}
