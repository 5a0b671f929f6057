import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { DepartmentMark } from './department-mark.tsx'
import { useDepartments } from './use-departments.ts'

/** So many stand on the first screen of a phone. */
const shownOnPhone = 4

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
  return (
    <DepartmentList aria-label="Nos rayons" aria-busy={!departments}>
      {(departments ?? places).map(({ id, name, slug, imageUrl }, place) => (
        <li key={id} data-waits={(!isTouched && place >= shownOnPhone) || undefined}>
          {slug ? (
            <Link to={paths.products({ category: slug })}>
              <DepartmentMark imageUrl={imageUrl} size="16" />
              {name}
            </Link>
          ) : (
            <DepartmentMark imageUrl={null} size="16" />
          )}
        </li>
      ))}
    </DepartmentList>
  )
}

/** One style for all that is in it: a hundred styled elements would take their time. */
const DepartmentList = chakra('ul', {
  base: {
    display: 'flex',
    justifyContent: { xl: 'space-between' },
    gap: { base: '1', md: '4' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    listStyleType: 'none',
    mx: { base: '-4', md: '-8' },
    px: { base: '1', md: '6' },
    py: '1',
    minH: '28',
    '& > li': {
      flex: '0 0 auto',
      width: { base: '5.625rem', md: '28' },
      scrollSnapAlign: 'center',
    },
    '& > li[data-waits] img': { mdDown: { '@media (scripting: enabled)': { display: 'none' } } },
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1.5',
      borderRadius: 'l2',
      fontSize: 'xs',
      fontWeight: 'medium',
      lineHeight: '1.25',
      textAlign: 'center',
      textWrap: 'balance',
      hyphens: 'auto',
    },
    '& a:hover': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& img': { transition: 'scale', transitionDuration: 'moderate' },
    '& a:hover img': { scale: '1.06' },
  },
})
