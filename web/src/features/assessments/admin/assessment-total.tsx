import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import {
  type Criterion,
  criterionNames,
} from '../../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import { ecoBandOf } from '../../../../../api/src/features/catalogue/listing/bands.rules.ts'
import { formatScore } from '../../../lib/format-number.ts'
import { ecoBandColor, ecoBandLabel } from '../../../ui/eco/eco-bands.ts'

interface AssessmentTotalProps {
  total: string
  /** Criteria with more points than their evidence supports: such a score cannot be published. */
  over: readonly Criterion[]
}

/** The sum of the points as they are typed, and its band; in sight whatever is being typed. */
export function AssessmentTotal({ total, over }: AssessmentTotalProps) {
  const band = ecoBandOf(total)
  return (
    <Flex
      as="output"
      aria-label="Note"
      position="sticky"
      bottom="-5"
      zIndex="1"
      align="center"
      columnGap="3"
      wrap="wrap"
      mx="-1"
      px="4"
      py="3"
      rounded="lg"
      bg="bg.panel"
      borderWidth="1px"
      shadow="soft"
    >
      <chakra.span textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {formatScore(total)} sur 10
      </chakra.span>
      <Flex as="span" align="center" gap="2">
        <chakra.span aria-hidden boxSize="3" rounded="full" bg={ecoBandColor[band]} />
        {ecoBandLabel[band]}
      </Flex>
      {over.length > 0 && (
        <chakra.span flexBasis="full" textStyle="sm" color="danger.fg">
          {`Pas encore publiable\u00a0: ${over.map((each) => criterionNames[each]).join(', ')} au-dessus du plafond.`}
        </chakra.span>
      )}
    </Flex>
  )
}
