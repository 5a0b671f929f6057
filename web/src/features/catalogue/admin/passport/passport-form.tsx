import { Grid } from '@chakra-ui/react/grid'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import {
  energyClasses,
  netUnits,
} from '../../../../../../api/src/features/catalogue/passports/passport.rules.ts'
import type { PassportForm_PassportFragment } from '../../../../graphql/generated/admin/graphql.ts'
import { ClaimedField } from '../../../../ui/admin/claims/claimed-field.tsx'
import { ConflictPanel } from '../../../../ui/admin/field-changes.tsx'
import { FormDialog } from '../../../../ui/admin/form-dialog.tsx'
import { useRecordForm } from '../../../../ui/admin/use-record-form.ts'
import { FormField } from '../../../../ui/form/form-field.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { GuaranteeRows, SparePartRows } from './passport-row-fields.tsx'
import { guaranteesText, passportFormRules, rowWords, sparePartsText } from './passport-rows.ts'
import { passportLabels as labels } from './passport-words.ts'
import { useSavePassport } from './use-save-passport.ts'

type Values = Record<keyof typeof labels, string>

const texts = [
  ...['manufacturerName', 'manufacturerAddress', 'manufacturerContact', 'responsibleName'],
  ...['responsibleAddress', 'responsibleContact', 'model', 'gtin', 'origin', 'energyClass'],
  ...['warnings', 'composition', 'allergens', 'netUnit'],
] as Exclude<keyof Values, 'guarantees' | 'spareParts' | 'netQuantity'>[]

const toForm = (passport: PassportForm_PassportFragment | null): Values => ({
  ...(Object.fromEntries(texts.map((name) => [name, passport?.[name] ?? ''])) as Values),
  // As it is typed: « 110 », not « 110.000 ».
  netQuantity: passport?.netQuantity ? String(Number(passport.netQuantity)).replace('.', ',') : '',
  guarantees: guaranteesText(
    passport?.guarantees.map(({ terms, ...given }) => ({ ...given, terms: terms ?? null })) ?? [],
  ),
  spareParts: sparePartsText(
    passport?.spareParts.map(({ name, price, until }) => ({
      name,
      price: price ?? null,
      until: until ?? null,
    })) ?? [],
  ),
})

const unitWords: Record<(typeof netUnits)[number], string> = {
  ...{ G: 'grammes', KG: 'kilogrammes', ML: 'millilitres', CL: 'centilitres', L: 'litres' },
  ...{ M: 'mètres', M2: 'mètres carrés', PIECE: 'pièces' },
}

interface PassportFormProps {
  productId: string
  title: string
  passport: PassportForm_PassportFragment | null
  /** The way to the other parts of the product's form. */
  nav: ReactNode
  /** What is said above the fields. */
  lead: ReactNode
  /** Its history. */
  after: ReactNode
  reload: () => Promise<unknown>
  onSaved: () => void
  onClose: () => void
}

/** All that a passport says. */
export function PassportForm({ productId, passport, lead, reload, onSaved, ...dialog }: PassportFormProps) {
  const { savePassport } = useSavePassport()
  const record = useRecordForm<Values>({
    name: `passeport-${productId}`,
    rules: passportFormRules,
    // A passport that nobody has written yet is as one without a word: what is typed makes it.
    record: { values: toForm(passport), version: passport?.version ?? 0 },
    save: (changes, version) => savePassport(productId, changes, version || undefined),
    reload,
    onSaved,
  })
  const { register, watch, setValue, control, formState } = record.form
  const { errors } = formState
  const field = (name: keyof Values) => ({
    label: labels[name],
    error: record.errorOf(name),
    ...register(name),
  })
  const choice = (name: 'netUnit' | 'energyClass') => ({
    label: labels[name],
    value: watch(name),
    onChange: (value: string) => setValue(name, value, { shouldDirty: true }),
  })
  return (
    <FormDialog
      {...dialog}
      isBusy={record.isBusy}
      submitLabel="Enregistrer le passeport"
      onSubmit={(event) => {
        event.preventDefault()
        record.submit()
      }}
    >
      {lead}
      {record.conflict && <ConflictPanel conflict={record.conflict} labels={labels} show={rowWords} />}
      <Grid templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }} columnGap="5" rowGap="4">
        <FormField {...field('manufacturerName')} />
        <FormField {...field('manufacturerContact')} />
        <FormField {...field('manufacturerAddress')} gridColumn="1 / -1" />
        <FormField {...field('responsibleName')} hint="Si le fabricant est hors de l’Union européenne." />
        <FormField {...field('responsibleContact')} />
        <FormField {...field('responsibleAddress')} gridColumn="1 / -1" />
        <FormField {...field('model')} />
        <FormField {...field('gtin')} inputMode="numeric" />
        <FormField {...field('netQuantity')} inputMode="decimal" placeholder="110" />
        <SelectField {...choice('netUnit')}>
          <option value="">Aucune</option>
          {netUnits.map((unit) => (
            <option key={unit} value={unit}>
              {unitWords[unit]}
            </option>
          ))}
        </SelectField>
        <ClaimedField {...field('origin')} placeholder="Tissé dans les Vosges, cousu à Cholet (France)" />
        <SelectField {...choice('energyClass')}>
          <option value="">Aucune</option>
          {energyClasses.map((each) => (
            <option key={each} value={each}>
              {`${each}, sur une échelle de A à G`}
            </option>
          ))}
        </SelectField>
        <ClaimedField {...field('composition')} isLong rows={4} />
        <ClaimedField {...field('warnings')} isLong rows={4} />
        <ClaimedField {...field('allergens')} isLong rows={2} gridColumn="1 / -1" />
        <Controller
          control={control}
          name="guarantees"
          render={({ field }) => <GuaranteeRows field={field} errors={errors.guarantees} />}
        />
        <Controller
          control={control}
          name="spareParts"
          render={({ field }) => <SparePartRows field={field} errors={errors.spareParts} />}
        />
      </Grid>
    </FormDialog>
  )
}
