import {
  type PassportInput,
  RestorePassportDocument,
  SavePassportDocument,
} from '../../../../graphql/generated/admin/graphql.ts'
import { useAdminAction } from '../../../../graphql/use-admin-data.ts'
import type { EarlierState } from '../../../../ui/admin/field-changes.tsx'
import { forgetProductLists } from '../use-change-products.tsx'

/** What can be done with passports. */
export function useSavePassport() {
  const [save] = useAdminAction(SavePassportDocument, {
    update: forgetProductLists,
    success: 'Passeport enregistré',
  })
  const [restore] = useAdminAction(RestorePassportDocument, {
    update: forgetProductLists,
    success: 'Passeport restauré',
  })
  return {
    savePassport: (id: string, changes: Record<string, unknown>, version: number | undefined) =>
      save({ id, input: changes as PassportInput, version }),
    restorePassport: ({ entryId, state }: EarlierState) => restore({ entryId, state }),
  }
}
