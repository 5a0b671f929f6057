import { OwnerFacts } from '../../features/settings/owner-facts.tsx'

/** With whom one will conclude a sale. */
export function TermsSeller() {
  return (
    <OwnerFacts names={['shop_company', 'shop_registration', 'shop_address', 'shop_email', 'shop_phone']} />
  )
}
