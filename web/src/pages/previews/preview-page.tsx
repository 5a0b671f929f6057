import { useMutation } from '@apollo/client/react'
import { Container } from '@chakra-ui/react/container'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { lazy, Suspense, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { withOrdinal } from '../../../../api/src/platform/reading/french-dates.rules.ts'
import { paths } from '../../app/paths.ts'
import { hasErrorCode } from '../../graphql/errors.ts'
import { OpenPreviewDocument, type OpenPreviewMutation } from '../../graphql/generated/admin/graphql.ts'
import { useFirstPage } from '../../lib/first-page.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { NotFound } from '../../ui/feedback/not-found.tsx'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'
import { PageTitle } from '../../ui/layout/page-heading.tsx'

// By their names: shared by an import, their parts would be fetched with every page of the shop.
const ProductDetail = lazy(async () => ({
  default: (await import('../shop/product-page.tsx')).ProductDetail,
}))
const ReadArticle = lazy(async () => ({
  default: (await import('../articles/article-page.tsx')).ReadArticle,
}))

type Preview = OpenPreviewMutation['openPreview']

/**
 * `/apercu/{secret}`: a product or an article that the shop does not show yet, as it will. It comes with the page that
 * the server rendered; where that failed, the browser asks.
 */
export function PreviewPage() {
  const { token = '' } = useParams()
  const given = useFirstPage().preview as Preview | undefined
  const [open, { data, error }] = useMutation(OpenPreviewDocument)
  const ask = () => void open({ variables: { token } }).catch(() => undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    if (!given) ask()
  }, [token])
  const preview = given ?? data?.openPreview
  if (preview) return <Previewed preview={preview} />
  return (
    <Container py={{ base: '8', lg: '16' }}>
      <PageTitle>Aperçu</PageTitle>
      {!error && <PageSpinner />}
      {error && !hasErrorCode(error, 'NOT_FOUND', 'BAD_USER_INPUT') && <ErrorState onRetry={ask} />}
      {error && hasErrorCode(error, 'NOT_FOUND', 'BAD_USER_INPUT') && (
        <NotFound
          title="Aperçu non disponible"
          lead="Ce lien a expiré, ou a été révoqué. Demandez-en un autre à qui vous l’a envoyé."
          link={{ to: paths.home(), label: 'Aller à la boutique' }}
        />
      )}
    </Container>
  )
}

const until = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'long',
  timeStyle: 'short',
})

function Previewed({ preview: { expiresAt, product, post } }: { preview: Preview }) {
  return (
    <>
      <PageTitle>{`Aperçu\u00a0: ${product?.name ?? post?.title}`}</PageTitle>
      <chakra.aside aria-label="Aperçu" bg="bg.inverted" color="fg.inverted" py="2.5">
        <Container textAlign="center">
          <strong>Aperçu</strong>
          {' — visible jusqu’au '}
          <time dateTime={expiresAt}>{withOrdinal(until.format(new Date(expiresAt)))}</time>
        </Container>
      </chakra.aside>
      <Container pt={{ base: product ? '0' : '6', lg: '8' }} pb={{ base: '10', lg: '20' }}>
        <Suspense fallback={<PageSpinner />}>
          {product && <ProductDetail product={product} standIn={<CartLater />} />}
          {post && <ReadArticle post={post} isPreview />}
        </Suspense>
      </Container>
    </>
  )
}

/** In the place of the buttons of a product that cannot be bought yet. */
function CartLater() {
  return (
    <Text borderWidth="1px" borderColor="border.muted" rounded="lg" px="4" py="3" color="fg.muted">
      Ceci est un aperçu&nbsp;: l’ajout au panier sera possible une fois le produit en ligne.
    </Text>
  )
}
