import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useState } from 'react'
import {
  PassportForm_PassportFragmentDoc,
  PassportSheetDocument,
  type PassportSheetQuery,
} from '../../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import { useAdminRecord } from '../../../../graphql/use-admin-data.ts'
import type { EarlierState, FieldWords } from '../../../../ui/admin/field-changes.tsx'
import { LoadingDialog } from '../../../../ui/admin/loading-dialog.tsx'
import { PassportForm } from './passport-form.tsx'
import { factLabels, passportHistoryWords } from './passport-words.ts'
import { useSavePassport } from './use-save-passport.ts'

interface PassportDialogProps {
  productId: string
  /** The way to the other parts of the product's form. */
  nav: ReactNode
  onClose: () => void
  /** Shows the history of the passport: its words, and how to put an earlier state back. */
  history?: (props: FieldWords & { onRestore: (earlier: EarlierState) => Promise<unknown> }) => ReactNode
}

/** The passport of a product, to be written: what the server has of it now, and what is missing. */
export function PassportDialog({ productId, nav, onClose, history }: PassportDialogProps) {
  // Every saving begins a new round: the form shows what the server has then.
  const [round, setRound] = useState(0)
  const { restorePassport } = useSavePassport()
  const { data, error, retry, refetch } = useAdminRecord(PassportSheetDocument, {
    variables: { id: productId },
  })
  if (!data?.product)
    return (
      <LoadingDialog
        title="Passeport"
        error={error}
        isMissing={data !== undefined}
        notFound="Produit non trouvé"
        nav={nav}
        onRetry={retry}
        onClose={onClose}
      />
    )
  const onDone = async () => {
    await refetch().catch(() => undefined)
    setRound(round + 1)
  }
  const known = readFragment(PassportForm_PassportFragmentDoc, data.passportSheet.passport)
  return (
    <PassportForm
      key={round}
      productId={productId}
      title={`Passeport\u00a0: ${data.product.name}`}
      passport={known ?? null}
      nav={nav}
      lead={<Completeness sheet={data.passportSheet} code={known?.code} />}
      after={
        known &&
        history?.({
          ...passportHistoryWords,
          onRestore: (earlier) => restorePassport(earlier).then(onDone),
        })
      }
      reload={() => refetch()}
      onSaved={() => void onDone()}
      onClose={onClose}
    />
  )
}

/** How much of it is there, what is missing, and the way to its page. */
function Completeness({ sheet, code }: { sheet: PassportSheetQuery['passportSheet']; code?: string }) {
  const isFilled = Boolean(
    sheet.passport && readFragment(PassportForm_PassportFragmentDoc, sheet.passport).manufacturerName,
  )
  const missing = sheet.missing.map((fact) => factLabels[fact].toLowerCase())
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap" align="baseline" mb="5">
      <Text fontWeight="semibold">{`Complet à ${sheet.percent}\u00a0%`}</Text>
      {missing.length > 0 && <Text color="fg.muted">{`Il manque\u00a0: ${missing.join(' · ')}.`}</Text>}
      {/* What is filled and counts as missing would be a riddle. */}
      {isFilled && sheet.missing.includes('MANUFACTURER') && (
        <Text color="fg.muted">
          Un nom ou une adresse de démonstration ne compte pas{'\u00a0'}: donnez les vrais.
        </Text>
      )}
      {code && (
        <a href={`/passeport/${code}`} target="_blank" rel="noopener">
          <Text as="span" textDecoration="underline">
            Ouvrir la page à imprimer
          </Text>
        </a>
      )}
    </Flex>
  )
}
