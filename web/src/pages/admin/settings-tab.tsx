import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { paths } from '../../app/paths.ts'
import { RecordHistory } from '../../features/audit/history-list.tsx'
import { DeliveryNotes } from '../../features/catalogue/product/delivery-notes.tsx'
import { SettingCard, settingLabels, settingText } from '../../features/settings/admin/setting-card.tsx'
import { groupSettings } from '../../features/settings/admin/setting-groups.ts'
import { useChangeSettings } from '../../features/settings/admin/use-change-settings.ts'
import { freshFor } from '../../graphql/freshness.ts'
import { AdminSettingsDocument } from '../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../graphql/use-admin-data.ts'
import { useMayOpen } from '../../ui/admin/access/permissions.ts'
import { RowSkeletons } from '../../ui/admin/record-row.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'

const textsOf = (settings: readonly { key: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(settings.map(({ key, value }) => [key, value.trim()]))

/** Delivery, returns and packaging as shoppers read them beside the price. */
const NotesOf = ({ texts }: { texts: Record<string, string> }) => (
  <DeliveryNotes
    delivery={texts.delivery_info || undefined}
    returns={texts.return_policy || undefined}
    packaging={texts.packaging_info || undefined}
    isBeforeOpening={texts.sales_open === 'non'}
  />
)

/** Every text that the owner may change, each on a card of its own, under the heading of its group. */
export function SettingsTab() {
  const { data, error, retry, refetch } = useAdminQuery(AdminSettingsDocument, {
    maxAgeMs: freshFor.settings,
  })
  const mayOpen = useMayOpen()
  const { restoreSetting } = useChangeSettings()
  if (error && !data) return <ErrorState onRetry={retry} />
  if (!data)
    return (
      <Stack gap="4" aria-busy>
        <RowSkeletons />
      </Stack>
    )
  return (
    <Stack gap="12">
      {groupSettings(data.settings).map(({ title, settings }) => (
        <Stack as="section" key={title} aria-label={title} gap="4">
          <Heading as="h2" textStyle="2xl">
            {title}
          </Heading>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            gap="4"
            alignItems="start"
          >
            {settings.map((setting) => (
              <SettingCard
                key={setting.key}
                setting={setting}
                reload={() => refetch()}
                renderNotes={(key, value) => <NotesOf texts={{ ...textsOf(data.settings), [key]: value }} />}
                after={
                  <RecordHistory
                    subjectType="SETTING"
                    subjectId={setting.key}
                    labels={settingLabels}
                    show={settingText}
                    onRestore={restoreSetting}
                  />
                }
              />
            ))}
          </Grid>
        </Stack>
      ))}
      <Stack as="nav" aria-label="Accès à la boutique" gap="2" align="start">
        {[
          { to: paths.adminPage('equipe'), label: 'Équipe' },
          { to: paths.adminPage('jetons'), label: 'Jetons d’API' },
          { to: paths.adminPage('registre'), label: 'Registre des données personnelles' },
          { to: paths.adminPage('sante'), label: 'Santé de la boutique' },
        ]
          .filter(({ to }) => mayOpen(to))
          .map(({ to, label }) => (
            <ArrowLink key={to} to={to}>
              {label}
            </ArrowLink>
          ))}
      </Stack>
    </Stack>
  )
}
