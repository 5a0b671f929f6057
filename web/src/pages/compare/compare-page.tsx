import { Button } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Share2 } from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { wordOf } from '../../../../api/src/edges/pages/page-query.rules.ts'
import { addressWords, paths } from '../../app/paths.ts'
import { ComparisonTable } from '../../features/catalogue/compare/comparison-table.tsx'
import { ComparisonVerdict } from '../../features/catalogue/compare/comparison-verdict.tsx'
import { hasTest, KeepTests, keepTestsId } from '../../features/catalogue/compare/keep-test.tsx'
import { HouseholdButton } from '../../features/household/household-button.tsx'
import { NothingPaidNote } from '../../features/settings/opening-note.tsx'
import { useShopFrame } from '../../features/settings/use-shop-frame.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import {
  ComparePageDocument,
  type ComparisonTable_ProductFragment,
  ComparisonTable_ProductFragmentDoc,
} from '../../graphql/generated/further/graphql.ts'
import { type OwnFigures, useOwnFigures } from '../../lib/household/own-figures.ts'
import { comparedMax, keepComparison, readComparison } from '../../lib/session/compared-products.ts'
import { readComparedText, useComparedText } from '../../lib/session/compared-text.ts'
import { toaster } from '../../lib/toaster.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ArrowLink, TextLink } from '../../ui/layout/links.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { useQuickAdd } from '../shop/use-quick-add.tsx'
import { CompareExamples } from './compare-examples.tsx'
import { chooseCompared, readComparedIds } from './compared-ids.ts'

const lead = 'Jusqu’à trois produits pour le même usage, face à ce que vous avez déjà.'

/** Ids of the comparison that is kept in this browser; none as long as a single product is chosen. */
function useKeptIds(): string[] {
  const text = useComparedText()
  return useMemo(() => {
    const { products } = readComparison(text)
    return products.length > 1 ? products.map(({ id }) => id) : []
  }, [text])
}

/**
 * `/comparer?ids=1,2,3`: products of one type side by side, and what one has already beside them. Without ids: those
 * that are chosen in this browser, then examples.
 */
export function ComparePage() {
  const [query] = useSearchParams()
  const asked = wordOf(query, addressWords.compare.ids)
  const kept = useKeptIds()
  const isKept = asked === '' && kept.length > 0
  const { ids, hasOthers } = readComparedIds(isKept ? kept.join() : asked)
  const { data, error, retry } = useFreshQuery(ComparePageDocument, {
    maxAgeMs: freshFor.products,
    variables: { ids },
    skip: ids.length === 0,
  })
  const own = useOwnFigures()
  const found = (data?.products.items ?? []).map((item) =>
    inHousehold(readFragment(ComparisonTable_ProductFragmentDoc, item), own),
  )
  const chosen = chooseCompared(ids, found)
  const [first] = chosen.products
  const isPending = ids.length > 0 && !data
  const content = () => {
    if (first) return <Comparison {...chosen} isKept={isKept} isOwn={own !== null} />
    if (isPending && error) return <ErrorState onRetry={retry} />
    if (isPending) return <Skeleton height="40rem" rounded="xl" />
    return (
      <>
        <Text>La comparaison est proposée quand un autre produit sert au même usage.</Text>
        <CompareExamples />
      </>
    )
  }
  return (
    <Container py={{ base: '6', md: '12' }}>
      <PageHead
        title={first?.productType ? `Comparer\u00a0: ${first.productType}` : 'Comparer nos produits'}
        description="Jusqu’à trois produits pour le même usage côte à côte, face à ce que vous avez déjà&nbsp;: prix, éco-score, économies, impact, et quand garder le vôtre."
        path={paths.compare()}
        isUnlisted
      />
      <Stack gap={{ base: '4', md: '8' }}>
        <PageHeading title="Comparer" lead={lead} />
        {!isPending && !isKept && (
          <Notes {...chosen} isSomeUnknown={hasOthers || chosen.isSomeUnknown} isNothing={!first} />
        )}
        {content()}
        {isKept && first && <CompareExamples />}
      </Stack>
    </Container>
  )
}

/** The product with what it saves and changes in the visitor's own household, where they told of one. */
function inHousehold(
  product: ComparisonTable_ProductFragment,
  own: OwnFigures | null,
): ComparisonTable_ProductFragment {
  const figures = own?.get(product.id)
  if (!figures) return product
  return {
    ...product,
    savingsPerYear: figures.euros,
    // One of which nobody says when it is paid back says it of no household.
    paybackMonths: product.paybackMonths && figures.paybackMonths,
    impactFigure: figures.impact ?? product.impactFigure,
  }
}

interface ComparisonProps {
  products: ComparisonTable_ProductFragment[]
  /** The figures are those of the visitor's own household. */
  isOwn: boolean
  /** It is the one that this browser keeps, and not one of the address. */
  isKept: boolean
}

/** The verdict, the table, and what can be done with both. */
function Comparison({ products, isKept, isOwn }: ComparisonProps) {
  const navigate = useNavigate()
  const quickAdd = useQuickAdd({ hasWords: true })
  const category = products[0]?.category?.slug
  const { salesOpen, texts } = useShopFrame()
  const isTested = hasTest(products)
  const address = paths.compare(products.map(({ id }) => id))
  const remove = (removed: string) => {
    if (isKept) {
      const { type, products: kept } = readComparison(readComparedText())
      return keepComparison({ type, products: kept.filter(({ id }) => id !== removed) })
    }
    const left = products.map(({ id }) => id).filter((id) => id !== removed)
    void navigate(paths.compare(left), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <ComparisonVerdict
        products={products}
        quickAdd={quickAdd}
        test={isTested && <ArrowLink to={`${address}#${keepTestsId}`}>Tester le vôtre</ArrowLink>}
        note={
          texts.demonstration_note && (
            <Text mt="4" fontSize="sm" color="fg.muted">
              {texts.demonstration_note}
            </Text>
          )
        }
      />
      <ComparisonTable
        products={products}
        quickAdd={quickAdd}
        onRemove={remove}
        isBeforeOpening={salesOpen === false}
        isOwn={isOwn}
      />
      <Stack gap="1">
        {products.some(({ savingsPerYear }) => savingsPerYear) && <HouseholdButton />}
        <NothingPaidNote />
        <Text fontSize={{ base: 'xs', md: 'sm' }} color="fg.muted">
          {isOwn
            ? 'Les économies et l’impact sont ceux de votre foyer.'
            : 'Chaque chiffre suit l’usage que décrit la fiche de son produit.'}
          {products.length > 1 &&
            ' «\u00a0Meilleur\u00a0» compare les produits entre eux, pas avec le vôtre.'}
        </Text>
      </Stack>
      {isTested && <KeepTests products={products} />}
      <Flex columnGap="3" rowGap="2" wrap="wrap" align="center">
        <ShareButton path={address} title={`Comparer\u00a0: ${products[0]?.productType ?? 'nos produits'}`} />
        {products.length < comparedMax && (
          <ArrowLink to={paths.products({ category })}>Choisir un autre produit</ArrowLink>
        )}
      </Flex>
    </>
  )
}

interface NotesProps extends Omit<ReturnType<typeof chooseCompared>, 'products'> {
  products: { name: string; productType?: string | null }[]
  isNothing: boolean
}

/** What of the address is not shown, and why. */
function Notes({ products, others, tooMany, isSomeUnknown, isNothing }: NotesProps) {
  const type = products[0]?.productType
  if (!isSomeUnknown && others.length + tooMany.length === 0) return null
  return (
    <Stack gap="2" role="status">
      {isSomeUnknown && (
        <Text>
          {isNothing
            ? 'Cette adresse ne mène à aucun produit\u00a0: il a peut-être quitté notre catalogue.'
            : 'Un produit de cette adresse n’existe pas, ou plus\u00a0: nous comparons les autres.'}
        </Text>
      )}
      {others.map(({ id, name }) => (
        <Text key={id}>
          <TextLink to={paths.product(id, name)}>{name}</TextLink>
          {type
            ? ` n’est pas ici\u00a0: nous comparons ce qui sert à la même chose (${type}).`
            : ' n’est pas ici\u00a0: nous comparons ce qui sert à la même chose.'}
        </Text>
      ))}
      {tooMany.length > 0 && (
        <Text>{`Trois produits au plus\u00a0: voici les trois premiers de cette adresse.`}</Text>
      )}
    </Stack>
  )
}

/** Hands on the address of the comparison: to another app where the device offers that, else to the clipboard. */
function ShareButton({ path, title }: { path: string; title: string }) {
  return (
    <Button variant="outline" minH="11" px={{ base: '3', md: '5' }} onClick={() => void share(path, title)}>
      <Share2 aria-hidden />
      Partager
    </Button>
  )
}

async function share(path: string, title: string): Promise<void> {
  const url = new URL(path, location.href).href
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches)
      return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toaster.success({ title: 'Adresse copiée' })
  } catch (error) {
    // Whoever closes the sheet of the device has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toaster.create({ title: 'Copiez cette adresse', description: url })
  }
}
