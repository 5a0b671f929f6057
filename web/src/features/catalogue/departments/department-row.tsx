import { chakra } from '@chakra-ui/react/styled-system'
import { type CSSProperties, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { DepartmentMark } from './department-mark.tsx'
import { useDepartments } from './use-departments.ts'

/** So many are seen on the first screen of a phone: four whole, and half of the next, which shows that the row goes on. */
const shownOnPhone = 5

const places = Array.from({ length: 8 }, (_, place) => ({
  id: String(place),
  name: '',
  slug: '',
  imageUrl: null,
}))

/** Every department, in the round: a row that scrolls sideways on a phone. Its places are there before the names are. */
export function DepartmentRow() {
  const { departments, failed } = useDepartments()
  // Images beyond the edge of a phone wait for a hand: by themselves browsers fetch them at once, before what is seen.
  const [isTouched, setTouched] = useState(false)
  useEffect(() => setTouched(true), [])
  if (failed || departments?.length === 0) return null
  const shown = departments ?? places
  return (
    <DepartmentList
      aria-label="Nos rayons"
      className="department-row"
      aria-busy={!departments}
      style={{ '--departments': shown.length } as CSSProperties}
    >
      {shown.map(({ id, name, slug, imageUrl }, place) => (
        <li key={id} data-waits={(!isTouched && place >= shownOnPhone) || undefined}>
          {slug ? (
            <Link to={paths.products({ category: slug })}>
              <DepartmentMark imageUrl={imageUrl} size="16" />
              {breakable(name)}
            </Link>
          ) : (
            <DepartmentMark imageUrl={null} size="16" />
          )}
        </li>
      ))}
    </DepartmentList>
  )
}

/** « consommation » may be parted: it is wider than its place on most phones, and not every browser knows where. */
const breakable = (name: string) => name.replace(/\p{L}{6}(?=\p{L}{6})/gu, '$&\u00ad')

/** One style for all that is in it: a hundred styled elements would take their time. */
const DepartmentList = chakra('ul', {
  base: {
    display: 'flex',
    // From edge to edge on a desk, told in advance: « space-between » moves each when the next is read.
    gap: {
      base: '1.5',
      md: '4',
      xl: 'max({spacing.4}, calc((100% - var(--departments) * 7rem) / (var(--departments) - 0.999)))',
    },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '4',
    listStyleType: 'none',
    mx: { base: '-4', md: '-8' },
    px: { base: '4', md: '6' },
    py: '1',
    minH: { base: '28', md: '32' },
    '& > li': {
      flex: '0 0 auto',
      // Four and half of the next image: what is left of the screen is shared, less the margin, that half and the gaps.
      width: {
        base: 'calc((100vw - 4.5rem) / 4)',
        md: '28',
        // Narrower beside the filters, so that none of the usual eight is cut.
        lg: 'clamp(5rem, calc((100% + 1rem) / var(--departments) - 1rem), 7rem)',
      },
      // Narrower, the longest words have room for three and a half alone.
      '@media (width < 23.4rem)': { width: 'calc((100vw - 4.125rem) / 3)' },
      scrollSnapAlign: { base: 'start', md: 'center' },
    },
    '& > li[data-waits] img': { mdDown: { '@media (scripting: enabled)': { display: 'none' } } },
    '& a': {
      // A name that just fits would touch the next.
      '@media (width < 23.4rem)': { paddingInlineEnd: '2' },
      display: 'flex',
      flexDirection: 'column',
      alignItems: { base: 'start', md: 'center' },
      gap: '1.5',
      borderRadius: 'l2',
      fontSize: { base: '2xs', md: 'xs' },
      letterSpacing: { base: 'tight', md: 'normal' },
      fontWeight: { base: 'normal', md: 'medium' },
      lineHeight: '1.25',
      textAlign: { base: 'start', md: 'center' },
      textWrap: { mdDown: 'balance' },
      // Where the longest word has room for itself it stays whole.
      hyphens: { base: 'manual', md: 'none' },
    },
    '& a:hover': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& img': { transition: 'scale', transitionDuration: 'moderate' },
    '& a:hover img': { scale: '1.06' },
  },
})
