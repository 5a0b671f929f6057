import { type RefObject, useLayoutEffect } from 'react'

const height = '--banner-height'

/**
 * Makes room for what is fixed to the bottom of the screen: the page can be scrolled clear of it, what takes the
 * focus stops above it, and sticky bars stand on it (`bottom: var(--banner-height, 0px)`). Nothing on screen moves.
 */
export function useRoomBelow(fixed: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = fixed.current
    if (!element) return
    const page = document.documentElement.style
    const body = document.body.style
    const measure = () => page.setProperty(height, `${element.offsetHeight}px`)
    measure()
    page.scrollPaddingBottom = `calc(var(${height}) + 1rem)`
    body.paddingBottom = `var(${height})`
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.removeProperty(height)
      page.scrollPaddingBottom = ''
      body.paddingBottom = ''
    }
  }, [fixed])
}
