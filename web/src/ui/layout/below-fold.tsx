import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { type CSSProperties, Suspense } from 'react'

interface BelowFoldProps extends Omit<HTMLChakraProps<'div'>, 'height'> {
  /** About what it takes on a phone, as a CSS length: its place until it is drawn. */
  height: string
  /** The same on a desk, where it is something else. */
  deskHeight?: string
}

/**
 * A part of a page that is not on the first screen. Of a page that came as HTML its words are drawn once the page is
 * quiet (start.ts), its pictures when they come near the screen or a hand comes (theme/page.css); React takes it over in
 * a turn of its own.
 */
export function BelowFold({ height, deskHeight = height, children, ...rest }: BelowFoldProps) {
  return (
    <chakra.div
      className="below-fold"
      style={{ '--place': height, '--desk-place': deskHeight } as CSSProperties}
      {...rest}
    >
      <Suspense>{children}</Suspense>
    </chakra.div>
  )
}
