import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { DataUsesDocument, type DataUsesQuery } from '../../graphql/generated/information/graphql.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'
import { Panel } from '../../ui/layout/card.tsx'
import { type Description, DescriptionList } from '../../ui/layout/description-list.tsx'
import { storedItemSheets } from './stored-items.ts'

/** What the data are for, one use after the other, for as long as this shop is set to keep them. */
export function PrivacyPurposes() {
  const { data, error, retry } = useFreshQuery(DataUsesDocument, { maxAgeMs: freshFor.settings })
  if (data) return <SheetList sheets={data.dataUses.map(purposeSheet)} />
  return error ? <ErrorState onRetry={retry} /> : <PageSpinner />
}

/** What the shop keeps in the visitor's browser. */
export function PrivacyDevice() {
  return <SheetList sheets={deviceSheets} />
}

/** One thing, and what there is to know about it. */
interface Sheet {
  title: string
  details: readonly Description[]
}

// The rhythm of the running text around them is not theirs.
const noMargin = { '&&': { marginTop: '0' } }

/** Things with their details, one sheet each. */
function SheetList({ sheets }: { sheets: readonly Sheet[] }) {
  return (
    <Stack as="ul" gap="4" css={{ '&&': { paddingInlineStart: '0', listStyleType: 'none' } }}>
      {sheets.map(({ title, details }) => (
        <Panel as="li" key={title} p={{ base: '4', md: '6' }} css={noMargin}>
          <chakra.h3 fontSize="lg" mb="3" css={noMargin}>
            {title}
          </chakra.h3>
          <DescriptionList details={details} />
        </Panel>
      ))}
    </Stack>
  )
}

const purposeSheet = ({ purpose, data, ground, duration }: DataUsesQuery['dataUses'][number]): Sheet => ({
  title: purpose,
  details: [
    { term: 'Données', detail: data },
    { term: 'Base légale', detail: ground },
    { term: 'Durée', detail: duration },
  ],
})

const deviceSheets = storedItemSheets.map(({ name, kind, purpose, duration }) => ({
  title: name,
  details: [
    { term: 'Nature', detail: kind },
    { term: 'Rôle', detail: purpose },
    { term: 'Durée', detail: duration },
  ],
}))
