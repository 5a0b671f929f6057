import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { BulkProductChanges } from '../../../graphql/generated/admin/graphql.ts'
import { counted } from '../../../lib/format-number.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Panel } from '../../../ui/layout/card.tsx'

interface BulkBarProps {
  count: number
  categories: { id: string; name: string }[]
  isBusy: boolean
  onChange: (changes: BulkProductChanges) => void
  onDelete: () => void
  onClear: () => void
  /** What else can be done with them, a button each. */
  children?: ReactNode
}

/** Flags that a selection can be given, by the word in the menu. */
const flagChanges: Record<string, { label: string; changes: BulkProductChanges }> = {
  afficher: { label: 'Afficher dans la boutique', changes: { visible: true } },
  masquer: { label: 'Masquer', changes: { visible: false } },
  'en-stock': { label: 'Mettre en stock', changes: { inStock: true } },
  rupture: { label: 'Mettre en rupture', changes: { inStock: false } },
  vedette: { label: 'Mettre en vedette', changes: { featured: true } },
  'sans-vedette': { label: 'Retirer des vedettes', changes: { featured: false } },
  special: { label: 'Ajouter à la sélection de la semaine', changes: { weeklySpecial: true } },
  'sans-special': { label: 'Retirer de la sélection de la semaine', changes: { weeklySpecial: false } },
}

/** What can be done with the selected products, all of them at once. */
export function BulkBar({ count, categories, isBusy, onChange, onDelete, onClear, children }: BulkBarProps) {
  const [action, setAction] = useState('')
  const apply = () => {
    const chosen = action.startsWith('categorie-')
      ? { categoryId: action.slice('categorie-'.length) || null }
      : flagChanges[action]?.changes
    if (chosen) onChange(chosen)
    setAction('')
  }
  return (
    <Panel
      role="region"
      aria-label="Actions sur la sélection"
      // Over the end of the screen: the rows that one chooses stay where they are.
      position="fixed"
      bottom={{ base: '2', md: '4' }}
      insetX="4"
      mx="auto"
      maxW="6xl"
      zIndex="docked"
      p="3"
      shadow="soft"
    >
      <Flex align="center" gap="3" wrap="wrap">
        <Text as="output" fontWeight="semibold" px="2" aria-live="polite">
          {counted(count, 'produit sélectionné', 'produits sélectionnés')}
        </Text>
        <SelectField label="Action" inline value={action} onChange={setAction}>
          <option value="">Choisir…</option>
          {Object.entries(flagChanges).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <optgroup label="Déplacer dans la catégorie">
            {categories.map(({ id, name }) => (
              <option key={id} value={`categorie-${id}`}>
                {name}
              </option>
            ))}
            <option value="categorie-">Aucune</option>
          </optgroup>
        </SelectField>
        <Button onClick={apply} disabled={action === '' || isBusy}>
          Appliquer
        </Button>
        {children}
        <Button variant="outline" colorPalette="danger" onClick={onDelete} disabled={isBusy}>
          Supprimer…
        </Button>
        <Button variant="ghost" ms="auto" onClick={onClear}>
          <X aria-hidden />
          Tout désélectionner
        </Button>
      </Flex>
    </Panel>
  )
}
