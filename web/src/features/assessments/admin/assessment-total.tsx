import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { ecoBandOf } from '../../../../../api/src/features/catalogue/listing/bands.rules.ts'
import { formatScore } from '../../../lib/format-number.ts'
import { ecoBandColor, ecoBandLabel } from '../../../ui/eco/eco-bands.ts'

/** The sum of the points as they are typed, and its band; in sight whatever is being typed. */
export function AssessmentTotal({ total }: { total: string }) {
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
    </Flex>
  )
}
