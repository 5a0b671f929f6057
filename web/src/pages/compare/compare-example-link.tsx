import { paths } from '../../app/paths.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { ComparisonExamplesDocument } from '../../graphql/generated/further/graphql.ts'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { type ComparisonExample, comparisonExamples } from './compared-ids.ts'

/** Pairs out of the shop; none without an answer, for they are an extra. */
export function useComparisonExamples() {
  const { data } = useFreshQuery(ComparisonExamplesDocument, { maxAgeMs: freshFor.products })
  return comparisonExamples(data?.products.items ?? [])
}

/** Where two of them are compared. */
export const hrefOf = ({ products }: ComparisonExample) => paths.compare(products.map(({ id }) => id))

/** « Comparer nos produits »: to two of them that the shop has. */
export function CompareExampleLink() {
  const [example] = useComparisonExamples()
  return <ArrowLink to={example ? hrefOf(example) : paths.compare()}>Comparer nos produits</ArrowLink>
}
