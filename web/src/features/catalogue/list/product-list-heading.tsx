import { Skeleton } from '@chakra-ui/react/skeleton'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'react-router-dom'
import { productTrail } from '../product/product-breadcrumb.tsx'
import type { ProductListParams } from './product-list-url.ts'

interface ProductListHeadingProps {
  /** The department that is shown; none for the whole catalogue. */
  category: { name: string; slug: string; description: string | null } | undefined
  /** The address names one whose name is on its way. */
  isPending: boolean
  /** What the address says. */
  params: ProductListParams
  /** Each of its products shows a total. */
  isScored: boolean
}

/** Title and lead of the list of what the shop puts forward, in the words of its home page. */
function selectionWords({ featured, weeklySpecial }: ProductListParams) {
  if (featured === weeklySpecial) return []
  return featured
    ? ['Nos coups de cœur', 'Les produits que nous recommandons les premiers.']
    : ['Sélection de la semaine', 'Quelques produits que la boutique met en avant en ce moment.']
}

/** What a list is of, in a few words: what was searched, or the department, or a selection, or the whole catalogue. */
export function listTitle(params: ProductListParams, category: { name: string } | undefined): string {
  const { search } = params
  if (!search) return category?.name ?? selectionWords(params)[0] ?? 'Nos produits'
  // The selection of that name in the menu, and what its links lead to.
  if (/^cadeau( pour |$)/.test(search) && !category) return 'Idées cadeaux'
  return `Résultats pour «\u00a0${search.replace(' €', '\u00a0€')}\u00a0»${category ? ` dans ${category.name}` : ''}`
}

/** What the list is of: the whole catalogue, a selection, or a department by its name and in its owner's words. */
export function ProductListHeading({ category, isPending, params, isScored }: ProductListHeadingProps) {
  const { search } = params
  const lead =
    category?.description ??
    (category ? undefined : selectionWords(params)[1]) ??
    (isScored
      ? 'Chaque produit porte son éco-score sur\u00a010.'
      : 'Chaque fiche dit ce que nous savons du produit, des matières premières à la fin de vie.')
  return (
    <Stack gap={{ base: '1.5', md: '3' }} maxW={{ lg: 'calc(100% - 29rem)' }}>
      {category && <Trail category={category} />}
      <chakra.h1 textStyle={search ? { base: 'display.sm', md: 'display.md' } : 'display.md'} lineClamp="3">
        {isPending ? (
          <Skeleton as="span" display="inline-block" h="1em" w="60%" />
        ) : (
          listTitle(params, category)
        )}
      </chakra.h1>
      <Text
        hideBelow={search ? 'md' : undefined}
        fontSize={{ base: 'sm', md: 'md' }}
        color="fg.muted"
        lineClamp={search ? undefined : { base: 3, md: 'none' }}
      >
        {isPending ? <Skeleton as="span" display="inline-block" h="1em" w="90%" /> : lead}
      </Text>
    </Stack>
  )
}

/** The way to this department, on screens that have the room. */
function Trail({ category }: { category: { name: string; slug: string } }) {
  return (
    <chakra.nav aria-label="Fil d’Ariane" hideBelow="lg">
      <HStack as="ol" listStyleType="none" gap="2" fontSize="sm" color="fg.muted">
        {productTrail(category).map(({ label, to }, index, { length }) => (
          <HStack as="li" key={to} gap="2">
            {index === length - 1 ? (
              <chakra.span aria-current="page" color="fg">
                {label}
              </chakra.span>
            ) : (
              <>
                <chakra.span asChild textDecoration="underline" textUnderlineOffset="0.2em">
                  <Link to={to}>{label}</Link>
                </chakra.span>
                <span aria-hidden>›</span>
              </>
            )}
          </HStack>
        ))}
      </HStack>
    </chakra.nav>
  )
}
