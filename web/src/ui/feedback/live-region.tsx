import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { ReactNode } from 'react'

/** Words for screen readers alone, spoken politely whenever they change. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden asChild>
      <output aria-live="polite" aria-atomic="true">
        {children}
      </output>
    </VisuallyHidden>
  )
}
