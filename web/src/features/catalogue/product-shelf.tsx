import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useId } from 'react'
import { ArrowLink } from '../../ui/arrow-link.tsx'

/** A shelf: its title, a word about it, where the rest is, and its products. */
export type ProductShelfProps = {
  title: string
  lead?: string
  link: { to: string; label: string }
  children: ReactNode
}

/** A few products side by side under a title. */
export function ProductShelf({ title, lead, link, children }: ProductShelfProps) {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id} gap={{ base: '6', md: '8' }}>
      <Flex wrap="wrap" align="flex-end" justify="space-between" columnGap="8" rowGap="2">
        <Stack gap="2" maxW="2xl">
          <Heading as="h2" id={id} textStyle="display.md">
            {title}
          </Heading>
          {lead && <Text color="fg.muted">{lead}</Text>}
        </Stack>
        <ArrowLink to={link.to}>{link.label}</ArrowLink>
      </Flex>
      <chakra.div>{children}</chakra.div>
    </Stack>
  )
}
