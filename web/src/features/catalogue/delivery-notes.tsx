import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { CalendarClock, RotateCcw, Truck } from 'lucide-react'

const notes = [
  { icon: Truck, text: 'Livraison gratuite dès 50 € d’achat, sinon 5,99 €' },
  { icon: CalendarClock, text: 'Chez vous en 3 à 5 jours ouvrés, en France métropolitaine' },
  { icon: RotateCcw, text: 'Retour gratuit sous 30 jours' },
]

/** Delivery and returns, next to the price where the question comes up (spec, section 9). */
export function DeliveryNotes() {
  return (
    <Stack
      as="ul"
      aria-label="Livraison et retours"
      listStyleType="none"
      gap="3"
      fontSize="sm"
      color="fg.muted"
    >
      {notes.map(({ icon: Icon, text }) => (
        <chakra.li key={text} display="flex" gap="3" alignItems="center">
          <chakra.span color="accent.fg" flexShrink="0">
            <Icon aria-hidden size="1.3em" />
          </chakra.span>
          {text}
        </chakra.li>
      ))}
    </Stack>
  )
}
