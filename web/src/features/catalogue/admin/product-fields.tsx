import { Grid } from '@chakra-ui/react/grid'
import type { RecordForm } from '../../../lib/use-record-form.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { productLabels as labels, type ProductFormValues } from './product-form-values.ts'

interface ProductFieldsProps {
  record: RecordForm<ProductFormValues>
  categories: { id: string; name: string }[]
}

const texts = ['lifeBenefits', 'planetBenefits', 'moneySavings', 'whyChoose'] as const
const flags = ['inStock', 'featured', 'weeklySpecial'] as const

/** Everything that is written about a product. */
export function ProductFields({ record, categories }: ProductFieldsProps) {
  const { register, watch, setValue } = record.form
  const field = (name: keyof ProductFormValues) => ({
    label: labels[name],
    error: record.errorOf(name),
    ...register(name),
  })
  const numeric = (name: keyof ProductFormValues, step: string, max?: number) => ({
    ...field(name),
    type: 'number',
    inputMode: 'decimal' as const,
    min: 0,
    max,
    step,
  })
  return (
    <Grid templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }} columnGap="5" rowGap="4">
      <FormField {...field('name')} required gridColumn="1 / -1" />
      <FormField {...field('description')} isLong rows={4} gridColumn="1 / -1" />
      <FormField {...numeric('price', '0.01')} required />
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
      <FormField {...numeric('ecoScore', '0.1', 10)} required />
      <Grid templateColumns="1fr 1fr" gap="4">
        <FormField {...numeric('rating', '0.1', 5)} />
        <FormField {...numeric('reviewCount', '1')} />
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
