import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A column of a table: its heading, and what it shows of a row. */
export interface Column<R> {
  label: string
  show: (row: R) => ReactNode
  /** Numbers stand at the end. */
  isNumber?: boolean
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
}

/** Rows under their headings; on a narrow screen the table scrolls in its own frame. */
export function DataTable<R>({
  caption,
  columns,
  rows,
  keyOf,
  isStale = false,
  srOnly,
  maxH,
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
        textStyle="sm"
        borderCollapse="collapse"
        css={{ '& time': { whiteSpace: 'nowrap' } }}
      >
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {columns.map(({ label, isNumber }) => (
              <chakra.th
                key={label}
                scope="col"
                textAlign={isNumber ? 'end' : 'start'}
                fontWeight="semibold"
                color="fg.muted"
                px="4"
                py="3"
                whiteSpace="nowrap"
              >
                {label}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => (
            <chakra.tr key={keyOf(row)} borderTopWidth="1px" borderColor="border.muted">
              {columns.map(({ label, show, isNumber }) => (
                <chakra.td
                  key={label}
                  px="4"
                  py="3"
                  verticalAlign="middle"
                  textAlign={isNumber ? 'end' : 'start'}
                  whiteSpace={isNumber ? 'nowrap' : undefined}
                >
                  {show(row)}
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
