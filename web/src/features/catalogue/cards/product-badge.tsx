interface ProductBadgeProps {
  product: { inStock: boolean; weeklySpecial: boolean; featured: boolean }
}

/** What is special about a product, in words. One badge is enough: out of stock goes first, since it decides. */
export function ProductBadge({ product }: ProductBadgeProps) {
  if (!product.inStock) return <span className="badge stock">Rupture de stock</span>
  if (product.weeklySpecial)
    return (
      <span className="badge weekly">
        Sélection<span className="more"> de la semaine</span>
      </span>
    )
  return product.featured && <span className="badge favourite">Coup de cœur</span>
}
