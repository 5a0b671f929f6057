import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { ecoCriteria } from './eco-criteria.ts'

/** What is looked at to give an eco-score. */
export function EcoCriteriaList() {
  return (
    <Stack as="ul" aria-label="Les cinq critères" listStyleType="none" gap="0">
      {ecoCriteria.map(({ icon: Icon, name, question }) => (
        <chakra.li
          key={name}
          display="flex"
          gap="4"
          py="3"
          borderTopWidth="1px"
          borderColor="border.subtle"
          _first={{ borderTopWidth: '0' }}
        >
          <chakra.span color="accent.fg" pt="0.5" flexShrink="0">
            <Icon aria-hidden size="1.3em" />
          </chakra.span>
          <chakra.span flex="1">
            <chakra.span display="flex" justifyContent="space-between" gap="4">
              <chakra.strong fontWeight="semibold">{name}</chakra.strong>
              <chakra.span color="fg.muted" fontSize="sm" whiteSpace="nowrap">
                0 à 2 points
              </chakra.span>
            </chakra.span>
            <chakra.span color="fg.muted" fontSize="sm">
              {question}
            </chakra.span>
          </chakra.span>
        </chakra.li>
      ))}
    </Stack>
  )
}
