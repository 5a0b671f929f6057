import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { CalendarClock, Package, RotateCcw, Truck } from 'lucide-react'

/** What the owner says of delivery, returns and packaging; what is missing is said in words of ours. */
type DeliveryNotesProps = {
  isLoading?: boolean
  delivery?: string
  returns?: string
  packaging?: string
}

const places = ['a', 'b', 'c']

const notesOf = ({ delivery, returns, packaging }: DeliveryNotesProps) => [
  ...(delivery
    ? [{ icon: Truck, text: delivery }]
    : [
        { icon: Truck, text: 'Livraison gratuite dès 50 € d’achat, sinon 5,99 €' },
        { icon: CalendarClock, text: 'Chez vous en 3 à 5 jours ouvrés, en France métropolitaine' },
      ]),
  { icon: RotateCcw, text: returns ?? 'Retour gratuit sous 30 jours' },
  ...(packaging ? [{ icon: Package, text: packaging }] : []),
]

/** Delivery, returns and packaging, next to the price where the question comes up (specification, sections 2 and 9). */
export function DeliveryNotes({ isLoading = false, ...texts }: DeliveryNotesProps) {
  return (
    <Stack
      as="ul"
      aria-label="Livraison et retours"
      aria-busy={isLoading}
      listStyleType="none"
      gap="3"
      fontSize="sm"
      color="fg.muted"
    >
      {isLoading
        ? places.map((place) => (
            <li key={place}>
              <Skeleton h="10" />
            </li>
          ))
        : notesOf(texts).map(({ icon: Icon, text }) => (
            <chakra.li key={text} display="flex" gap="3" alignItems="flex-start">
              <chakra.span color="accent.fg" flexShrink="0" mt="0.5">
                <Icon aria-hidden size="1.3em" />
              </chakra.span>
              <chakra.span whiteSpace="pre-line">{text}</chakra.span>
            </chakra.li>
          ))}
    </Stack>
  )
}
