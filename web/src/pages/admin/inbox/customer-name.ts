/** Who ordered, in one line; the account may be gone. */
export function customerName(
  customer: { firstName: string | null; lastName: string | null; email: string } | null,
): string {
  if (!customer) return 'Compte supprimé'
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(' ')
  return name ? `${name} (${customer.email})` : customer.email
}
