import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A column of a table: its heading, and what it shows of a row. */
export interface Column<R> {
  label: string
  show: (row: R) => ReactNode
  /** Numbers stand at the end. */
  isNumber?: boolean
  /** Where the rows can be ordered by it, the most first: whether they are, and what orders them so. */
  sort?: { isOn: boolean; onSort: () => void }
}

interface DataTableProps<R> {
  caption: string
  columns: Column<R>[]
  /** Absent while they load for the first time. */
  rows: readonly R[] | undefined
  keyOf: (row: R) => string
  /** True while newer rows are on their way. */
  isStale?: boolean
  /** Not on screen, but there for screen readers: the twin of a drawing. */
  srOnly?: boolean
  /** A long table scrolls in its own frame. */
  maxH?: string
  /** On screens narrower than this each row is a sheet, its headings before its fields: nothing is out of sight. */
  stacksBelow?: Wide
}

type Wide = 'md' | 'lg'

/** What a narrow screen shows of a table that stacks, and what a wide one shows. */
const from = (wide: Wide | undefined, stacked: string, table: string) =>
  wide ? { base: stacked, [wide]: table } : table

/** Rows under their headings; on a narrow screen the table scrolls in its own frame, or stacks. */
export function DataTable<R>({
  caption,
  columns,
  rows,
  keyOf,
  isStale = false,
  srOnly,
  maxH,
  stacksBelow,
}: DataTableProps<R>) {
  return (
    <Box
      bg="bg.panel"
      rounded="xl"
      borderWidth="1px"
      borderColor="border.subtle"
      overflowX="auto"
      maxH={maxH}
      tabIndex={srOnly ? undefined : 0}
      srOnly={srOnly}
      role="region"
      aria-label={caption}
      aria-busy={isStale}
      opacity={rows && isStale ? 0.5 : 1}
    >
      <chakra.table
        w="full"
        display={from(stacksBelow, 'block', 'table')}
        textStyle="sm"
        borderCollapse="collapse"
        css={{ '& time': { whiteSpace: { base: 'nowrap', md: 'normal', lg: 'nowrap' } } }}
      >
        <chakra.caption srOnly>{caption}</chakra.caption>
        <chakra.thead display={from(stacksBelow, 'none', 'table-header-group')}>
          <tr>
            {columns.map(({ label, isNumber, sort }) => (
              <chakra.th
                key={label}
                scope="col"
                aria-sort={sort?.isOn ? 'descending' : undefined}
                textAlign={isNumber ? 'end' : 'start'}
                fontWeight="semibold"
                color="fg.muted"
                px={{ base: '4', md: '3', lg: '4' }}
                py="3"
                whiteSpace={{ base: 'nowrap', md: 'normal', lg: 'nowrap' }}
              >
                {sort ? <SortButton {...sort}>{label}</SortButton> : label}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <chakra.tbody display={from(stacksBelow, 'block', 'table-row-group')}>
          {rows?.map((row) => (
            <chakra.tr
              key={keyOf(row)}
              display={from(stacksBelow, 'block', 'table-row')}
              py={from(stacksBelow, '3', '0')}
              borderTopWidth="1px"
              borderColor="border.muted"
              _first={{ borderTopWidth: from(stacksBelow, '0', '1px') }}
            >
              {columns.map(({ label, show, isNumber }) => (
                <chakra.td
                  key={label}
                  display={from(stacksBelow, 'flex', 'table-cell')}
                  data-label={label}
                  _before={
                    stacksBelow && {
                      content: 'attr(data-label)',
                      display: from(stacksBelow, 'block', 'none'),
                      flex: 'none',
                      color: 'fg.muted',
                    }
                  }
                  justifyContent="space-between"
                  alignItems="center"
                  gap="4"
                  px={{ base: '4', md: '3', lg: '4' }}
                  py={from(stacksBelow, '1', '3')}
                  verticalAlign="middle"
                  textAlign={from(stacksBelow, 'end', isNumber ? 'end' : 'start')}
                  whiteSpace={isNumber ? 'nowrap' : undefined}
                >
                  <chakra.span minW="0" overflowWrap="anywhere">
                    {show(row)}
                  </chakra.span>
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </chakra.tbody>
      </chakra.table>
    </Box>
  )
}

function SortButton({ isOn, onSort, children }: { isOn: boolean; onSort: () => void; children: string }) {
  return (
    <Button variant="ghost" px="2" me="-2" color={isOn ? 'fg' : 'inherit'} onClick={onSort}>
      {children}
      <ArrowDown aria-hidden opacity={isOn ? 1 : 0.35} />
    </Button>
  )
}
