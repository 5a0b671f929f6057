import { useMutation } from '@apollo/client/react'
import { RestoreSettingDocument, UpdateSettingDocument } from '../../../graphql/generated/graphql.ts'
import { type Outcome, useAdminChange } from '../../../graphql/use-admin-change.ts'
import type { EarlierState } from '../../../ui/admin/history-entry.tsx'

/** What can be done with settings. */
export function useChangeSettings() {
  const change = useAdminChange()
  const [update] = useMutation(UpdateSettingDocument)
  const [restore] = useMutation(RestoreSettingDocument)
  return {
    saveSetting:
      (key: string) =>
      (changes: Record<string, unknown>, version: number | undefined): Promise<Outcome<unknown>> =>
        change(
          () => update({ variables: { key, value: changes.value as string, version } }),
          'Paramètre mis à jour',
        ),
    restoreSetting: ({ entryId, state }: EarlierState) =>
      change(() => restore({ variables: { entryId, state } }), 'Paramètre restauré'),
  }
}
