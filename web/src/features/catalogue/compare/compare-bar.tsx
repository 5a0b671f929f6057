import { useQuery } from '@apollo/client/react'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { addressId } from '../../../../../api/src/platform/word-address.rules.ts'
import { paths } from '../../../app/paths.ts'
import { ProductPageDocument } from '../../../graphql/generated/graphql.ts'
import {
  type Comparison,
  comparedMax,
  forgetQuestion,
  keepComparison,
  readComparison,
  useComparisonQuestion,
} from '../../../lib/session/compared-products.ts'
import { ProductImage } from '../../../ui/display/product-image.tsx'
import { ButtonLink } from '../../../ui/layout/links.tsx'

const nothing: Comparison = { type: '', products: [] }

/** Where products are chosen; elsewhere it would only be in the way. */
const choosingPlaces = [paths.products(), paths.product(''), paths.compare(), paths.favourites()]

/** What the product of an open product page can be compared with; read from what the page has asked for. */
function useTypeOfPage(pathname: string) {
  const isProduct = pathname.startsWith(paths.product(''))
  const id = isProduct ? addressId(pathname.slice(paths.product('').length)) : null
  const { data } = useQuery(ProductPageDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-only',
  })
  return { isProduct, type: data?.product?.comparableType }
}

/**
 * What is chosen to compare. One product is a small pill, for it is no comparison yet; from two on a bar with their
 * pictures, the way to the comparison and an end to it: but on the page of a product, which sells, a pill again.
 */
export function CompareBar({ text }: { text: string }) {
  const comparison = useMemo(() => readComparison(text), [text])
  const { type, products } = comparison
  const question = useComparisonQuestion()
  const { pathname, search } = useLocation()
  const page = useTypeOfPage(pathname)
  const isChoosing = choosingPlaces.some((place) => pathname.startsWith(place))
  // Where products are compared already, it has nothing to add.
  if (products.length === 0 || (pathname === paths.compare() && (search || products.length > 1))) return null
  if (!isChoosing && !question) return null
  const remove = (id: string) =>
    keepComparison({ type, products: products.filter((product) => product.id !== id) })
  const isAlone = products.length === 1
  const isPill = !question && (isAlone || page.isProduct)
  // On a phone the page of a product has its own button there, and leads to a comparison of its type alone.
  const givesWay = isPill && page.isProduct && (isAlone || page.type !== type)
  return (
    <Bar
      // Another element: a pill that grew would count as a shift of the page.
      key={isPill ? 'pill' : 'bar'}
      aria-label="Comparaison"
      className={classOf(question !== null, isPill, givesWay)}
    >
      {question ? (
        <Question question={question} comparison={comparison} />
      ) : (
        <Flex align="center" gap="2">
          {!isPill && (
            <Text hideBelow="md" fontWeight="semibold" me="2">
              {type}
            </Text>
          )}
          {(isAlone || !isPill) && (
            <Flex as="ul" listStyleType="none" gap="1" flex="1">
              {products.map(({ id, name, imageUrl }) => (
                <li key={id}>
                  <Thumb name={name} imageUrl={imageUrl} onRemove={() => remove(id)} />
                </li>
              ))}
            </Flex>
          )}
          {!isPill && (
            <Button
              variant="ghost"
              minH="11"
              px="3"
              aria-label="Vider la comparaison"
              // Where three pictures leave no room for it, each of them is a way out: other bars count on one row.
              css={{ '@media (max-width: 24rem)': { display: 'none' } }}
              onClick={() => keepComparison(nothing)}
            >
              Vider
            </Button>
          )}
          <ButtonLink
            to={paths.compare(products.map(({ id }) => id))}
            // One alone is no comparison yet, and no match for the page's own button.
            variant={isPill ? 'ghost' : 'solid'}
            minH="11"
            px={isPill ? '3' : '4'}
          >
            {`Comparer (${products.length})`}
          </ButtonLink>
        </Flex>
      )}
    </Bar>
  )
}

const classOf = (isAsking: boolean, isPill: boolean, givesWay: boolean) =>
  ['compare-bar', isAsking && 'is-asking', isPill && 'is-pill', givesWay && 'gives-way']
    .filter(Boolean)
    .join(' ')

/** Lies at the bottom of a phone; elsewhere, and where it is small, in the corner. Its room is in product-card.css. */
const Bar = chakra('aside', {
  base: {
    position: 'fixed',
    insetX: '0',
    // Above the consent banner while that shows.
    bottom: 'var(--banner-height, 0px)',
    zIndex: 'docked',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
    shadow: 'lg',
    px: { base: '4', md: '8' },
    pt: '2',
    pb: 'calc(0.5rem + env(safe-area-inset-bottom))',
    '&.is-pill': {
      insetX: 'auto',
      insetEnd: { base: '3', md: '6' },
      mb: 'calc(0.75rem + env(safe-area-inset-bottom))',
      px: '1',
      py: '1',
      rounded: 'xl',
      borderWidth: '1px',
    },
    lg: {
      insetX: 'auto',
      insetEnd: '6',
      mb: '4',
      maxW: '40rem',
      py: '2',
      px: '3',
      rounded: 'xl',
      borderWidth: '1px',
    },
  },
})

interface ThumbProps {
  name: string
  imageUrl?: string | null
  onRemove: () => void
}

/** A chosen product, which a press takes out. */
function Thumb({ name, imageUrl, onRemove }: ThumbProps) {
  return (
    <chakra.button
      type="button"
      aria-label={`Retirer ${name} de la comparaison`}
      title={name}
      position="relative"
      display="block"
      w={{ base: '11', sm: '14' }}
      h="11"
      rounded="md"
      overflow="hidden"
      cursor="button"
      onClick={onRemove}
    >
      <ProductImage src={imageUrl} alt="" sizes="3.5rem" />
      <chakra.span
        aria-hidden
        position="absolute"
        top="0"
        insetEnd="0"
        p="0.5"
        bg="bg.inverted"
        color="fg.inverted"
        roundedBottomLeft="md"
      >
        <X size={12} />
      </chakra.span>
    </chakra.button>
  )
}

interface QuestionProps {
  question: Comparison
  comparison: Comparison
}

/** What was pressed does not fit: of another type, or one too many. Whoever pressed decides. */
function Question({ question, comparison: { type, products } }: QuestionProps) {
  const first = useRef<HTMLButtonElement>(null)
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    pressed.current = document.activeElement
    first.current?.focus({ preventScroll: true })
    return () => {
      if (pressed.current instanceof HTMLElement) pressed.current.focus({ preventScroll: true })
    }
  }, [])
  const [wanted] = question.products
  const isOther = question.type !== type
  const reason = isOther
    ? `Vous comparez déjà\u00a0: ${type}. ${wanted?.name} sert à autre chose.`
    : `Une comparaison tient ${comparedMax} produits au plus.`
  const replaceLast = { type, products: [...products.slice(0, comparedMax - 1), ...question.products] }
  return (
    <Flex
      role="group"
      aria-label={'Que comparer\u202f?'}
      align="center"
      gap="2"
      wrap="wrap"
      onKeyDown={({ key }) => key === 'Escape' && forgetQuestion()}
    >
      <Text role="status" flex="1" minW="14rem" fontSize="sm">
        {reason}
      </Text>
      <Button ref={first} minH="11" onClick={() => keepComparison(isOther ? question : replaceLast)}>
        {isOther ? 'Commencer une nouvelle comparaison' : 'Remplacer le dernier'}
      </Button>
      <Button variant="outline" minH="11" onClick={forgetQuestion}>
        Garder cette comparaison
      </Button>
    </Flex>
  )
}
