import { chakra } from '@chakra-ui/react/styled-system'
import { freshFor, useFreshQuery } from '../../../graphql/freshness.ts'
import { ProductTypesDocument } from '../../../graphql/generated/admin/graphql.ts'
import { ClaimedField } from '../../../ui/admin/claims/claimed-field.tsx'
import type { FormFieldProps } from '../../../ui/form/form-field.tsx'

interface ProductTypeFieldProps extends FormFieldProps {
  /** What is typed now. */
  text: string
}

const listId = 'types-de-produit'

/**
 * What a product is for: the types in use are suggested, for products are compared only where theirs is written alike;
 * another one can be typed. Without an answer of the server it is a plain field.
 */
export function ProductTypeField({ text, ...field }: ProductTypeFieldProps) {
  const { data } = useFreshQuery(ProductTypesDocument, { maxAgeMs: freshFor.products })
  const types = data?.productTypes ?? []
  const typed = text.trim()
  const isNew = data !== undefined && typed !== '' && !types.includes(typed)
  return (
    <chakra.div>
      <ClaimedField
        {...field}
        list={listId}
        autoComplete="off"
        placeholder="Pommeau de douche"
        hint={
          isNew
            ? 'Nouveau type\u00a0: aucun autre produit ne l’a encore.'
            : 'Deux produits du même type se comparent.'
        }
      />
      <datalist id={listId}>
        {types.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
    </chakra.div>
  )
}
