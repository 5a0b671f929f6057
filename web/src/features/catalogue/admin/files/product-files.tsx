import { Button } from '@chakra-ui/react/button'
import { Upload } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ProductFilterInput } from '../../../../graphql/generated/admin/graphql.ts'
import type { ListUrl } from '../../../../lib/list/list-url.ts'
import { ExportLink } from '../../../../ui/admin/export-link.tsx'
import type { BulkDone } from '../bulk/use-bulk-products.ts'
import { exportPath, exportQuery } from '../product-export.ts'
import { ImportDialog } from './import-dialog.tsx'

interface ProductFilesProps {
  url: ListUrl<{ record: string }>
  /** Of the list in view. */
  filter: ProductFilterInput
  onImported: (done: BulkDone) => void
}

/** Products into a file and out of one. */
export function ProductFiles({ url, filter, onImported }: ProductFilesProps) {
  const close = () => url.change({ record: '' })
  return (
    <>
      <Button asChild variant="ghost" minH="12">
        <Link to={url.hrefWith({ record: 'import' })} preventScrollReset>
          <Upload aria-hidden />
          Importer
        </Link>
      </Button>
      <ExportLink href={exportPath} filters={exportQuery(filter)} isQuiet />
      {url.params.record === 'import' && (
        <ImportDialog
          onClose={close}
          onDone={(done) => {
            close()
            onImported(done)
          }}
        />
      )}
    </>
  )
}
