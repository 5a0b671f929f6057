import { Container } from '@chakra-ui/react/container'
import { useParams } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { ProductPageSkeleton } from '../features/catalogue/product-page-skeleton.tsx'
import { hasErrorCode } from '../graphql/errors.ts'
import { freshFor, useFreshQuery } from '../graphql/freshness.ts'
import { ProductPageDocument } from '../graphql/generated/graphql.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { ProductDetail } from './product-detail.tsx'

/** One product: pictures, eco-score, reasons, price and the way to the cart (spec, section 2). */
export function ProductPage() {
  const { id = '' } = useParams()
  const { data, error, retry } = useFreshQuery(ProductPageDocument, {
    maxAgeMs: freshFor.products,
    variables: { id },
  })
  const isUnknown = hasErrorCode(error, 'BAD_USER_INPUT', 'NOT_FOUND')
  const content = () => {
    if (data?.product) return <ProductDetail key={data.product.id} product={data.product} />
    if (data?.product === null || isUnknown)
      return (
        <NotFound
          title="Produit non trouvé"
          lead="Il a peut-être quitté notre catalogue, ou son adresse comporte une erreur."
          link={{ to: paths.products(), label: 'Voir tous nos produits' }}
        />
      )
    if (error) return <ErrorState onRetry={retry} />
    return <ProductPageSkeleton />
  }
  return (
    <Container pt={{ base: '4', md: '8' }} pb={{ base: '8', lg: '16' }}>
      {content()}
    </Container>
  )
}
