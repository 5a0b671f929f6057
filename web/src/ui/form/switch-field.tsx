import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'

type SwitchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string }

/** On or off: a real checkbox, said and drawn as a switch. */
export function Switch(input: Omit<ComponentProps<typeof chakra.input>, 'type' | 'role'>) {
  return (
    <chakra.span position="relative" display="inline-flex" flex="none" verticalAlign="middle">
      <chakra.input
        type="checkbox"
        role="switch"
        appearance="none"
        w="11"
        h="6"
        borderRadius="full"
        bg="border.emphasized"
        cursor="pointer"
        transition="background 150ms"
        focusVisibleRing="outside"
        _checked={{ bg: 'accent.solid' }}
        _before={{
          content: '""',
          position: 'absolute',
          insetBlockStart: '0.5',
          insetInlineStart: '0.5',
          boxSize: '5',
          borderRadius: 'full',
          bg: 'bg.panel',
          transition: 'translate 150ms',
        }}
        css={{ '&:checked::before': { translate: '1.25rem 0' } }}
        {...input}
      />
    </chakra.span>
  )
}

/** A switch with its label beside it. */
export function SwitchField({ label, ...input }: SwitchFieldProps) {
  return (
    <Flex asChild align="center" gap="3" minH="11" cursor="pointer" fontWeight="medium">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is one */}
      <chakra.label>
        <Switch {...input} />
        {label}
      </chakra.label>
    </Flex>
  )
}
