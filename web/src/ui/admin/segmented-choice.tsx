import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useId } from 'react'

interface SegmentedChoiceProps<V extends string> {
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
}

/** One of a few, all in sight: native radio buttons that look like one bar. */
export function SegmentedChoice<V extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedChoiceProps<V>) {
  const name = useId()
  return (
    <chakra.fieldset minW="0" maxW="full">
      <VisuallyHidden asChild>
        <legend>{label}</legend>
      </VisuallyHidden>
      <Flex bg="bg.muted" rounded="full" p="0.5" w="fit-content" maxW="full">
        {options.map((option) => (
          <chakra.label
            key={option.value}
            position="relative"
            display="flex"
            alignItems="center"
            minH="11"
            px={{ base: '2.5', md: '4' }}
            rounded="full"
            textStyle="sm"
            fontWeight="semibold"
            whiteSpace="nowrap"
            cursor="pointer"
            color={option.value === value ? 'accent.contrast' : 'fg.muted'}
            bg={option.value === value ? 'accent.solid' : undefined}
            _hover={option.value === value ? undefined : { color: 'fg' }}
            css={{
              '&:has(:focus-visible)': {
                outline: '3px solid',
                outlineColor: 'accent.focusRing',
                outlineOffset: '2px',
              },
            }}
          >
            <VisuallyHidden asChild>
              <input
                type="radio"
                name={name}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
            </VisuallyHidden>
            {option.label}
          </chakra.label>
        ))}
      </Flex>
    </chakra.fieldset>
  )
}
