import { RestoreSettingDocument, UpdateSettingDocument } from '../../../graphql/generated/admin/graphql.ts'
import type { Outcome } from '../../../graphql/use-action.ts'
import { useAdminAction } from '../../../graphql/use-admin-data.ts'
import type { EarlierState } from '../../../ui/admin/field-changes.tsx'

/** What can be done with settings. */
export function useChangeSettings() {
  const [update] = useAdminAction(UpdateSettingDocument, { success: 'Paramètre mis à jour' })
  const [restore] = useAdminAction(RestoreSettingDocument, { success: 'Paramètre restauré' })
  return {
    saveSetting:
      (key: string) =>
      (changes: Record<string, unknown>, version: number | undefined): Promise<Outcome<unknown>> =>
        update({ key, value: changes.value as string, version }),
    restoreSetting: ({ entryId, state }: EarlierState) => restore({ entryId, state }),
  }
}
