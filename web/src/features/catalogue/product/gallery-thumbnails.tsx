import { ProductImage } from '../../../ui/display/product-image.tsx'
import type { GalleryImage } from './gallery-images.ts'

interface GalleryThumbnailsProps {
  images: GalleryImage[]
  index: number
  onSelect: (index: number) => void
}

/**
 * One small image for each, on a narrow screen a dot under the large one; nothing for a single one. Their look is in
 * theme/product-card.css.
 */
export function GalleryThumbnails({ images, index: shown, onSelect }: GalleryThumbnailsProps) {
  if (images.length < 2) return null
  return (
    <ul className="thumbnails">
      {images.map(({ id, src }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`Vue ${index + 1} sur ${images.length}`}
            aria-current={index === shown}
            onClick={() => onSelect(index)}
          >
            <ProductImage src={src} alt="" sizes="10rem" />
          </button>
        </li>
      ))}
    </ul>
  )
}
