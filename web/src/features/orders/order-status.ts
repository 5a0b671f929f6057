import { CircleCheck, Clock, type LucideIcon, PackageOpen, Receipt, Truck, X } from 'lucide-react'
import { orderStatusWords as words } from '../../../../api/src/features/orders/order-status-words.rules.ts'

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

/** The French words of a status (spec, section 4); one that is not known is shown as it is. */
export function orderStatusLook(status: string): StatusLook {
  return known.get(status) ?? { label: status, icon: Receipt, bg: 'bg.muted', color: 'fg' }
}
