import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { PriceHistoryDocument, type PriceHistoryQuery } from '../../../../graphql/generated/admin/graphql.ts'
import { useAdminRecord } from '../../../../graphql/use-admin-data.ts'
import { DateTimeText } from '../../../../ui/display/date-text.tsx'
import { formatPrice } from '../../../../ui/display/price.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'

type Change = PriceHistoryQuery['priceHistory']['items'][number]

/** So many at first, then as many as a page may hold. */
const [few, many] = [10, 100]

/** What a product has cost, asked for when somebody wants to see it. */
export function PriceHistory({ productId }: { productId: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="ghost" mt="6" ms="-5" onClick={() => setOpen(true)}>
        <EuroMark />
        Historique des prix
      </Button>
    )
  return (
    <Stack as="section" aria-label="Historique des prix" gap="3" mt="8">
      <Heading as="h3" textStyle="lg">
        Historique des prix
      </Heading>
      <OpenedHistory productId={productId} />
    </Stack>
  )
}

/** Not of the icons' package: those are fetched with the shop, this one is not. */
const EuroMark = () => (
  <svg
    aria-hidden
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
  >
    <path d="M19 6a7 7 0 1 0 0 12M3 10h11M3 14h9" />
  </svg>
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
          <Flex
            as="li"
            key={change.id}
            columnGap="4"
            wrap="wrap"
            justify="space-between"
            py="2.5"
            borderBottomWidth="1px"
          >
            <Text>
              <ChangeText change={change} />
            </Text>
            <Text color="fg.muted" textStyle="sm">
              <DateTimeText date={change.changedAt} />
            </Text>
          </Flex>
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
