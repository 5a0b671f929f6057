import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Whether a mouse is over an element or focus is within it. */
export function useHoverOrFocus() {
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const hoverOrFocusProps = {
    // A finger does not hover: what it touches gets focus, or moves.
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocus(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false)
    },
  }
  return { isHoveredOrFocused: isHovered || hasFocus, hoverOrFocusProps }
}
