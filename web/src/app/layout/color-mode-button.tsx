import { IconButton } from '@chakra-ui/react/button'
import { Moon, Sun } from 'lucide-react'
import { useColorMode } from '../../lib/use-color-mode.ts'

/** From day to night, and back. */
export function ColorModeButton() {
  const { mode, toggle } = useColorMode()
  const isDark = mode === 'dark'
  return (
    <IconButton
      variant="ghost"
      onClick={toggle}
      aria-label={isDark ? 'Passer en mode clair' : 'Passer en mode sombre'}
    >
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  )
}
