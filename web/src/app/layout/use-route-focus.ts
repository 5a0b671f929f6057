import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After each change of page, moves focus to the content and tells screen readers the title of the new page, as a
 * browser does when it loads one. Filters and anchors leave focus where it is.
 */
export function useRouteFocus(content: RefObject<HTMLElement | null>): string {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!hash) content.current?.focus({ preventScroll: true })
    // The title is set by the page itself, in the same commit or when its data comes.
    const timer = setTimeout(() => setAnnouncement(document.title), 300)
    return () => clearTimeout(timer)
  }, [pathname, hash, content])
  return announcement
}
