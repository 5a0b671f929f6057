import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Euro } from 'lucide-react'
import { useState } from 'react'
import { PriceHistoryDocument, type PriceHistoryQuery } from '../../../../graphql/generated/admin/graphql.ts'
import { useAdminRecord } from '../../../../graphql/use-admin-data.ts'
import { DatedRow } from '../../../../ui/admin/sections/dated-row.tsx'
import { SectionOnDemand } from '../../../../ui/admin/sections/section-on-demand.tsx'
import { DateTimeText } from '../../../../ui/display/date-text.tsx'
import { formatPrice } from '../../../../ui/display/price.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'

type Change = PriceHistoryQuery['priceHistory']['items'][number]

/** So many at first, then as many as a page may hold. */
const [few, many] = [10, 100]

/** What a product has cost, asked for when somebody wants to see it. */
export const PriceHistory = ({ productId }: { productId: string }) => (
  <SectionOnDemand title="Historique des prix" icon={<Euro aria-hidden />}>
    {() => <OpenedHistory productId={productId} />}
  </SectionOnDemand>
)

function OpenedHistory({ productId }: { productId: string }) {
  const [limit, setLimit] = useState(few)
  const { data, error, retry } = useAdminRecord(PriceHistoryDocument, {
    variables: { id: productId, limit },
    fetchPolicy: 'cache-and-network',
  })
  if (error && !data) return <ErrorState onRetry={retry} />
  const { items, totalCount } = data?.priceHistory ?? { items: [], totalCount: 0 }
  return (
    <>
      <Text color="fg.muted" textStyle="sm">
        {data?.product ? <WhatIsSaid product={data.product} /> : null}
      </Text>
      <Stack as="ol" listStyleType="none" gap="0" aria-busy={!data}>
        {items.map((change) => (
          <DatedRow key={change.id} date={change.changedAt}>
            <ChangeText change={change} />
          </DatedRow>
        ))}
      </Stack>
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
    </>
  )
}

/** What the shop says of the price today, and why. */
function WhatIsSaid({ product }: { product: NonNullable<PriceHistoryQuery['product']> }) {
  if (!product.weeklySpecial) return 'La boutique n’annonce pas de réduction pour ce produit.'
  if (!product.reduction)
    return 'La boutique écrit «\u202fSélection de la semaine\u202f», sans réduction\u00a0: le prix n’est pas plus bas que dans les 30 jours précédents.'
  return (
    <>
      {`La boutique écrit «\u202fOffre de la semaine\u202f» et barre ${formatPrice(product.reduction.formerPrice)}, prix le plus bas des 30 jours avant le `}
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
