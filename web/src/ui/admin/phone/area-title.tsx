import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useIsPhone } from '../../../lib/use-media-query.ts'

interface AreaTitleProps {
  /** A part of the administration, with several places. */
  area: string
  /** Where in it. */
  place: string
}

/** The words of a heading: the area; on a phone, which shows no row of its places, the place. */
export function AreaTitle({ area, place }: AreaTitleProps) {
  if (!useIsPhone()) return area
  return (
    <>
      <VisuallyHidden>{`${area}\u00a0: `}</VisuallyHidden>
      {place}
    </>
  )
}
