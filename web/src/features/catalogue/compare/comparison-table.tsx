import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import type { ComparisonTable_ProductFragment } from '../../../graphql/generated/further/graphql.ts'
import { useIsOnScreen } from '../../../lib/use-is-on-screen.ts'
import { ProductImage } from '../../../ui/display/product-image.tsx'
import { markWords, tellingName } from './comparison-marks.ts'
import { comparisonRows, type RowActions } from './comparison-rows.tsx'

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
  const width = columnWidths[products.length] ?? '50%'
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
        <Table
          data-many={products.length > 2 || undefined}
          style={{ '--table': `calc(${products.length + 1} * ${width.replace('%', 'cqw')})` } as object}
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
                    <span className="name">{name}</span>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, keep, cells, marks }) => (
              <tr key={label}>
                <th scope="row" className="label">
                  <span>{label}</span>
                </th>
                <td>{keep}</td>
                {products.map(({ id }, index) => {
                  const mark = marks?.[index] ?? null
                  return (
                    <td key={id} className={mark && mark !== 'equal' ? 'best' : undefined}>
                      {cells[index]}
                      {mark && <span className="mark">{markWords[mark]}</span>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </Box>
  )
}

/** How wide a column is on a phone, by the number of products: without a scroll up to two of them. */
const columnWidths: Record<number, string> = { 1: '50%', 2: '33.33%', 3: '40%' }

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

/** A table that is one for readers of every kind. On a phone each cell says its row, which has no column of its own there. */
const Table = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    bg: 'bg.panel',
    textAlign: 'start',
    '& th, & td': {
      p: '3',
      verticalAlign: 'top',
      textAlign: 'start',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    '& thead th': { fontWeight: 'semibold', lineHeight: 'short' },
    '& thead a': { display: 'flex', flexDirection: 'column', gap: '2' },
    '& thead a:hover .name': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& .image': { display: 'block', overflow: 'hidden', borderRadius: 'md' },
    '& .name': { minW: '0' },
    '& .note': { display: 'block', fontWeight: 'normal', fontSize: 'sm', color: 'fg.muted' },
    '& .best': { bg: 'accent.muted' },
    '& .mark': { display: 'block', fontSize: 'xs', fontWeight: 'semibold', color: 'accent.fg' },
    '& .figure': { fontWeight: 'semibold', fontSize: 'lg', fontVariantNumeric: 'tabular-nums' },
    '& .unknown': { color: 'fg.muted', fontSize: 'sm' },
    mdDown: {
      w: 'max(100%, var(--table))',
      // A band over its row, which stays in sight while the columns move to their side.
      '& .label': { position: 'sticky', insetStart: '0', w: '0', p: '0', borderWidth: '0', zIndex: '1' },
      '& .label > span': {
        position: 'absolute',
        top: '0',
        insetStart: '0',
        w: '100cqw',
        px: '2',
        py: '1',
        bg: 'bg.subtle',
        color: 'fg.muted',
        fontSize: 'xs',
        fontWeight: 'semibold',
      },
      '& th:not(.label), & td:not(.label)': { scrollSnapAlign: 'start', fontSize: 'sm', px: '2' },
      '& tbody td': { pt: '9' },
      '& .figure': { fontSize: 'md' },
    },
    md: {
      '& .label': { w: '10rem', color: 'fg.muted', fontWeight: 'medium', fontSize: 'sm' },
      '& thead th, & thead td': {
        position: 'var(--sticky)',
        top: { base: '16', lg: '20' },
        zIndex: '1',
        bg: 'bg.panel',
        borderBottomWidth: '2px',
      },
      '& thead a': { flexDirection: 'row', alignItems: 'center', gap: '3' },
      '& .image': { flexShrink: '0', w: '20' },
      // Beside its image a long word would break in a narrow column.
      '&[data-many] thead a': { flexDirection: 'column', alignItems: 'flex-start', gap: '2' },
    },
  },
})
