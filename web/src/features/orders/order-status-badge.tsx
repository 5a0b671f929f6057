import { Badge } from '@chakra-ui/react/badge'
import { orderStatusLook } from './order-status.ts'

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
