import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'

interface ProductBreadcrumbProps {
  name: string
  category: { name: string; slug: string } | null
}

/** The pages that lead to the products of a category, the list of that category the last. */
export const productTrail = (category: ProductBreadcrumbProps['category']) => [
  { label: 'Accueil', to: paths.home() },
  { label: 'Nos produits', to: paths.products() },
  ...(category ? [{ label: category.name, to: paths.products({ category: category.slug }) }] : []),
]

/** Where the product stands: Accueil › Nos produits › category › name; on a narrow screen the way back alone. */
export function ProductBreadcrumb({ name, category }: ProductBreadcrumbProps) {
  return (
    <nav aria-label="Fil d’Ariane">
      <HStack
        as="ol"
        listStyleType="none"
        columnGap="2"
        rowGap="0"
        wrap="wrap"
        fontSize="sm"
        color="fg.muted"
      >
        {productTrail(category).map(({ label, to }, index, { length }) => (
          <HStack as="li" key={to} gap="2" hideBelow={index < length - 1 ? 'lg' : undefined}>
            <chakra.span
              display="inline-flex"
              alignItems="center"
              minH="11"
              asChild
              _before={{ content: '"‹\\00a0" / ""', display: { lg: 'none' } }}
            >
              <Link to={to}>
                <chakra.span
                  textDecoration="underline"
                  textUnderlineOffset="0.2em"
                  textDecorationColor="border.emphasized"
                >
                  {label}
                </chakra.span>
              </Link>
            </chakra.span>
            <chakra.span aria-hidden hideBelow="lg">
              ›
            </chakra.span>
          </HStack>
        ))}
        <chakra.li aria-current="page" color="fg" hideBelow="lg">
          {name}
        </chakra.li>
      </HStack>
    </nav>
  )
}
