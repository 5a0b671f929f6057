import { Link } from 'react-router-dom'
import { giftTypes } from '../../../lib/phrase/purpose-patterns.ts'
import { understand } from '../../../lib/phrase/understand.ts'

interface GiftRecipientsProps {
  /** The search of a present, as it was typed. */
  search: string
  hrefWith: (change: { search: string }) => string
}

/** For whom, as the search says it (`purposeWays` of lib/phrase/purpose-patterns.ts). */
const recipients = [
  { label: 'le jardin', words: ' pour jardiner' },
  { label: 'les gourmands', words: ' pour les gourmands' },
  { label: 'la cuisine', words: ' pour cuisiner' },
  { label: 'le voyage', words: ' pour voyager' },
  { label: 'les frileux', words: ' pour les frileux' },
  { label: 'les enfants', words: ' pour les enfants' },
]

/** What a search says of the present itself, and what it says besides: a price, a score. */
function presentOf(search: string) {
  const part = understand(search).parts.find(({ filters }) => filters.typeWords ?? filters.category)
  if (!part) return null
  const chosen = recipients.find(({ words }) => part.label.endsWith(words))
  const isAnyones = part.filters.typeWords === giftTypes
  const said = chosen ? part.label.slice(0, -chosen.words.length) : isAnyones ? part.label : 'cadeau'
  return { said, chosen, besides: part.without && ` ${part.without}` }
}

/**
 * For whom a present may be: takes the place of whom the search was for, and what else was said of it stays. Nothing where
 * the search says that in words of its own.
 */
export function GiftRecipients({ search, hrefWith }: GiftRecipientsProps) {
  const present = presentOf(search)
  if (!present || present.said.includes('pour')) return null
  const { said, chosen, besides } = present
  return (
    <nav aria-label="Pour qui">
      <ul className="department-chips">
        <li aria-hidden>Pour</li>
        {recipients.map(({ label, words }) => {
          const isChosen = words === chosen?.words
          const wanted = said + (isChosen ? '' : words) + besides
          return (
            <li key={label}>
              <Link to={hrefWith({ search: wanted })} aria-current={isChosen || undefined}>
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
