import { useColorMode } from '../../../../lib/use-color-mode.ts'
import { useMay, useMayOpen } from '../../../../ui/admin/access/permissions.ts'
import type { PaletteChoice } from './palette-commands.ts'

/** Whether a command is for whoever is looking: they may do it, and it changes something. */
export function useIsOffered(): (choice: PaletteChoice) => boolean {
  const may = useMay()
  const mayOpen = useMayOpen()
  const { mode } = useColorMode()
  return ({ to, needs, does }) =>
    mayOpen(to) && (needs === undefined || may(needs)) && does?.toLowerCase() !== mode
}
