import { chakra } from '@chakra-ui/react/styled-system'

/** A line of a menu that does something instead of leading somewhere; looks like its neighbours. */
export function MenuButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      display="flex"
      alignItems="center"
      w="full"
      minH="11"
      px="3"
      py="2"
      borderRadius="l2"
      fontWeight="medium"
      textAlign="start"
      cursor="button"
      _hover={{ bg: 'bg.subtle' }}
    >
      {children}
    </chakra.button>
  )
}
