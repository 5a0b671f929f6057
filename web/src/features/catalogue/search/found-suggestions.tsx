import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { CircleHelp, FileText, LayoutGrid, Leaf, Search } from 'lucide-react'
import { catalogueLimits } from '../../../../../api/src/features/catalogue/catalogue.rules.ts'
import { showsTotal } from '../../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { paths } from '../../../app/paths.ts'
import type { SearchSuggestionsQuery } from '../../../graphql/generated/further/graphql.ts'
import { formatScore } from '../../../lib/format-number.ts'
import { Price } from '../../../ui/display/price.tsx'
import { ProductImage } from '../../../ui/display/product-image.tsx'
import type { HelpSuggestion } from './help-suggestions.ts'
import { Matched, SuggestionGroup, SuggestionOption } from './suggestion-option.tsx'

type Found = SearchSuggestionsQuery['searchSuggestions']

const number = new Intl.NumberFormat('fr-FR')

/** The way to all results. */
function allLabel(count: number): string {
  if (count > most) return `Voir plus de ${number.format(most)} résultats`
  return count === 1 ? 'Voir le résultat' : `Voir les ${number.format(count)} résultats`
}

/** Beyond these nobody counts. */
const most = catalogueLimits.suggestedCount

interface FoundSuggestionsProps {
  found: Found
  /** What the shop answers itself. */
  answers: readonly HelpSuggestion[]
  /** What stands in the field now: all of its results are what Enter finds, also before these have come. */
  typed: string
  /** What of it is searched for in the texts. */
  words: string
  activeId: string | null
}

/** What a search could be meant for: what the shop answers itself, products, departments, articles, and all of its results. */
export function FoundSuggestions({ found, answers, typed, words, activeId }: FoundSuggestionsProps) {
  const { products, categories, articles } = found
  const matched = products.correctedSearch ?? words
  return (
    <>
      {answers.length > 0 && (
        <SuggestionGroup title="Aide">
          {answers.map(({ label, to }, place) => (
            <SuggestionOption key={to} id={`suggestion-aide-${place}`} to={to} activeId={activeId}>
              <CircleHelp aria-hidden size="1.1em" />
              {label}
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
      {products.items.length > 0 && (
        <SuggestionGroup
          title={
            products.correctedSearch ? `Produits pour «\u00a0${products.correctedSearch}\u00a0»` : 'Produits'
          }
        >
          {products.items.map((product) => (
            <ProductOption key={product.id} product={product} search={matched} activeId={activeId} />
          ))}
        </SuggestionGroup>
      )}
      {categories.length > 0 && (
        <SuggestionGroup title="Rayons">
          {categories.map(({ id, name, slug }) => (
            <SuggestionOption
              key={id}
              id={`suggestion-rayon-${id}`}
              to={paths.products({ category: slug })}
              activeId={activeId}
            >
              <LayoutGrid aria-hidden size="1.1em" />
              <Matched text={name} search={matched} />
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
      {articles.length > 0 && (
        <SuggestionGroup title="Articles">
          {articles.map(({ id, title }) => (
            <SuggestionOption
              key={id}
              id={`suggestion-article-${id}`}
              to={paths.article(id, title)}
              activeId={activeId}
            >
              <FileText aria-hidden size="1.1em" />
              <Matched text={title} search={matched} />
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
      {products.totalCount > 0 && (
        <Box
          mt="1"
          pt="1"
          borderTopWidth="1px"
          borderColor="border.muted"
          fontWeight="semibold"
          color="accent.fg"
        >
          <SuggestionOption id="suggestion-tout" to={paths.products({ search: typed })} activeId={activeId}>
            <Search aria-hidden size="1.1em" />
            {allLabel(products.totalCount)}
          </SuggestionOption>
        </Box>
      )}
    </>
  )
}

interface ProductOptionProps {
  product: Found['products']['items'][number]
  search: string
  activeId: string | null
}

function ProductOption({ product, search, activeId }: ProductOptionProps) {
  const { id, name, price, imageUrl, ecoScore, inStock } = product
  return (
    <SuggestionOption id={`suggestion-produit-${id}`} to={paths.product(id, name)} activeId={activeId}>
      <Box w="16" flexShrink="0" borderRadius="l1" overflow="hidden">
        <ProductImage src={imageUrl} alt="" sizes="4rem" />
      </Box>
      <Matched text={name} search={search} />
      <Flex as="span" direction="column" align="end" flexShrink="0" lineHeight="short">
        <Price amount={price} fontWeight="semibold" />
        {showsTotal(product) && (
          <chakra.span
            role="img"
            aria-label={`Éco-score : ${formatScore(ecoScore)} sur 10`}
            display="flex"
            alignItems="center"
            gap="1"
            fontSize="xs"
            color="fg.muted"
          >
            <chakra.span asChild color="accent.fg">
              <Leaf aria-hidden size="1.1em" />
            </chakra.span>
            {formatScore(ecoScore)}/10
          </chakra.span>
        )}
        {!inStock && (
          <chakra.span fontSize="xs" color="fg.muted">
            Rupture
          </chakra.span>
        )}
      </Flex>
    </SuggestionOption>
  )
}

const counted = (count: number, one: string, many: string) =>
  count === 0
    ? []
    : [
        count === 1
          ? `1 ${one}`
          : `${count > most ? 'plus de ' : ''}${number.format(Math.min(count, most))} ${many}`,
      ]

/** What screen readers are told once the suggestions are there. */
export function sayFound(
  { products, categories, articles }: Found,
  answers: readonly HelpSuggestion[],
): string {
  const parts = [
    ...counted(answers.length, 'réponse', 'réponses'),
    ...counted(products.totalCount, 'produit', 'produits'),
    ...counted(categories.length, 'rayon', 'rayons'),
    ...counted(articles.length, 'article', 'articles'),
  ]
  return parts.length === 0 ? 'Aucune suggestion.' : `${parts.join(', ')}. Flèches pour choisir.`
}
