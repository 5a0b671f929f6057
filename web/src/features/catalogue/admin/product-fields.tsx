import { Grid } from '@chakra-ui/react/grid'
import { Controller } from 'react-hook-form'
import type { RecordForm } from '../../../lib/use-record-form.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { productNumbers } from './product-form-rules.ts'
import { productLabels as labels, type ProductFormValues } from './product-form-values.ts'

interface ProductFieldsProps {
  record: RecordForm<ProductFormValues>
  /** What is left empty of a new product gets the shop's default; of another, it is asked for. */
  isNew: boolean
  categories: { id: string; name: string }[]
}

const texts = ['lifeBenefits', 'planetBenefits', 'moneySavings', 'whyChoose'] as const
const flags = ['inStock', 'featured', 'weeklySpecial'] as const

/** Everything that is written about a product. */
export function ProductFields({ record, isNew, categories }: ProductFieldsProps) {
  const { register, watch, setValue, control } = record.form
  const field = (name: keyof ProductFormValues) => ({
    label: labels[name],
    error: record.errorOf(name),
    ...register(name),
  })
  const numeric = (name: keyof typeof productNumbers, required = false) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { disabled: _disabled, ...input } }) => (
        <NumberField
          {...input}
          label={labels[name]}
          error={record.errorOf(name)}
          decimals={productNumbers[name].decimals}
          placeholder={productNumbers[name].example}
          required={required}
        />
      )}
    />
  )
  return (
    <Grid templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }} columnGap="5" rowGap="4">
      <FormField {...field('name')} required gridColumn="1 / -1" />
      <FormField {...field('description')} isLong rows={4} gridColumn="1 / -1" />
      {numeric('price', true)}
      <SelectField
        label={labels.categoryId}
        value={watch('categoryId')}
        onChange={(id) => setValue('categoryId', id, { shouldDirty: true })}
      >
        <option value="">Aucune</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {numeric('ecoScore', !isNew)}
      <Grid templateColumns="1fr 1fr" gap="4">
        {numeric('rating', !isNew)}
        {numeric('reviewCount', !isNew)}
      </Grid>
      <Grid gridColumn="1 / -1" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="2">
        {flags.map((name) => (
          <SwitchField key={name} label={labels[name]} {...register(name)} />
        ))}
      </Grid>
      {texts.map((name) => (
        <FormField key={name} {...field(name)} isLong rows={4} />
      ))}
    </Grid>
  )
}
