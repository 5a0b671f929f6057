import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { CalendarClock, MessageCircle, Package, RotateCcw, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { shippingRules } from '../../../../../api/src/features/cart/shipping.rules.ts'
import { Fold } from '../../../ui/display/fold.tsx'
import { formatEuros } from '../../../ui/display/price.tsx'

/** What the owner says of delivery, returns and packaging; what is missing is said in words of ours. */
type DeliveryNotesProps = {
  isLoading?: boolean
  /** What is out of stock is delivered to nobody: when it usually comes back is said instead. */
  stock?: { inStock: boolean; restockDelay?: string | null }
  /** Nothing is sold yet: what is said of delivery holds from the opening on. */
  isBeforeOpening?: boolean
  delivery?: string
  returns?: string
  packaging?: string
  /** Who answers a question about it. */
  contact?: ReactNode
}

const places = ['a', 'b', 'c']

/** When it usually comes back, where the owner says so; before the opening nothing has ever come back. */
const returnOf = (delay?: string | null, isBeforeOpening?: boolean) =>
  delay && !isBeforeOpening ? [{ icon: CalendarClock, text: `Habituellement de retour sous ${delay}` }] : []

/** « À l’ouverture : livraison gratuite … »; a word in capitals stays as it is. */
const fromOpeningOn = (text: string) =>
  `À l’ouverture\u00a0: ${text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase('fr-FR'))}`

const deliveryOf = (delivery?: string) =>
  delivery
    ? [{ icon: Truck, text: delivery }]
    : [
        {
          icon: Truck,
          text: `Livraison gratuite dès ${formatEuros(shippingRules.freeFrom)} d’achat, sinon ${formatEuros(shippingRules.cost)}`,
        },
        { icon: CalendarClock, text: 'Chez vous en 3 à 5 jours ouvrés, en France métropolitaine' },
      ]

const deliveryNotesOf = (delivery?: string, isBeforeOpening?: boolean) =>
  deliveryOf(delivery).map(({ icon, text }) => ({
    icon,
    text: isBeforeOpening ? fromOpeningOn(text) : text,
  }))

const notesOf = ({ stock, delivery, returns, packaging, isBeforeOpening }: DeliveryNotesProps) => [
  ...(stock?.inStock === false
    ? returnOf(stock.restockDelay, isBeforeOpening)
    : deliveryNotesOf(delivery, isBeforeOpening)),
  {
    icon: RotateCcw,
    text: returns ?? 'Retour sous 30\u00a0jours, à vos frais\u202f; gratuit si le produit a un défaut',
  },
  ...(packaging ? [{ icon: Package, text: packaging }] : []),
]

/** Its first sentence tells most readers enough. */
function NoteText({ text }: { text: string }) {
  const first = text.split(/(?<=[.!?])\s/, 1).join('')
  return (
    <>
      <chakra.strong fontWeight="medium" color="fg">
        {first}
      </chakra.strong>
      {text.slice(first.length)}
    </>
  )
}

/**
 * Delivery, returns and packaging, next to the price where the question comes up (specification, sections 2 and 9). On a
 * phone folded: what delivery costs stands beside the price. Its look: app/theme/product-card.css.
 */
export const DeliveryNotes = (notes: DeliveryNotesProps) => (
  <div className="delivery">
    <Fold summary={<span>Livraison, retours et questions</span>}>
      <Notes {...notes} />
    </Fold>
  </div>
)

function Notes({ isLoading = false, contact, ...texts }: DeliveryNotesProps) {
  return (
    <Stack
      as="ul"
      aria-label="Livraison et retours"
      aria-busy={isLoading}
      listStyleType="none"
      gap="3"
      pt={{ base: '2', md: '0' }}
      fontSize="sm"
      color="fg.muted"
    >
      {isLoading
        ? places.map((place) => (
            <li key={place}>
              <Skeleton h="10" />
            </li>
          ))
        : [
            ...notesOf(texts),
            ...(contact ? [{ icon: MessageCircle, text: 'Une question avant de choisir\u202f?' }] : []),
          ].map(({ icon: Icon, text }) => (
            <chakra.li key={text} display="flex" gap="3" alignItems="flex-start">
              <chakra.span color="accent.fg" flexShrink="0" mt="0.5">
                <Icon aria-hidden size="1.3em" />
              </chakra.span>
              <chakra.div minW="0" whiteSpace="pre-line">
                <NoteText text={text} />
                {Icon === MessageCircle && contact}
              </chakra.div>
            </chakra.li>
          ))}
    </Stack>
  )
}
