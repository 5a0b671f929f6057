import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useState } from 'react'
import { costDeclarers } from '../../../../../../api/src/features/catalogue/official-costs/official-cost.rules.ts'
import {
  type OfficialCostForm_CostFragment,
  OfficialCostForm_CostFragmentDoc,
  OfficialCostSheetDocument,
  RestoreOfficialCostDocument,
  SaveOfficialCostDocument,
} from '../../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import type { Outcome } from '../../../../graphql/use-action.ts'
import { useAdminAction, useAdminRecord } from '../../../../graphql/use-admin-data.ts'
import { ConflictPanel, type EarlierState, type FieldWords } from '../../../../ui/admin/field-changes.tsx'
import { FormDialog } from '../../../../ui/admin/form-dialog.tsx'
import { LoadingDialog } from '../../../../ui/admin/loading-dialog.tsx'
import { type RecordForm, useRecordForm } from '../../../../ui/admin/use-record-form.ts'
import { FormField } from '../../../../ui/form/form-field.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { forgetProductLists } from '../use-change-products.tsx'
import {
  declarerNames,
  officialCostLabels as labels,
  type OfficialCostValues,
  officialCostFormRules,
  officialCostHistoryWords,
  toOfficialCostForm,
} from './official-cost-values.ts'

interface OfficialCostDialogProps {
  productId: string
  /** The way to the other parts of the product's form. */
  nav: ReactNode
  onClose: () => void
  /** Shows the history of the cost: its words, and how to put an earlier state back. */
  history?: (props: FieldWords & { onRestore: (earlier: EarlierState) => Promise<unknown> }) => ReactNode
}

/** The official environmental cost of a piece of clothing (décret 2025-957), to be written as it was declared. */
export function OfficialCostDialog({ productId, nav, onClose, history }: OfficialCostDialogProps) {
  // Every saving begins a new round: the form shows what the server has then.
  const [round, setRound] = useState(0)
  const { data, error, retry, refetch } = useAdminRecord(OfficialCostSheetDocument, {
    variables: { id: productId },
  })
  const [restore] = useAdminAction(RestoreOfficialCostDocument, {
    update: forgetProductLists,
    success: 'Coût environnemental restauré',
  })
  if (!data?.product)
    return (
      <LoadingDialog
        title="Coût environnemental"
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
  const cost = readFragment(OfficialCostForm_CostFragmentDoc, data.product.officialCost) ?? null
  return (
    <OfficialCostForm
      key={round}
      productId={productId}
      title={`Coût environnemental\u00a0: ${data.product.name}`}
      cost={cost}
      nav={nav}
      after={
        cost &&
        history?.({
          ...officialCostHistoryWords,
          onRestore: ({ entryId, state }) => restore({ entryId, state }).then(onDone),
        })
      }
      reload={() => refetch()}
      onSaved={() => void onDone()}
      onClose={onClose}
    />
  )
}

interface OfficialCostFormProps {
  productId: string
  title: string
  cost: OfficialCostForm_CostFragment | null
  nav: ReactNode
  after: ReactNode
  reload: () => Promise<unknown>
  onSaved: () => void
  onClose: () => void
}

function OfficialCostForm({ productId, cost, reload, onSaved, ...dialog }: OfficialCostFormProps) {
  const [save] = useAdminAction(SaveOfficialCostDocument, {
    update: forgetProductLists,
    success: 'Coût environnemental enregistré',
  })
  const record: RecordForm<OfficialCostValues> = useRecordForm<OfficialCostValues>({
    name: `cout-officiel-${productId}`,
    rules: officialCostFormRules,
    record: { values: toOfficialCostForm(cost), version: cost?.version ?? 0 },
    // It is declared at once: all of it is sent, whatever was changed.
    save: (_changes, version): Promise<Outcome<unknown>> =>
      save({
        id: productId,
        input: officialCostFormRules.parse(record.form.getValues()),
        version: version || null,
      }),
    reload,
    onSaved,
  })
  const { register, watch, setValue } = record.form
  const field = (name: keyof OfficialCostValues) => ({
    label: labels[name],
    error: record.errorOf(name),
    ...register(name),
  })
  return (
    <FormDialog
      {...dialog}
      isBusy={record.isBusy}
      submitLabel="Enregistrer le coût"
      onSubmit={(event) => {
        event.preventDefault()
        record.submit()
      }}
    >
      <Text color="fg.muted" mb="5">
        {cost
          ? 'La boutique le montre à la place de l’éco-score.'
          : 'La boutique écrit «\u00a0pas encore déclaré\u00a0» tant qu’il n’est pas enregistré ici.'}
      </Text>
      {record.conflict && (
        <ConflictPanel
          conflict={record.conflict}
          labels={labels}
          show={(name, value) => officialCostHistoryWords.show?.(name, value)}
        />
      )}
      <Grid templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }} columnGap="5" rowGap="4">
        <FormField {...field('points')} required inputMode="numeric" />
        <FormField {...field('pointsPer100g')} required inputMode="decimal" />
        <SelectField
          label={labels.declaredBy}
          value={watch('declaredBy')}
          onChange={(value) => setValue('declaredBy', value, { shouldDirty: true })}
        >
          {costDeclarers.map((each) => (
            <option key={each} value={each}>
              {declarerNames[each]}
            </option>
          ))}
        </SelectField>
        <FormField {...field('declaredOn')} required type="date" />
        <FormField {...field('portalReference')} gridColumn="1 / -1" />
      </Grid>
    </FormDialog>
  )
}
