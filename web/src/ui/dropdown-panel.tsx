import { Box, type BoxProps } from '@chakra-ui/react/box'

/** The sheet that hangs below a menu button. */
export function DropdownPanel(props: BoxProps) {
  return (
    <Box
      position="absolute"
      top="100%"
      mt="2"
      p="2"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="l3"
      boxShadow="soft"
      zIndex="dropdown"
      animationName="slide-from-top, fade-in"
      animationDuration="fast"
      {...props}
    />
  )
}
