import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useState } from 'react'
import { PriceHistoryDocument, type PriceHistoryQuery } from '../../../../graphql/generated/admin/graphql.ts'
import { useAdminRecord } from '../../../../graphql/use-admin-data.ts'
import { RecordDialog } from '../../../../ui/admin/form-dialog.tsx'
import { LoadingDialog } from '../../../../ui/admin/loading-dialog.tsx'
import { DatedRow } from '../../../../ui/admin/sections/dated-row.tsx'
import { DateTimeText } from '../../../../ui/display/date-text.tsx'
import { formatPrice } from '../../../../ui/display/price.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'

type Change = PriceHistoryQuery['priceHistory']['items'][number]

/** So many at first, then as many as a page may hold. */
const [few, many] = [10, 100]

interface PriceHistoryDialogProps {
  productId: string
  /** The way to the other parts of the product's form. */
  nav: ReactNode
  onClose: () => void
}

/** What a product costs, what the shop says of that, and what it has cost; it is changed among its facts. */
export function PriceHistoryDialog({ productId, nav, onClose }: PriceHistoryDialogProps) {
  const [limit, setLimit] = useState(few)
  const { data, error, retry } = useAdminRecord(PriceHistoryDocument, {
    variables: { id: productId, limit },
    fetchPolicy: 'cache-and-network',
  })
  // Of more of them, the first ones stay until the others are there.
  const [known, setKnown] = useState(data)
  if (data && data !== known) setKnown(data)
  const product = known?.product
  if (!known || !product)
    return (
      <LoadingDialog
        title="Prix"
        error={error}
        isMissing={known !== undefined}
        notFound="Produit non trouvé"
        nav={nav}
        onRetry={retry}
        onClose={onClose}
      />
    )
  const { items, totalCount } = known.priceHistory
  return (
    <RecordDialog
      title={`Prix\u00a0: ${product.name}`}
      nav={nav}
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          Fermer
        </Button>
      }
    >
      <Stack gap="3">
        <Text textStyle="xl" fontWeight="semibold">
          {formatPrice(product.price)}
        </Text>
        <Text color="fg.muted">
          <WhatIsSaid product={product} /> {'Le prix se change dans la partie «\u00a0Fiche\u00a0».'}
        </Text>
        <Heading as="h3" textStyle="lg" mt="3">
          Historique des prix
        </Heading>
        <Stack as="ol" listStyleType="none" gap="0" aria-busy={!data}>
          {items.map((change) => (
            <DatedRow key={change.id} date={change.changedAt}>
              <ChangeText change={change} />
            </DatedRow>
          ))}
        </Stack>
        {error && <ErrorState onRetry={retry} />}
        {totalCount > items.length && limit === few && (
          <Button variant="outline" alignSelf="start" onClick={() => setLimit(many)}>
            Voir les prix plus anciens
          </Button>
        )}
        {totalCount > many && limit === many && (
          <Text color="fg.muted" textStyle="sm">
            {`Les ${many} derniers changements sur ${totalCount.toLocaleString('fr-FR')}.`}
          </Text>
        )}
      </Stack>
    </RecordDialog>
  )
}

/** What the shop says of the price today, and why. */
function WhatIsSaid({ product }: { product: NonNullable<PriceHistoryQuery['product']> }) {
  if (!product.weeklySpecial) return 'La boutique n’annonce pas de réduction pour ce produit.'
  if (!product.reduction)
    return 'La boutique écrit «\u00a0Sélection de la semaine\u00a0», sans réduction\u00a0: le prix n’est pas plus bas que dans les 30 jours précédents.'
  return (
    <>
      {`La boutique écrit «\u00a0Offre de la semaine\u00a0» et barre ${formatPrice(product.reduction.formerPrice)}, prix le plus bas des 30 jours avant le `}
      <DateTimeText date={product.reduction.since} />.
    </>
  )
}

/** « 19,90 €, avant 24,90 € »; where the price stayed, what else was changed. */
function ChangeText({ change: { price, formerPrice, isOffer, isOnSale } }: { change: Change }) {
  const notes = [isOffer && 'offre de la semaine', !isOnSale && 'masqué ou supprimé'].filter(Boolean)
  return (
    <>
      <Text as="span" fontWeight={price === formerPrice ? 'normal' : 'semibold'}>
        {formatPrice(price)}
      </Text>
      {formerPrice && formerPrice !== price && `, avant ${formatPrice(formerPrice)}`}
      {formerPrice === price && ', prix inchangé'}
      {notes.length > 0 && ` (${notes.join(', ')})`}
    </>
  )
}
