import { IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import {
  Bold,
  Heading2,
  Heading3,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  ShoppingBag,
  TextQuote,
} from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { Mark } from './insert-mark.ts'

interface Tool {
  mark: Mark | 'product'
  label: string
  icon: LucideIcon
  /** As ARIA writes it; ⌘ does as well where there is one. */
  keys?: string
}

const tools: Tool[] = [
  { mark: 'heading', label: 'Section', icon: Heading2 },
  { mark: 'subheading', label: 'Sous-section', icon: Heading3 },
  { mark: 'bold', label: 'Gras', icon: Bold, keys: 'Control+B' },
  { mark: 'link', label: 'Lien', icon: Link2, keys: 'Control+K' },
  { mark: 'list', label: 'Liste', icon: List },
  { mark: 'numbers', label: 'Liste numérotée', icon: ListOrdered },
  { mark: 'quote', label: 'Citation', icon: TextQuote },
  { mark: 'product', label: 'Produit', icon: ShoppingBag },
]

/** The mark that a key stands for, in a text of which a part may be selected. */
export function markOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Mark | null {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return null
  if (key.toLowerCase() === 'b') return 'bold'
  return key.toLowerCase() === 'k' ? 'link' : null
}

interface MarkToolbarProps {
  /** Marks that this text has no use for. */
  without?: readonly Tool['mark'][]
  /** What the marks are set in, where there are several such texts. */
  label?: string
  onUse: (mark: Mark | 'product') => void
}

/** Buttons that set the marks of a text: one stop of the tabulator, arrows go from one to the next. */
export function MarkToolbar({ onUse, without = [], label = 'Mise en forme' }: MarkToolbarProps) {
  const shown = tools.filter(({ mark }) => !without.includes(mark))
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const places = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: shown.length - 1 }
    const place = places[event.key as keyof typeof places]
    if (place === undefined) return
    event.preventDefault()
    const next = (place + shown.length) % shown.length
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <Flex
      role="toolbar"
      aria-label={label}
      wrap="wrap"
      gap="0.5"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderBottomWidth="0"
      roundedTop="md"
      bg="bg.subtle"
      p="0.5"
      w="full"
      // One with the field below it.
      mb="-1.5"
      onKeyDown={move}
    >
      {shown.map(({ mark, label, icon: Icon, keys }, index) => (
        <IconButton
          key={mark}
          variant="ghost"
          minW="11"
          minH="11"
          tabIndex={index === current ? 0 : -1}
          aria-label={label}
          aria-keyshortcuts={keys}
          title={keys ? `${label} (${keys.replace('Control+', 'Ctrl\u00a0')})` : label}
          onFocus={() => setCurrent(index)}
          onClick={() => onUse(mark)}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
    </Flex>
  )
}
