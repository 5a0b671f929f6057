import { Center } from '@chakra-ui/react/center'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { MenuLink } from '../../ui/menu-link.tsx'
import type { ProductShortcut } from './product-shortcuts.ts'

/** A shortcut into the catalogue: its sign, what it answers, and what is in it. */
export function ShortcutLink({ shortcut }: { shortcut: ProductShortcut }) {
  return (
    <MenuLink to={shortcut.to}>
      <Center boxSize="10" borderRadius="full" bg="accent.subtle" color="accent.fg" flexShrink="0">
        <shortcut.icon size={18} aria-hidden />
      </Center>
      <Flex as="span" direction="column" lineHeight="short">
        <span>{shortcut.label}</span>
        <chakra.span fontSize="xs" fontWeight="normal" color="fg.muted">
          {shortcut.hint}
        </chakra.span>
      </Flex>
    </MenuLink>
  )
}
