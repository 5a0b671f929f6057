import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { BulkProductChanges } from '../../../graphql/generated/admin/graphql.ts'
import { counted } from '../../../lib/format-number.ts'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { BottomSheet } from '../../../ui/admin/phone/bottom-sheet.tsx'
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

/** On a phone, above the bar of the places (app/admin/admin-bottom-bar.tsx) and its edge. */
const aboveBottomBar = 'calc(4rem + env(safe-area-inset-bottom))'

/**
 * What can be done with the selected products, all of them at once. It lies at the end of the window while the list goes
 * on below, and behind the pages at its end: it never covers them. On a phone it is one line, and the rest a sheet.
 */
export function BulkBar({ count, onClear, ...actions }: BulkBarProps) {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // What has the focus stays clear of it.
    const { style } = document.documentElement
    const before = style.scrollPaddingBottom
    style.scrollPaddingBottom = isPhone ? '9rem' : '7rem'
    return () => {
      style.scrollPaddingBottom = before
    }
  }, [isPhone])
  return (
    <Panel
      role="region"
      aria-label="Actions sur la sélection"
      position="var(--sticky)"
      bottom={{ base: aboveBottomBar, md: '4' }}
      zIndex="docked"
      p={{ base: '1', md: '3' }}
      shadow="soft"
    >
      <Flex
        align="center"
        gap={{ base: '1', md: '2' }}
        wrap={{ md: 'wrap' }}
        // All of it in one line of a desk.
        css={{
          '@media (min-width: 48rem)': {
            '& button, & a': { paddingInline: '3' },
            '& select': { maxWidth: '13rem' },
          },
        }}
      >
        <Text as="output" fontWeight="semibold" px="2" aria-live="polite" flex={{ base: '1', md: 'none' }}>
          {counted(count, 'produit sélectionné', 'produits sélectionnés')}
        </Text>
        {isPhone ? (
          <Button minH="11" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Actions
          </Button>
        ) : (
          <BulkActions {...actions} />
        )}
        <Button
          variant="ghost"
          minW="11"
          px="2"
          ms={{ md: 'auto' }}
          aria-label="Tout désélectionner"
          title="Tout désélectionner"
          onClick={onClear}
        >
          <X aria-hidden />
        </Button>
      </Flex>
      {isPhone && isOpen && (
        <BottomSheet
          title={counted(count, 'produit sélectionné', 'produits sélectionnés')}
          onClose={() => setOpen(false)}
        >
          <Stack gap="3">
            <BulkActions {...actions} onDone={() => setOpen(false)} />
          </Stack>
        </BottomSheet>
      )}
    </Panel>
  )
}

interface BulkActionsProps extends Omit<BulkBarProps, 'count' | 'onClear'> {
  onDone?: () => void
}

function BulkActions({ categories, isBusy, onChange, onDelete, onDone, children }: BulkActionsProps) {
  const [action, setAction] = useState('')
  const apply = () => {
    const chosen = action.startsWith('categorie-')
      ? { categoryId: action.slice('categorie-'.length) || null }
      : flagChanges[action]?.changes
    if (chosen) onChange(chosen)
    setAction('')
    onDone?.()
  }
  return (
    <>
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
      <Button
        variant="outline"
        colorPalette="danger"
        disabled={isBusy}
        onClick={() => {
          onDone?.()
          onDelete()
        }}
      >
        Supprimer…
      </Button>
    </>
  )
}
