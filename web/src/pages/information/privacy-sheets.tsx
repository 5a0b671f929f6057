import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { treatments } from '../../../../api/src/features/rights/register/register.rules.ts'
import { defaultAges } from '../../../../api/src/features/rights/register/retention.rules.ts'
import { Panel } from '../../ui/layout/card.tsx'
import { type Description, DescriptionList } from '../../ui/layout/description-list.tsx'
import { storedItemSheets } from './stored-items.ts'

/** What the data are for, one use after the other. */
export function PrivacyPurposes() {
  return <SheetList sheets={purposeSheets} />
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

const purposeSheets = treatments.map(({ purpose, data, ground, duration }) => ({
  title: purpose,
  details: [
    { term: 'Données', detail: data },
    { term: 'Base légale', detail: ground },
    { term: 'Durée', detail: duration(defaultAges) },
  ],
}))

const deviceSheets = storedItemSheets.map(({ name, kind, purpose, duration }) => ({
  title: name,
  details: [
    { term: 'Nature', detail: kind },
    { term: 'Rôle', detail: purpose },
    { term: 'Durée', detail: duration },
  ],
}))
