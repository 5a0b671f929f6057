import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { FormField } from '../../../../ui/form/form-field.tsx'
import type { ProductsFile } from './send-products-file.ts'

interface FileSourceProps {
  /** The file that was taken last. */
  name: string | undefined
  /** null: what was pasted is gone again. */
  onTake: (file: ProductsFile | null) => void
}

/** Where a file of products is dropped or chosen, or its lines pasted out of a spreadsheet. */
export function FileSource({ name, onTake }: FileSourceProps) {
  const [isOver, setOver] = useState(false)
  const [pasted, setPasted] = useState('')
  const isChosen = name !== undefined && pasted === ''
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (!file) return
    setPasted('')
    onTake({ name: file.name, content: file })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <Stack gap="4">
      <chakra.label
        display="block"
        position="relative"
        p="5"
        rounded="lg"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={isOver ? 'accent.solid' : 'border.emphasized'}
        bg={isOver ? 'bg.plant' : 'bg.panel'}
        cursor="pointer"
        _focusWithin={{ outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '2px' }}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <chakra.input
          type="file"
          aria-label="Fichier CSV"
          accept=".csv,.tsv,.txt,text/csv"
          position="absolute"
          inset="0"
          opacity="0"
          cursor="inherit"
          onChange={(event) => {
            take(event.currentTarget.files)
            // The same file may be chosen again once it is mended.
            event.currentTarget.value = ''
          }}
        />
        <Stack align="center" gap="1" textAlign="center" pointerEvents="none">
          <FileSpreadsheet aria-hidden />
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {isChosen ? name : 'Fichier CSV'}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {isChosen
              ? 'Pour un autre fichier, ou le même une fois corrigé, appuyez ici.'
              : 'Glissez-le ici, ou choisissez-le. Tout tableur sait enregistrer en CSV.'}
          </Text>
        </Stack>
      </chakra.label>
      {!isChosen && (
        <FormField
          isLong
          rows={3}
          label="Ou collez des lignes de votre tableur, titres compris"
          placeholder={'Nom\tPrix\tCatégorie'}
          value={pasted}
          onChange={(event) => {
            const { value } = event.currentTarget
            setPasted(value)
            onTake(value.trim() ? { name: 'Lignes collées', content: value } : null)
          }}
        />
      )}
    </Stack>
  )
}
