const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** « 12,90 € » from '12.90'. The decimal string goes straight to Intl: no float in between. */
export function formatPrice(amount: string): string {
  return euros.format(amount as Intl.StringNumericLiteral)
}
