interface ProductBadgesProps {
  product: { inStock: boolean; weeklySpecial: boolean; featured: boolean }
}

/** What is special about a product, in words: out of stock first, since it decides. */
export function ProductBadges({ product }: ProductBadgesProps) {
  const badges = [
    !product.inStock && { look: 'stock', words: 'Rupture de stock' },
    product.weeklySpecial && { look: 'weekly', words: 'Sélection de la semaine' },
    product.featured && { look: 'favourite', words: 'Coup de cœur' },
  ].filter((badge) => badge !== false)
  if (badges.length === 0) return null
  return (
    <div className="badges">
      {badges.map(({ look, words }) => (
        <span key={words} className={`badge ${look}`}>
          {words}
        </span>
      ))}
    </div>
  )
}
