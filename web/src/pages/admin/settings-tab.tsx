import { Grid } from '@chakra-ui/react/grid'
import { RecordHistory } from '../../features/audit/history-list.tsx'
import { SettingCard, settingLabels } from '../../features/settings/admin/setting-card.tsx'
import { useChangeSettings } from '../../features/settings/admin/use-change-settings.ts'
import { freshFor } from '../../graphql/freshness.ts'
import { AdminSettingsDocument } from '../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../graphql/use-admin-data.ts'
import { RowSkeletons } from '../../ui/admin/record-row.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

/** First whether anything is sold, then what customers read (specification, section 2), then the owner's details. */
const first = ['sales_open', 'delivery_info', 'return_policy', 'packaging_info']
const rankOf = (key: string) => first.indexOf(key) + 1 || first.length + 1

/** Every text that the owner may change, each on a card of its own. */
export function SettingsTab() {
  const { data, error, retry, refetch } = useAdminQuery(AdminSettingsDocument, {
    maxAgeMs: freshFor.settings,
  })
  const { restoreSetting } = useChangeSettings()
  if (error && !data) return <ErrorState onRetry={retry} />
  const settings = data && [
    ...data.settings.toSorted((a, b) => rankOf(a.key) - rankOf(b.key)),
    ...data.internalSettings,
  ]
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4" alignItems="start" aria-busy={!data}>
      {!settings && <RowSkeletons />}
      {settings?.map((setting) => (
        <SettingCard
          key={setting.key}
          setting={setting}
          reload={() => refetch()}
          after={
            <RecordHistory
              subjectType="SETTING"
              subjectId={setting.key}
              labels={settingLabels}
              onRestore={restoreSetting}
            />
          }
        />
      ))}
    </Grid>
  )
}
