import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import type { Department } from './use-departments.ts'

interface DepartmentChipsProps {
  departments: readonly Department[] | undefined
  /** Slug of the one that is shown; empty for all of them. */
  current: string
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/**
 * The departments beside the one that is shown, in one row (theme/product-card.css); that one comes first, so that it
 * is never out of sight. In words alone: their images would be three requests more before a phone shows a product.
 */
export function DepartmentChips({ departments, current }: DepartmentChipsProps) {
  if (departments?.length === 0) return null
  const ordered = departments?.toSorted((a, b) => Number(b.slug === current) - Number(a.slug === current))
  return (
    <nav aria-label="Rayons">
      <ul className="department-chips" aria-busy={!departments}>
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
      </ul>
    </nav>
  )
}
