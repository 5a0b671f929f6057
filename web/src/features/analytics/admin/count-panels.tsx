import { Link as TextLink } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import {
  DailyActivity_SummaryFragmentDoc,
  EmptySearches_SummaryFragmentDoc,
  Funnel_SummaryFragmentDoc,
  TopElements_SummaryFragmentDoc,
  TopPages_SummaryFragmentDoc,
} from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { counted, formatCount, formatShare } from '../../../lib/format-number.ts'
import { DateText } from '../../../ui/display/date-text.tsx'
import { AnalyticsPanel } from './analytics-panel.tsx'
import { CountList } from './count-list.tsx'
import { pageLabel } from './page-label.ts'

/** The pages on which most happened. */
export function TopPages(props: { summary: FragmentType<typeof TopPages_SummaryFragmentDoc> }) {
  const { topPages, otherPages } = readFragment(TopPages_SummaryFragmentDoc, props.summary)
  const rows = topPages.map(({ pageName, count }) => ({
    key: pageName,
    label: pageLabel(pageName),
    count,
    text: counted(count, 'interaction', 'interactions'),
  }))
  return (
    <AnalyticsPanel title="Pages les plus visitées">
      <CountList rows={rows} empty="Aucune page n’a encore été visitée sur cette période." />
      {otherPages.length > 0 && (
        <chakra.details mt="4">
          <chakra.summary cursor="pointer" minH="11" alignContent="center" fontWeight="medium">
            Les autres pages, par adresse
          </chakra.summary>
          <CountList
            rows={otherPages.map(({ pageUrl, count }) => ({
              ...{ key: pageUrl, label: pageUrl, count },
              text: counted(count, 'interaction', 'interactions'),
            }))}
            empty=""
          />
        </chakra.details>
      )}
    </AnalyticsPanel>
  )
}

/** What is clicked most, by what it says or else by its id. */
export function TopElements(props: { summary: FragmentType<typeof TopElements_SummaryFragmentDoc> }) {
  const { topElements } = readFragment(TopElements_SummaryFragmentDoc, props.summary)
  const rows = topElements.map(({ elementId, elementText, count }) => ({
    key: JSON.stringify([elementId, elementText]),
    label: elementText || elementId || 'Élément sans nom',
    // An id that is the label already is not shown twice.
    detail: elementText ? elementId : null,
    count,
    text: counted(count, 'clic', 'clics'),
  }))
  return (
    <AnalyticsPanel title="Éléments les plus cliqués">
      <CountList rows={rows} empty="Aucun clic n’a encore été compté sur cette période." />
    </AnalyticsPanel>
  )
}

/** Days that are shown of the thirty that the title speaks of (specification, section 2). */
const shownDays = 7

/** The clicks of the last days, newest first, whatever the period. */
export function DailyActivity(props: { summary: FragmentType<typeof DailyActivity_SummaryFragmentDoc> }) {
  const { dailyStats } = readFragment(DailyActivity_SummaryFragmentDoc, props.summary)
  const days = dailyStats.slice(0, shownDays)
  const isQuiet = days.every(({ clicks }) => clicks === 0)
  const rows = days.map(({ date, clicks }) => ({
    key: date,
    label: <DateText date={date} />,
    count: clicks,
    text: counted(clicks, 'clic', 'clics'),
  }))
  return (
    <AnalyticsPanel
      title="Activité quotidienne (30 derniers jours)"
      note={isQuiet ? 'Aucun clic ces derniers jours.' : 'Les sept plus récents.'}
    >
      <CountList rows={rows} empty="Aucun jour n’a encore été compté." />
    </AnalyticsPanel>
  )
}

/** What was searched for and not found: what the shop might sell next. Each leads to that search in the shop. */
export function EmptySearches(props: { summary: FragmentType<typeof EmptySearches_SummaryFragmentDoc> }) {
  const { emptySearches } = readFragment(EmptySearches_SummaryFragmentDoc, props.summary)
  const rows = emptySearches.map(({ term, count }) => ({
    key: term,
    label: (
      <TextLink asChild variant="underline">
        <Link to={paths.products({ search: term })}>{term}</Link>
      </TextLink>
    ),
    count,
    text: counted(count, 'recherche', 'recherches'),
  }))
  return (
    <AnalyticsPanel title="Recherches sans résultat">
      <CountList rows={rows} empty="Aucune recherche n’est restée sans réponse sur cette période." />
    </AnalyticsPanel>
  )
}

/** How many of a step led to the next; « — » where nobody took the step before. */
const rate = (before: number, now: number) =>
  `${before === 0 ? '—' : formatShare(now / before)} de l’étape précédente`

/** From a product seen to a place on the waitlist, step by step. */
export function Funnel(props: { summary: FragmentType<typeof Funnel_SummaryFragmentDoc> }) {
  const { productViews, addedToCart, waitlist } = readFragment(
    Funnel_SummaryFragmentDoc,
    props.summary,
  ).funnel
  const rows = [
    { key: 'views', label: 'Fiches produit vues', count: productViews },
    { key: 'cart', label: 'Ajouts au panier', count: addedToCart, detail: rate(productViews, addedToCart) },
    {
      key: 'waitlist',
      label: 'Inscriptions à la liste d’attente',
      count: waitlist,
      detail: rate(addedToCart, waitlist),
    },
  ].map((step) => ({ ...step, text: formatCount(step.count) }))
  return (
    <AnalyticsPanel
      title="Du produit à la liste d’attente"
      note={'Des actions, pas des personnes\u00a0: la même personne peut compter plusieurs fois.'}
    >
      <CountList rows={rows} empty="" />
    </AnalyticsPanel>
  )
}

/** The period in one sentence, before any table: « 23 fiches vues, 6 ajouts, 0 inscription en 30 jours ». */
export function InWords(props: { summary: FragmentType<typeof Funnel_SummaryFragmentDoc>; period: string }) {
  const { funnel } = readFragment(Funnel_SummaryFragmentDoc, props.summary)
  const told = [
    counted(funnel.productViews, 'fiche vue', 'fiches vues'),
    counted(funnel.addedToCart, 'ajout', 'ajouts'),
    counted(funnel.waitlist, 'inscription', 'inscriptions'),
  ]
  return <Text textStyle="lg">{`${told.join(', ')} en ${props.period}`}</Text>
}
