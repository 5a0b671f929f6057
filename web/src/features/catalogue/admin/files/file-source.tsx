import { Stack } from '@chakra-ui/react/stack'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { FileDrop } from '../../../../ui/admin/file-drop.tsx'
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
  const [pasted, setPasted] = useState('')
  const isChosen = name !== undefined && pasted === ''
  return (
    <Stack gap="4">
      <FileDrop
        label="Fichier CSV"
        title={isChosen ? name : undefined}
        hint={
          isChosen
            ? 'Pour un autre fichier, ou le même une fois corrigé, appuyez ici.'
            : 'Glissez-le ici, ou choisissez-le. Tout tableur sait enregistrer en CSV.'
        }
        icon={FileSpreadsheet}
        accept=".csv,.tsv,.txt,text/csv"
        onFiles={([file]) => {
          if (!file) return
          setPasted('')
          onTake({ name: file.name, content: file })
        }}
      />
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
