import { withOrdinal } from '../../../../../../api/src/platform/reading/french-dates.rules.ts'
import type {
  AdminProductRow_ProductFragment,
  ProductFormDialog_ProductFragment,
} from '../../../../graphql/generated/admin/graphql.ts'
import { showNumber } from '../../../../lib/form/french-number.ts'
import type { EditedRow } from '../../../../ui/admin/grid/use-row-edits.ts'
import { type ProductFormValues, productFormFields } from '../product-form-values.ts'

/** What the table shows of a product, as the form holds it: what somebody else changes of it is told. */
export type ProductCells = Pick<
  ProductFormValues,
  'name' | 'price' | 'categoryId' | 'ecoScore' | 'inStock' | 'visible' | 'featured' | 'weeklySpecial'
>

/** A cell that can be changed in the table. */
export type EditedCell = 'price' | 'ecoScore' | 'inStock'

type ShownProduct = Pick<
  AdminProductRow_ProductFragment & ProductFormDialog_ProductFragment,
  Exclude<keyof ProductCells, 'categoryId'> | 'version' | 'category'
>

/** A product as a row of the table. */
export const toProductCells = (product: ShownProduct): EditedRow<ProductCells> => ({
  version: product.version,
  values: {
    name: product.name,
    price: showNumber(product.price, 2),
    categoryId: product.category?.id ?? '',
    ecoScore: showNumber(product.ecoScore, 1),
    inStock: product.inStock,
    visible: product.visible,
    featured: product.featured,
    weeklySpecial: product.weeklySpecial,
  },
})

const rules = productFormFields(false).shape

/** What to send for what was typed into a cell, by the rules of the form. */
export function checkCell(field: string, typed: unknown): { value: unknown } | { problem: string } {
  const checked = rules[field as EditedCell].safeParse(typed)
  if (checked.success) return { value: checked.data }
  return { problem: checked.error.issues[0]?.message ?? 'Valeur non comprise' }
}

const shortDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'Europe/Paris' })

/** A day where there is little room: « 21 nov. 2026 », Paris time. */
export const shortDateText = (instant: string): string => withOrdinal(shortDate.format(new Date(instant)))
