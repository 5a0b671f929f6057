import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import type { Department } from './use-departments.ts'

interface DepartmentChipsProps {
  departments: readonly Department[] | undefined
  /** Slug of the one that is shown; empty for all of them. */
  current: string
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The departments beside the one that is shown, in one row; that one comes first, so that it is never out of sight. */
export function DepartmentChips({ departments, current }: DepartmentChipsProps) {
  if (departments?.length === 0) return null
  const ordered = departments?.toSorted((a, b) => Number(b.slug === current) - Number(a.slug === current))
  return (
    <nav aria-label="Rayons">
      <Chips aria-busy={!departments}>
        {ordered && current !== '' && (
          <li>
            <Link to={paths.products()}>Tous</Link>
          </li>
        )}
        {ordered?.map(({ id, name, slug }) => (
          <li key={id}>
            <Link
              to={paths.products({ category: slug })}
              aria-current={slug === current ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
        {!ordered && places.map((place) => <li key={place} aria-hidden className="place" />)}
      </Chips>
    </nav>
  )
}

const Chips = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: { base: 'nowrap', xl: 'wrap' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    gap: '2',
    listStyleType: 'none',
    mx: { base: '-4', md: '-8', xl: '0' },
    px: { base: '4', md: '8', xl: '0' },
    '& > li': { flexShrink: '0' },
    '& a, & .place': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '11',
      px: '4',
      borderRadius: 'full',
      // No line: what narrows the list below it has one.
      bg: 'accent.subtle',
      fontSize: 'sm',
      fontWeight: 'medium',
      // Long names take two lines, so that a phone shows more than one of them.
      maxW: { base: '11.5rem', xl: 'none' },
      lineHeight: '1.25',
      transition: 'colors',
    },
    '& .place': { width: '36' },
    '& a:hover': { bg: 'accent.emphasized' },
    '& a[aria-current]': { bg: 'accent.solid', color: 'accent.contrast' },
  },
})
