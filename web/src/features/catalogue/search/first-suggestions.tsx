import { IconButton } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Clock3, Gift, X } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { forgetRecent, readRecent } from '../../../lib/session/recent-items.ts'
import { DepartmentMark } from '../departments/department-mark.tsx'
import { useDepartments } from '../departments/use-departments.ts'
import { SuggestionGroup, SuggestionOption } from './suggestion-option.tsx'

/** The latest searches made here, and how to have one forgotten. */
export function useRecentSearches() {
  const [searches, setSearches] = useState(() => readRecent('recentSearches'))
  return { searches, forget: (search: string) => setSearches(forgetRecent('recentSearches', search)) }
}

interface FirstSuggestionsProps {
  searches: string[]
  activeId: string | null
}

/** The steps of a present: what one wants to spend, in euros. */
const giftSteps = [
  { label: 'Moins de 15\u00a0€', maxPrice: '14.99' },
  { label: '15 à 30\u00a0€', minPrice: '15', maxPrice: '30' },
  { label: '30 à 60\u00a0€', minPrice: '30', maxPrice: '60' },
]

/** What an empty field offers: what was searched here before, presents, and the departments. */
export function FirstSuggestions({ searches, activeId }: FirstSuggestionsProps) {
  const { departments = [] } = useDepartments()
  return (
    <>
      {searches.length > 0 && (
        <SuggestionGroup title="Vos dernières recherches">
          {searches.map((search, place) => (
            <SuggestionOption
              key={search}
              id={`suggestion-recente-${place}`}
              to={paths.products({ search })}
              activeId={activeId}
            >
              <Clock3 aria-hidden size="1.1em" />
              {/* Room for what forgets it, which no list of options may hold. */}
              <chakra.span flex="1" minW="0" pe="11" truncate>
                {search}
              </chakra.span>
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
      <SuggestionGroup title="Idées cadeaux">
        {giftSteps.map(({ label, ...prices }, place) => (
          <SuggestionOption
            key={label}
            id={`suggestion-cadeau-${place}`}
            to={paths.products({ search: 'cadeau', ...prices })}
            activeId={activeId}
          >
            <Gift aria-hidden size="1.1em" />
            {label}
          </SuggestionOption>
        ))}
      </SuggestionGroup>
      {departments.length > 0 && (
        <SuggestionGroup title="Nos rayons">
          {departments.slice(0, mostDepartments).map(({ id, name, slug, imageUrl }) => (
            <SuggestionOption
              key={id}
              id={`suggestion-rayon-${id}`}
              to={paths.products({ category: slug })}
              activeId={activeId}
            >
              <DepartmentMark imageUrl={imageUrl} size="8" />
              {name}
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      )}
    </>
  )
}

const mostDepartments = 8

interface ForgetButtonsProps {
  searches: string[]
  onForget: (search: string) => void
}

/** A cross beside each of the latest searches. They lie over the list, line for line. */
export function ForgetButtons({ searches, onForget }: ForgetButtonsProps) {
  return (
    <chakra.ul position="absolute" top="11" insetEnd="2" listStyleType="none">
      {searches.map((search) => (
        <li key={search}>
          <IconButton
            variant="ghost"
            color="fg.muted"
            aria-label={`Oublier la recherche «\u00a0${search}\u00a0»`}
            onClick={() => onForget(search)}
          >
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </chakra.ul>
  )
}
