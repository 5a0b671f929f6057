const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** « 12,90 € » from '12.90'. The decimal string goes straight to Intl: no float in between. */
export function formatPrice(amount: string): string {
  return euros.format(amount as Intl.StringNumericLiteral)
}

const roundEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** « 57 € » from '57.00', « 19,80 € » from '19.80': an amount that nobody pays. */
export function formatEuros(amount: string): string {
  return roundEuros.format(amount as Intl.StringNumericLiteral)
}
