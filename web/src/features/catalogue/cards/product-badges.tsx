interface ProductBadgesProps {
  product: { inStock: boolean; weeklySpecial: boolean; featured: boolean }
}

interface Badge {
  look: string
  words: string
  /** For whom the card is read aloud, and where it is wide enough. */
  more?: string
}

/** What is special about a product, in words: out of stock first, since it decides. */
export function ProductBadges({ product }: ProductBadgesProps) {
  const badges = [
    !product.inStock && { look: 'stock', words: 'Rupture de stock' },
    product.weeklySpecial && { look: 'weekly', words: 'Sélection', more: ' de la semaine' },
    product.featured && { look: 'favourite', words: 'Coup de cœur' },
  ].filter((badge): badge is Badge => badge !== false)
  if (badges.length === 0) return null
  return (
    <div className="badges">
      {badges.map(({ look, words, more }) => (
        <span key={words} className={`badge ${look}`}>
          {words}
          {more && <span className="more">{more}</span>}
        </span>
      ))}
    </div>
  )
}
