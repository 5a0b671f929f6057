import { Button } from '@chakra-ui/react/button'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { ProductFilterInput } from '../../../../graphql/generated/admin/graphql.ts'
import { ExportLink } from '../../../../ui/admin/export-link.tsx'
import type { BulkDone } from '../bulk/use-bulk-products.ts'
import { exportPath, exportQuery } from '../product-export.ts'
import { ImportDialog } from './import-dialog.tsx'

interface ProductFilesProps {
  /** Of the list in view. */
  filter: ProductFilterInput
  onImported: (done: BulkDone) => void
}

/** Products into a file and out of one. */
export function ProductFiles({ filter, onImported }: ProductFilesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" minH="12" onClick={() => setOpen(true)}>
        <Upload aria-hidden />
        Importer
      </Button>
      <ExportLink href={exportPath} filters={exportQuery(filter)} isQuiet />
      {isOpen && (
        <ImportDialog
          onClose={() => setOpen(false)}
          onDone={(done) => {
            setOpen(false)
            onImported(done)
          }}
        />
      )}
    </>
  )
}
