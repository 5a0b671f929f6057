import { paths } from '../../app/paths.ts'
import { HomeShelf, type HomeShelfProps } from './home-shelf.tsx'

/** The offers of the week, on either home page. */
export function WeeklyShelf(shelf: Omit<HomeShelfProps, 'title' | 'lead' | 'link'>) {
  return (
    <HomeShelf
      title="Les offres de la semaine"
      lead="Une petite sélection, renouvelée chaque semaine."
      link={{ to: paths.products(), label: 'Parcourir la boutique' }}
      {...shelf}
    />
  )
}
