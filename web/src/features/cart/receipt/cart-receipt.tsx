import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { CartReceipt_CartFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { counted } from '../../../lib/format-number.ts'
import { useOwnFigures } from '../../../lib/household/own-figures.ts'
import { toaster } from '../../../lib/toaster.ts'
import { Fold } from '../../../ui/display/fold.tsx'
import { formatPrice } from '../../../ui/display/price.tsx'
import { cartEffect, ownLines, replacedBy } from './cart-effect.ts'
import { type ReceiptRow, receiptRows } from './receipt-rows.ts'

interface CartReceiptProps {
  cart: FragmentType<typeof CartReceipt_CartFragmentDoc>
  /** The first day on which it can be bought; null where that is not known. */
  firstDay: Date | null
  /** The way to figures of one's own household. */
  adapt: ReactNode
}

/**
 * What the cart changes in its first year and beyond, as a till receipt: only sums of what the products say of themselves, how
 * they come about, and which products say nothing.
 */
export function CartReceipt({ cart, firstDay, adapt }: CartReceiptProps) {
  const { lines, total } = readFragment(CartReceipt_CartFragmentDoc, cart)
  const own = useOwnFigures()
  const effect = cartEffect(ownLines(lines, own), total)
  const usual = lines.filter(({ product }) => own && product.savingsPerYear && !own.has(product.id))
  const { firstYear, apart, inTime, ofProducts } = receiptRows(effect, firstDay)
  const replaced = replacedBy(lines)
  const [first] = [...firstYear, ...apart]
  if (!first) return null
  const mainFigure =
    (effect.savings ?? effect.apart?.savings)
      ? `${first.value} d’économies${effect.savings ? '' : ', selon l’usage'}`
      : `${first.value}, ${inSentence(first.term)}`
  return (
    <chakra.section
      aria-labelledby="premiere-annee"
      py={{ base: '1', md: '4' }}
      mt="5"
      borderYWidth="2px"
      borderStyle="dashed"
      borderColor="border.emphasized"
    >
      <Fold
        summary={
          <ReceiptHeading flex="1" mb={{ base: '0', md: '3' }}>
            <span id="premiere-annee">{own ? 'La première année, chez vous' : 'La première année'}</span>
            <span className="while-folded">{`\u00a0: ${mainFigure}`}</span>
          </ReceiptHeading>
        }
      >
        <ReceiptRows rows={firstYear} />
        {apart.length > 0 && (
          <ReceiptHeading mt={firstYear.length > 0 ? '4' : '0'}>
            {firstYear.length > 0 ? 'De plus, selon l’usage et les rachats' : 'Selon l’usage et les rachats'}
          </ReceiptHeading>
        )}
        <ReceiptRows rows={apart} />
        {inTime.length > 0 && <ReceiptHeading mt="4">Dans la durée</ReceiptHeading>}
        <ReceiptRows rows={inTime} />
        <ReceiptRows rows={ofProducts} mt="3" borderTopWidth="1px" borderColor="border" pt="3" />
        {replaced.length > 0 && (
          <Text fontSize="sm" mt="3">
            {`Ce que ce panier remplace\u00a0: ${names.format(replaced)}.`}
          </Text>
        )}
        <HowItIsCounted
          withoutFigures={effect.withoutFigures}
          hasPayback={effect.paybackDays !== null}
          hasMean={effect.meanScore !== null}
          isMeanOfAll={effect.isMeanOfAll}
          hasFiveYears={effect.fiveYears !== null}
          isOwn={own !== null}
          usual={usual.map(({ product }) => product.name)}
          apart={effect.apart?.names ?? []}
        />
        {adapt}
        <ShareReceipt
          rows={[
            { term: 'À payer', value: formatPrice(total) },
            ...firstYear,
            ...apart.map(({ term, value }) => ({ term: `${term}, selon l’usage`, value })),
            ...inTime,
            ...ofProducts,
          ]}
          count={lines.length}
        />
      </Fold>
    </chakra.section>
  )
}

const ReceiptHeading = (props: HTMLChakraProps<'h3'>) => (
  <chakra.h3 fontFamily="heading" fontSize="lg" fontWeight="semibold" mb="3" {...props} />
)

function ReceiptRows({ rows, ...place }: { rows: ReceiptRow[] } & HTMLChakraProps<'dl'>) {
  if (rows.length === 0) return null
  return (
    <chakra.dl display="grid" gap="2" fontSize="sm" {...place}>
      {rows.map(({ term, value }) => (
        <Grid key={term + value} templateColumns="1fr auto" columnGap="4" alignItems="baseline">
          <chakra.dt textWrap="balance">{term}</chakra.dt>
          <chakra.dd fontWeight="semibold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
        </Grid>
      ))}
    </chakra.dl>
  )
}

const inSentence = (term: string) => term.replace(/^./, (first) => first.toLocaleLowerCase('fr-FR'))

const names = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

/** The rules of the sums, and what is missing from them. */
function HowItIsCounted({
  withoutFigures,
  hasPayback,
  hasMean,
  isMeanOfAll,
  hasFiveYears,
  isOwn,
  usual,
  apart,
}: {
  withoutFigures: string[]
  hasPayback: boolean
  /** A mean of the scores stands in the receipt; of all products, or of some. */
  hasMean: boolean
  isMeanOfAll: boolean
  hasFiveYears: boolean
  /** The figures are those of the visitor's household, but for those of these products. */
  isOwn: boolean
  usual: string[]
  /** What these save takes a habit, or buying them again. */
  apart: string[]
}) {
  return (
    <chakra.details className="unfold" mt="3" fontSize="sm">
      <chakra.summary minH="11" fontWeight="medium">
        Comment c’est calculé
      </chakra.summary>
      <Text color="fg.muted">
        Nous additionnons les estimations des fiches, unité par unité, et chaque produit une seule fois, quel
        que soit le nombre d’exemplaires.{' '}
        {isOwn
          ? 'Elles sont calculées avec le foyer que vous avez décrit, sans le transmettre.'
          : 'Votre usage peut donner plus ou moins.'}
        {usual.length > 0 && ` Au foyer moyen, faute de formule\u00a0: ${names.format(usual)}.`}
        {apart.length > 0 &&
          ` Compté à part, hors du remboursement et des cinq ans, ce qui dépend d’une habitude ou se rachète toute l’année\u00a0: ${names.format(apart)}.`}
        {hasPayback &&
          ' Le total à payer, livraison comprise, est divisé par les économies d’une année, comptées à partir du premier jour où l’on peut commander.'}
        {hasMean &&
          ` L’éco-score moyen compte ${isMeanOfAll ? 'tous les' : 'les seuls'} produits du panier${isMeanOfAll ? '' : ' dont la note est montrée'}.`}
        {hasFiveYears &&
          ' Les cinq ans supposent les mêmes économies chaque année, aux prix d’aujourd’hui, et que rien ne soit à remplacer entre-temps.'}
      </Text>
      {withoutFigures.length > 0 && (
        <Text color="fg.muted" mt="2">
          {`${withoutFigures.length > 1 ? 'Sans chiffre sur leur fiche, ils ne comptent' : 'Sans chiffre sur sa fiche, il ne compte'} pas\u00a0: ${names.format(withoutFigures)}.`}
        </Text>
      )}
    </chakra.details>
  )
}

/** Hands the receipt over as a picture, without a name, an address or a product on it. */
function ShareReceipt({ rows, count }: { rows: ReceiptRow[]; count: number }) {
  const { isBusy, run } = usePending()
  const share = () =>
    run(async () => {
      try {
        const { shareReceipt } = await import('./share-receipt.ts')
        await shareReceipt(rows, counted(count, 'produit', 'produits'))
      } catch {
        toaster.error({ title: 'Erreur', description: 'L’image du ticket n’a pas pu être préparée.' })
      }
    })
  return (
    <Button variant="outline" size="sm" minH="11" mt="2" aria-disabled={isBusy} onClick={() => void share()}>
      <Share2 aria-hidden />
      {isBusy ? 'Préparation…' : 'Partager'}
    </Button>
  )
}
