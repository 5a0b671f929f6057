import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { ChevronDown } from 'lucide-react'
import { Fragment, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import type { ComparisonTable_ProductFragment } from '../../../graphql/generated/further/graphql.ts'
import { useIsOnScreen } from '../../../lib/use-is-on-screen.ts'
import { ProductImage } from '../../../ui/display/product-image.tsx'
import { ComparisonLook } from './comparison-look.ts'
import { markWords, tellingName } from './comparison-marks.ts'
import { comparisonRows, groupWords, type RowActions } from './comparison-rows.tsx'

/** A product with all that the table says of it. */
export type ComparedRow = ComparisonTable_ProductFragment

interface ComparisonTableProps extends RowActions {
  products: readonly ComparedRow[]
}

/**
 * The column of each product, and the one of what one has already. On a phone the screen holds three of them, or two
 * and a hint of the next where there are four.
 */
export function ComparisonTable({ products, ...actions }: ComparisonTableProps) {
  const head = useRef<HTMLTableSectionElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const names = useRef<HTMLDivElement>(null)
  const isHeadOnScreen = useIsOnScreen(head)
  const width = `max(${columnWidths[products.length] ?? 50}cqw, ${narrowest})`
  const rows = comparisonRows(products, actions)
  return (
    <Box css={{ containerType: 'inline-size' }}>
      {!isHeadOnScreen && <Names ref={names} scroller={scroller} products={products} width={width} />}
      <Box
        ref={scroller}
        borderRadius="xl"
        borderWidth="1px"
        borderColor="border.subtle"
        // Clipped, it is no box that scrolls: the head of the table still keeps to the window.
        css={{ mdDown: { overflowX: 'auto', scrollSnapType: 'x mandatory' }, md: { overflow: 'clip' } }}
        onScroll={() => follow(names, scroller)}
      >
        <ComparisonLook
          data-many={products.length > 2 || undefined}
          style={{ '--table': `calc(${products.length + 1} * ${width})` } as object}
        >
          <VisuallyHidden asChild>
            <caption>Ce que vous avez déjà, face aux produits comparés</caption>
          </VisuallyHidden>
          <thead ref={head}>
            <tr>
              <td className="label" />
              <th scope="col">
                <span className="name">Garder le vôtre</span>
                <span className="note">Ne rien acheter</span>
              </th>
              {products.map(({ id, name, imageUrl }) => (
                <th scope="col" key={id}>
                  <Link to={paths.product(id, name)}>
                    <span className="image">
                      <ProductImage src={imageUrl} alt="" sizes="(min-width: 48rem) 6rem, 50vw" />
                    </span>
                    <span className="name">
                      <span className="whole">{name}</span>
                      {tellingName(name) !== name && <span className="short">{tellingName(name)}</span>}
                    </span>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, keep, cells, marks, group, isAlike, best }, place) => (
              <Fragment key={label}>
                {group && rows[place - 1]?.group !== group && (
                  <tr className="more">
                    <td colSpan={products.length + 2}>
                      <details data-of={group}>
                        <summary>
                          {groupWords(group, rows)}
                          <ChevronDown aria-hidden size="1.2em" />
                        </summary>
                      </details>
                    </td>
                  </tr>
                )}
                <tr className={isAlike ? 'alike' : group}>
                  <th scope="row" className="label">
                    <span>{label}</span>
                  </th>
                  <td>{keep}</td>
                  {products.map(({ id }, index) => {
                    const mark = marks?.[index] ?? null
                    return (
                      <td key={id} className={mark && mark !== 'equal' ? 'best' : undefined}>
                        {cells[index]}
                        {mark && <span className="mark">{(mark === 'best' && best) || markWords[mark]}</span>}
                      </td>
                    )
                  })}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </ComparisonLook>
      </Box>
    </Box>
  )
}

/**
 * How wide a column is on a phone, by the number of products: without a scroll up to two of them, unless letters are large.
 * Of the width of the table's place.
 */
const columnWidths: Record<number, number> = { 1: 50, 2: 33.33, 3: 40 }

/** Room for a price, and for most words. */
const narrowest = '5.75rem'

/** Moves the one as far to its side as the other. */
function follow(names: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): void {
  if (names.current && scroller.current) names.current.scrollLeft = scroller.current.scrollLeft
}

interface NamesProps {
  ref: RefObject<HTMLDivElement | null>
  scroller: RefObject<HTMLElement | null>
  products: readonly ComparedRow[]
  width: string
}

/** On a phone the table scrolls to its side, and so cannot keep its own head in sight: the names, in step with it and above its bands. */
function Names({ ref, scroller, products, width }: NamesProps) {
  useEffect(() => follow(ref, scroller), [ref, scroller])
  return (
    <Box hideFrom="md" aria-hidden position="var(--sticky)" top="16" zIndex="2" h="0">
      <Box
        ref={ref}
        display="flex"
        overflow="hidden"
        bg="bg.panel"
        borderBottomWidth="1px"
        borderColor="border"
        shadow="soft"
      >
        <Flex flex={`0 0 ${width}`} align="center" px="2" py="1.5" fontSize="xs" fontWeight="semibold">
          Garder le vôtre
        </Flex>
        {products.map(({ id, name, imageUrl }) => (
          <Flex key={id} flex={`0 0 ${width}`} align="center" gap="2" px="2" py="1.5" minW="0">
            <Box flexShrink="0" w="9" rounded="sm" overflow="hidden">
              <ProductImage src={imageUrl} alt="" sizes="2.25rem" />
            </Box>
            <Text fontSize="xs" fontWeight="semibold" lineHeight="1.25" lineClamp="2" overflowWrap="anywhere">
              {tellingName(name)}
            </Text>
          </Flex>
        ))}
      </Box>
    </Box>
  )
}
