import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { areShortcutsOn, type KeyShortcut, turnShortcuts } from '../../../../lib/use-key-shortcuts.ts'
import { SideDrawer } from '../../../../ui/admin/side-drawer.tsx'
import { SwitchField } from '../../../../ui/form/switch-field.tsx'
import { Keys } from './keys.tsx'
import { paletteCommands } from './palette-commands.ts'
import { useIsOffered } from './use-is-offered.ts'

const everywhere: KeyShortcut[] = [
  { key: 'Ctrl K', label: 'Chercher et aller partout (Cmd K sur un Mac)' },
  { key: '?', label: 'Cette aide' },
  { key: '/', label: 'Chercher dans la liste' },
]

const inTable: KeyShortcut[] = [
  { key: 'Flèches', label: 'De case en case' },
  { key: 'Entrée', label: 'Changer la case, puis enregistrer et descendre' },
  { key: 'Tab', label: 'Enregistrer et passer au champ suivant' },
  { key: 'Échap', label: 'Renoncer' },
]

interface ShortcutsSheetProps {
  /** The letters of single screens. */
  others: { title: string; shortcuts: readonly KeyShortcut[] }[]
  onClose: () => void
}

/** Every shortcut of the administration, and the switch for those of a single key (WCAG 2.1.4). */
export function ShortcutsSheet({ others, onClose }: ShortcutsSheetProps) {
  const [isOn, setOn] = useState(areShortcutsOn)
  const isOffered = useIsOffered()
  const commands = paletteCommands
    .filter(isOffered)
    .flatMap(({ keys, label }) => (keys ? [{ key: keys, label }] : []))
  return (
    <SideDrawer title="Raccourcis clavier" onClose={onClose}>
      <Stack gap="6">
        <div>
          <SwitchField
            label="Raccourcis à une touche"
            checked={isOn}
            onChange={(event) => {
              turnShortcuts(event.currentTarget.checked)
              setOn(event.currentTarget.checked)
            }}
          />
          <Text color="fg.muted" textStyle="sm">
            Sans eux, Ctrl K et les touches du tableau restent. Jamais pendant la saisie d’un texte.
          </Text>
        </div>
        <ShortcutList title="Partout" shortcuts={everywhere} />
        <ShortcutList title="Aller et créer" shortcuts={commands} />
        <ShortcutList title="Tableau des produits" shortcuts={inTable} />
        {others.map((each) => (
          <ShortcutList key={each.title} {...each} />
        ))}
      </Stack>
    </SideDrawer>
  )
}

function ShortcutList({ title, shortcuts }: { title: string; shortcuts: readonly KeyShortcut[] }) {
  return (
    <section>
      <Heading as="h3" fontSize="md" mb="1">
        {title}
      </Heading>
      <chakra.dl>
        {shortcuts.map(({ key, label }) => (
          <Flex key={key} justify="space-between" align="center" gap="4" minH="9" flexDirection="row-reverse">
            <chakra.dt>
              <Keys keys={key} />
            </chakra.dt>
            <chakra.dd>{label}</chakra.dd>
          </Flex>
        ))}
      </chakra.dl>
    </section>
  )
}
