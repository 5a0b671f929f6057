import { Badge } from '@chakra-ui/react/badge'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef } from 'react'

/** « 3 points à revoir ». */
export const pointsToReview = (count: number) => `${count}\u00a0point${count > 1 ? 's' : ''} à revoir`

interface ClaimPointsProps {
  count: number | null | undefined
  /** The words in question: shown to whoever points at the count, comes to it by the keyboard, or presses it. */
  words?: string | null
  /** Of a place in a table, whose keyboard goes from cell to cell. */
  tabIndex?: number
}

/** In a list: how many claims of a record are to be reviewed; nothing when there are none, or the guard is off. */
export function ClaimPoints({ count, words, tabIndex }: ClaimPointsProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const note = useRef<HTMLSpanElement>(null)
  if (!count) return null
  const badge = (
    <Badge variant="outline" color="accent.fg">
      {pointsToReview(count)}
    </Badge>
  )
  if (!words) return badge
  // Above everything else, and so in no table that would cut it off. Older browsers and tests have no such layer.
  const show = () => {
    const place = button.current?.getBoundingClientRect()
    if (!place || !note.current?.showPopover) return
    note.current.style.left = `${Math.min(place.left, window.innerWidth - widest)}px`
    note.current.style.top = `${place.bottom + 4}px`
    note.current.showPopover()
  }
  const hide = () => note.current?.hidePopover?.()
  return (
    <>
      <chakra.button
        ref={button}
        type="button"
        tabIndex={tabIndex}
        aria-describedby={id}
        position="relative"
        cursor="help"
        rounded="sm"
        // As tall for a finger as a button is.
        _before={{ content: '""', position: 'absolute', insetX: '0', insetY: '-2.5' }}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {badge}
      </chakra.button>
      <chakra.span
        ref={note}
        id={id}
        role="tooltip"
        popover="manual"
        position="fixed"
        inset="auto"
        m="0"
        maxW={`${widest - 16}px`}
        px="3"
        py="2"
        rounded="md"
        bg="bg.inverted"
        color="fg.inverted"
        textStyle="sm"
        borderWidth="0"
      >
        {words}
      </chakra.span>
    </>
  )
}

/** Of the note, in pixels, with its distance from the edge of the screen. */
const widest = 336
