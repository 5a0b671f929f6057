import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface SelectFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** For a form that is sent without scripts: its name there, and the form where that is not around it. */
  name?: string
  form?: string
  /** Label and select on one line. */
  inline?: boolean
  /** The words of what is selected are on their way. */
  isLoading?: boolean
  /** The `<option>` elements. */
  children: ReactNode
}

/** A native select under its label: the phone's own wheel, the keyboard's own letters. */
export function SelectField({
  label,
  value,
  onChange,
  name,
  form,
  inline = false,
  isLoading = false,
  children,
}: SelectFieldProps) {
  const id = useId()
  return (
    <Flex
      direction={inline ? 'row' : 'column'}
      align={inline ? 'center' : 'stretch'}
      columnGap="3"
      rowGap="1.5"
      minW="0"
      maxW="full"
    >
      <chakra.label htmlFor={id} fontWeight="medium" textStyle="sm" whiteSpace="nowrap">
        {label}
      </chakra.label>
      <Box position="relative" minW="0">
        <chakra.select
          id={id}
          name={name}
          form={form}
          value={value}
          aria-busy={isLoading}
          onChange={(event) => onChange(event.currentTarget.value)}
          appearance="none"
          width="full"
          minH="12"
          ps="3"
          pe="10"
          rounded="md"
          borderWidth="1px"
          borderColor="border.emphasized"
          bg="bg.panel"
          color={isLoading ? 'transparent' : 'fg'}
          textOverflow="ellipsis"
          cursor="pointer"
          focusVisibleRing="outside"
        >
          {children}
        </chakra.select>
        {isLoading && (
          <Skeleton
            position="absolute"
            insetStart="3"
            top="50%"
            translate="0 -50%"
            h="4"
            w="40"
            pointerEvents="none"
          />
        )}
        <chakra.span
          position="absolute"
          insetEnd="3"
          top="50%"
          translate="0 -50%"
          pointerEvents="none"
          color="fg.muted"
        >
          <ChevronDown aria-hidden size="1.2em" />
        </chakra.span>
      </Box>
    </Flex>
  )
}
