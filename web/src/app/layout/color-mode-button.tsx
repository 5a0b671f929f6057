import { Button, type ButtonProps } from '@chakra-ui/react/button'
import { Moon, Sun } from 'lucide-react'
import { useColorMode } from '../../lib/use-color-mode.ts'

/** From day to night, and back. */
export function ColorModeButton(props: ButtonProps) {
  const { mode, toggle } = useColorMode()
  const isDark = mode === 'dark'
  return (
    <Button variant="ghost" px="3" fontWeight="medium" onClick={toggle} {...props}>
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      {isDark ? 'Passer en mode clair' : 'Passer en mode sombre'}
    </Button>
  )
}
