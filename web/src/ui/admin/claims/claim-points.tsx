import { Badge } from '@chakra-ui/react/badge'

/** « 3 points à revoir ». */
export const pointsToReview = (count: number) => `${count}\u00a0point${count > 1 ? 's' : ''} à revoir`

/** In a list: how many claims of a record are to be reviewed; nothing when there are none, or the guard is off. */
export function ClaimPoints({ count }: { count: number | null | undefined }) {
  if (!count) return null
  return (
    <Badge variant="outline" color="accent.fg">
      {pointsToReview(count)}
    </Badge>
  )
}
