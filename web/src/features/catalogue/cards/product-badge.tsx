interface ProductBadgeProps {
  product: { inStock: boolean; weeklySpecial: boolean; featured: boolean; formerPrice?: string | null }
}

/**
 * What is special about a product, in words. One badge is enough: out of stock goes first, since it decides. An offer is
 * only what has become cheaper than in the 30 days before; what has not is a selection.
 */
export function ProductBadge({ product }: ProductBadgeProps) {
  const { inStock, weeklySpecial, featured, formerPrice } = product
  if (!inStock)
    return (
      <span className="badge stock">
        Rupture<span className="more"> de stock</span>
      </span>
    )
  if (weeklySpecial)
    return (
      <span className={formerPrice ? 'badge offer' : 'badge weekly'}>
        {formerPrice ? 'Offre' : 'Sélection'}
        <span className="more"> de la semaine</span>
      </span>
    )
  return featured && <span className="badge favourite">Coup de cœur</span>
}
