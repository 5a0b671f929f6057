import { Button, type ButtonProps } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Moon, Sun } from 'lucide-react'
import { useColorMode } from '../../lib/use-color-mode.ts'

/**
 * From day to night, and back. Both are in the HTML and the styles show the one: the server does not know in which
 * colours a page is seen, and no script has run yet when somebody reads it.
 */
export function ColorModeButton(props: ButtonProps) {
  const { toggle } = useColorMode()
  return (
    <Button variant="ghost" px="3" fontWeight="medium" onClick={toggle} {...props}>
      <Flex as="span" align="center" gap="2" _dark={{ display: 'none' }}>
        <Moon aria-hidden />
        Passer en mode sombre
      </Flex>
      <Flex as="span" align="center" gap="2" display="none" _dark={{ display: 'flex' }}>
        <Sun aria-hidden />
        Passer en mode clair
      </Flex>
    </Button>
  )
}
