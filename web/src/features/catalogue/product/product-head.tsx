import type { Product, UnitPriceSpecification } from 'schema-dts'
import { showsTotal } from '../../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { paths } from '../../../app/paths.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import {
  ProductGallery_ProductFragmentDoc,
  ProductHead_ProductFragmentDoc,
} from '../../../graphql/generated/graphql.ts'
import { formatScore } from '../../../lib/format-number.ts'
import { useAbsoluteUrl } from '../../../lib/site-origin.ts'
import { breadcrumbOf, JsonLd, shopOrganization } from '../../../ui/layout/json-ld.tsx'
import { largestImage, PageHead } from '../../../ui/layout/page-head.tsx'
import { galleryImages } from './gallery-images.ts'
import { productTrail } from './product-breadcrumb.tsx'

interface ProductHeadProps {
  product: FragmentType<typeof ProductHead_ProductFragmentDoc>
}

/** What the page of a product says to search engines, and to whoever shows a link to it. */
export function ProductHead({ product }: ProductHeadProps) {
  const absolute = useAbsoluteUrl()
  const { id, name, ecoScore, category, structuredFacts, ...head } = readFragment(
    ProductHead_ProductFragmentDoc,
    product,
  )
  const images = galleryImages(readFragment(ProductGallery_ProductFragmentDoc, head))
  const description =
    head.description?.trim() ||
    (showsTotal(head) ? `${name}, noté ${formatScore(ecoScore)} sur 10 à l’éco-score.` : name)
  const path = paths.product(id, name)
  const shop = shopOrganization(absolute)
  // Its passport tells it on every page alike (passports/passport-json-ld.ts).
  const { offers: offered, ...facts } = (structuredFacts ?? {}) as {
    offers?: { priceSpecification?: UnitPriceSpecification }
  }
  // Neither rating nor reviews: the numbers of the catalogue are no reviews that customers wrote here.
  const thing: Product = {
    '@type': 'Product',
    name,
    description,
    sku: id,
    category: category?.name,
    ...facts,
    url: absolute(path),
    image: images.flatMap(({ src }) => (src ? [absolute(largestImage(src))] : [])),
    offers: {
      '@type': 'Offer',
      ...offered,
      price: head.price,
      priceCurrency: 'EUR',
      ...(head.formerPrice && {
        priceSpecification: [
          ...(offered?.priceSpecification ? [offered.priceSpecification] : []),
          {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: head.formerPrice,
            priceCurrency: 'EUR',
          },
        ],
      }),
      availability: head.inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      url: absolute(path),
      seller: shop,
    },
  }
  const trail = [...productTrail(category), { label: name, to: path }]
  return (
    <>
      <PageHead title={name} type="product" description={description} path={path} image={images[0]} />
      <JsonLd things={[thing, breadcrumbOf(trail, absolute)]} />
    </>
  )
}
