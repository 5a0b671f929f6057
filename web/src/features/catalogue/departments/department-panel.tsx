import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { counted } from '../../../lib/format-number.ts'
import { DropdownPanel } from '../../../ui/layout/menu.tsx'
import { DepartmentMark } from './department-mark.tsx'
import { selections } from './selections.ts'
import { hintOf, useDepartments } from './use-departments.ts'

/** What hangs below « Nos produits » on a wide screen: every department, and the selections of the shop. */
export function DepartmentPanel({ id }: { id: string }) {
  const { departments } = useDepartments()
  return (
    <DropdownPanel id={id} w="44rem" insetStart="50%" translate="-50% 0" p="4">
      <Departments aria-label="Rayons">
        {departments?.map((department) => (
          <li key={department.id}>
            <Link to={paths.products({ category: department.slug })}>
              <DepartmentMark imageUrl={department.imageUrl} size="14" />
              <span>
                <strong>{department.name}</strong>
                {hintOf(department) && <small>{hintOf(department)}</small>}
                <small>{counted(department.productCount, 'produit', 'produits')}</small>
              </span>
            </Link>
          </li>
        ))}
      </Departments>
      <Selections aria-label="Sélections">
        {selections.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </Selections>
    </DropdownPanel>
  )
}

const Departments = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '1',
    listStyleType: 'none',
    '& a': { display: 'flex', alignItems: 'center', gap: '3', p: '2', height: 'full', borderRadius: 'l2' },
    '& a:hover': { bg: 'bg.subtle' },
    '& strong': { display: 'block', fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'short' },
    '& small': {
      display: 'block',
      fontSize: 'xs',
      color: 'fg.muted',
      lineHeight: 'short',
      textWrap: 'pretty',
    },
  },
})

const Selections = chakra('ul', {
  base: {
    display: 'flex',
    gap: '2',
    mt: '3',
    pt: '3',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    listStyleType: 'none',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '11',
      px: '4',
      borderRadius: 'full',
      fontSize: 'sm',
      fontWeight: 'medium',
      color: 'accent.fg',
    },
    '& a:hover': { bg: 'bg.subtle' },
  },
})
