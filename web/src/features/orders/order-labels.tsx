import { Badge } from '@chakra-ui/react/badge'
import { Text, type TextProps } from '@chakra-ui/react/text'
import { CircleCheck, Clock, type LucideIcon, PackageOpen, Receipt, Truck, X } from 'lucide-react'
import { orderStatusWords as words } from '../../../../api/src/features/orders/order-status.rules.ts'

/** « Commande n° 12 ». */
export const orderName = (id: string): string => `Commande n°\u00a0${id}`

/** Where an order goes, in the lines it was written in. */
export function OrderAddress({ address, ...rest }: { address: string | null } & TextProps) {
  const isKnown = Boolean(address?.trim())
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere" color={isKnown ? undefined : 'fg.muted'} {...rest}>
      {isKnown ? address : 'Adresse non renseignée'}
    </Text>
  )
}

/** How a status is said and shown. */
interface StatusLook {
  label: string
  icon: LucideIcon
  bg: string
  color: string
}

// The further an order has come, the fuller its green.
const known = new Map<string, StatusLook>([
  ['pending', { label: words.pending, icon: Clock, bg: 'bg.muted', color: 'fg' }],
  ['processing', { label: words.processing, icon: PackageOpen, bg: 'accent.subtle', color: 'accent.fg' }],
  ['shipped', { label: words.shipped, icon: Truck, bg: 'accent.muted', color: 'accent.fg' }],
  ['delivered', { label: words.delivered, icon: CircleCheck, bg: 'accent.solid', color: 'accent.contrast' }],
  ['cancelled', { label: words.cancelled, icon: X, bg: 'danger.subtle', color: 'danger.fg' }],
])

/** The French words of a status (specification, section 4); one that is not known is shown as it is. */
export function orderStatusLook(status: string): StatusLook {
  return known.get(status) ?? { label: status, icon: Receipt, bg: 'bg.muted', color: 'fg' }
}

/** Where an order stands: a sign, a word, and a colour that only repeats them. */
export function OrderStatusBadge({ status }: { status: string }) {
  const { label, icon: Icon, bg, color } = orderStatusLook(status)
  return (
    <Badge size="md" bg={bg} color={color} gap="1.5" maxW="full">
      <Icon size={14} aria-hidden />
      {label}
    </Badge>
  )
}
