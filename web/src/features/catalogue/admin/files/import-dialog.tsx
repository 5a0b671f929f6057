import { useApolloClient } from '@apollo/client/react'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type FormEvent, useRef, useState } from 'react'
import { useAdminSessionEnded } from '../../../../graphql/admin-session.ts'
import { usePending } from '../../../../lib/form/use-pending.ts'
import { counted } from '../../../../lib/format-number.ts'
import { FormDialog } from '../../../../ui/admin/form-dialog.tsx'
import { forgetProducts } from '../bulk/use-bulk-products.ts'
import { FileSource } from './file-source.tsx'
import { ImportPreview, importInWords } from './import-preview.tsx'
import { type ProductImport, type ProductsFile, sendProductsFile } from './send-products-file.ts'

interface ImportDialogProps {
  onClose: () => void
  /** @param done what was done, in words, and the entry that undoes it. */
  onDone: (done: { text: string; entryId: string }) => void
}

/** Makes and changes products by a file: what it would do stands there, line by line, before anything changes. */
export function ImportDialog({ onClose, onDone }: ImportDialogProps) {
  const { file, told, refusal, isReading, take, apply } = useImport()
  const { isBusy, run } = usePending()
  const count = told ? told.createdCount + told.updatedCount : 0
  const isReady = told !== null && told.errorCount === 0 && count > 0 && !isReading
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    void run(async () => {
      const done = await apply()
      if (done?.applied)
        onDone({ text: `Import\u00a0: ${importInWords(done)}`, entryId: String(done.entryId) })
    })
  }
  return (
    <FormDialog
      title="Importer des produits"
      isBusy={isBusy}
      submitLabel={isReady ? `Importer ${counted(count, 'produit', 'produits')}` : 'Importer'}
      busyText="Import…"
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <FileSource name={file?.name} onTake={(next) => void take(next)} />
        {refusal && (
          <Text role="alert" color="danger.fg">
            {refusal}
          </Text>
        )}
        <Text
          as="output"
          aria-live="polite"
          fontWeight={told ? 'semibold' : undefined}
          srOnly={!isReading && !told}
        >
          {isReading ? 'Lecture du fichier…' : told && verdict(told)}
        </Text>
        {told ? <ImportPreview told={told} isStale={isReading} /> : !refusal && !isReading && <HowTo />}
      </Stack>
    </FormDialog>
  )
}

/** What a file would do, or why it does nothing. */
function verdict(told: ProductImport): string {
  if (told.errorCount > 0)
    return `${counted(told.errorCount, 'erreur', 'erreurs')}\u00a0: rien ne sera importé tant qu’il en reste.`
  if (told.createdCount + told.updatedCount === 0) return 'Ce fichier ne change rien.'
  return `${importInWords(told)}.`
}

function HowTo() {
  return (
    <Stack as="ul" gap="1" color="fg.muted" textStyle="sm" ps="5" listStyleType="disc">
      <li>
        Pour de nouveaux produits, deux colonnes suffisent&nbsp;: Nom et Prix. Ils restent masqués tant que la
        colonne «&nbsp;Visible dans la boutique&nbsp;» ne dit pas «&nbsp;oui&nbsp;».
      </li>
      <li>Pour en modifier, exportez-les, changez le fichier dans votre tableur, puis importez-le ici.</li>
      <li>Rien ne change avant votre accord, et un import s’annule d’un geste.</li>
    </Stack>
  )
}

/** A file, what it would do, and the doing of it. */
function useImport() {
  const { cache } = useApolloClient()
  const sessionEnded = useAdminSessionEnded()
  const [file, setFile] = useState<ProductsFile | null>(null)
  const [told, setTold] = useState<ProductImport | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  // Of several that were taken one after the other, the last counts.
  const latest = useRef<ProductsFile | null>(null)

  async function send(next: ProductsFile, dryRun: boolean): Promise<ProductImport | null> {
    const answer = await sendProductsFile(next, dryRun)
    if (latest.current !== next) return null
    setReading(false)
    if ('refusal' in answer) {
      if (answer.needsSignIn) sessionEnded()
      setTold(null)
      setRefusal(answer.refusal)
      return null
    }
    setTold(answer)
    return answer
  }
  async function take(next: ProductsFile | null) {
    latest.current = next
    setFile(next)
    setRefusal(null)
    setReading(next !== null)
    if (next) await send(next, true)
    else setTold(null)
  }
  async function apply() {
    if (!file) return null
    const done = await send(file, false)
    if (done?.applied) {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'history' })
      forgetProducts(cache)
    }
    return done
  }
  return { file, told, refusal, isReading, take, apply }
}
