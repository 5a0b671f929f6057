import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Whether somebody is at an element: a mouse over it, or focus within it. */
export function useHeld() {
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const holdProps = {
    // A finger does not hover: what it touches gets focus, or moves.
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocus(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false)
    },
  }
  return { isHeld: isHovered || hasFocus, holdProps }
}
