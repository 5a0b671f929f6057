import { chakra } from '@chakra-ui/react/styled-system'

/** The first stop of the keyboard: straight to the content. */
export function SkipLink() {
  return (
    <chakra.a
      href="#contenu"
      position="fixed"
      top="3"
      insetStart="3"
      px="5"
      py="3"
      borderRadius="full"
      bg="accent.solid"
      color="accent.contrast"
      fontWeight="semibold"
      zIndex="skipNav"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      Aller au contenu
    </chakra.a>
  )
}
