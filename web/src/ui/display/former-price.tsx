import { formatPrice } from './price.tsx'

interface FormerPriceProps {
  price: string | null | undefined
}

/**
 * The price that a reduction is measured against, in the words of the law (code de la consommation, L. 112-1-1), crossed
 * out; nothing where none may be announced. In narrow cards fewer of the words are seen, all are read
 * (app/theme/product-card.css).
 */
export const FormerPrice = ({ price }: FormerPriceProps) =>
  price && (
    <p className="former-price">
      Plus bas <span className="more">prix </span>sur 30 j<span className="more">ours</span>
      {'\u00a0: '}
      <s>{formatPrice(price)}</s>
    </p>
  )
