import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { type ReactNode, useId, useState } from 'react'
import { accessibilityAuditKey } from '../../../../../api/src/features/settings/accessibility-audit.rules.ts'
import { searchSynonymsKey } from '../../../../../api/src/features/settings/search-synonyms.rules.ts'
import { settingChoices, settingValueRules } from '../../../../../api/src/features/settings/settings.rules.ts'
import { SettingCard_SettingFragmentDoc } from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ClaimedField } from '../../../ui/admin/claims/claimed-field.tsx'
import { ConflictPanel } from '../../../ui/admin/field-changes.tsx'
import { useRecordForm } from '../../../ui/admin/use-record-form.ts'
import { formatLongDate } from '../../../ui/display/date-text.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { AuditFields, auditText } from './audit-fields.tsx'
import { fieldOf } from './setting-groups.ts'
import { isDeliveryNote, SettingPreview, ShownOnLinks } from './shown-on.tsx'
import { useChangeSettings } from './use-change-settings.ts'

/** French names of a setting's fields. */
export const settingLabels = { value: 'Texte' }

/** What a kept or typed value says, for the history: an audit, a day; other texts are told as they are. */
export const settingText = (field: string, value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    ? formatLongDate(new Date(value))
    : auditText(field, value)

interface SettingCardProps {
  setting: FragmentType<typeof SettingCard_SettingFragmentDoc>
  reload: () => Promise<unknown>
  /** What stands beside the price of a product, once this text is there. */
  renderNotes: (key: string, value: string) => ReactNode
  /** Its history. */
  after: ReactNode
}

/** One text of the shop, to be changed by its owner (specification, section 2). */
export function SettingCard({ reload, renderNotes, after, ...props }: SettingCardProps) {
  const setting = readFragment(SettingCard_SettingFragmentDoc, props.setting)
  const { saveSetting } = useChangeSettings()
  const id = useId()
  const [isSaved, setSaved] = useState(false)
  const words = settingChoices.get(setting.key)
  const { line, shownOn } = fieldOf(setting.key)
  // An input of one line would swallow the breaks that somebody wrote before.
  const isLine = line !== undefined && !setting.value.includes('\n')
  const isDay = line?.type === 'date'
  // A day claims nothing, nor does what people may type to find something.
  const Field = isDay || setting.key === searchSynonymsKey ? FormField : ClaimedField
  const record = useRecordForm({
    name: `parametre-${setting.key}`,
    rules: settingValueRules(setting.key),
    record: { values: { value: setting.value }, version: setting.version },
    save: saveSetting(setting.key),
    reload,
    onSaved: () => setSaved(true),
  })
  const typed = record.form.watch('value')
  const isChanged = typed !== setting.value
  const cannotSave = record.isBusy || !isChanged
  return (
    <Panel as="section" aria-labelledby={id} p={{ base: '4', md: '6' }}>
      <chakra.form
        noValidate
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault()
          if (!cannotSave) record.submit()
        }}
      >
        <Stack gap="4" align="stretch">
          <Heading as="h3" id={id} textStyle="lg">
            {setting.label}
          </Heading>
          {record.conflict && (
            <ConflictPanel conflict={record.conflict} labels={settingLabels} show={settingText} />
          )}
          {words ? (
            <>
              <SelectField
                label="Réponse"
                value={typed}
                onChange={(value) => record.form.setValue('value', value, { shouldDirty: true })}
              >
                {words.map((word) => (
                  <option key={word}>{word}</option>
                ))}
              </SelectField>
              <Text fontSize="sm" color="fg.muted">
                {setting.description}
              </Text>
            </>
          ) : setting.key === accessibilityAuditKey ? (
            <AuditFields
              value={typed}
              hint={setting.description ?? undefined}
              error={record.errorOf('value')}
              onChange={(value) => record.form.setValue('value', value, { shouldDirty: true })}
            />
          ) : (
            <Field
              label={isDay ? 'Jour' : 'Texte'}
              {...(isLine
                ? line
                : { isLong: true, rows: Math.min(10, Math.max(3, setting.value.split('\n').length)) })}
              hint={setting.description ?? undefined}
              error={record.errorOf('value')}
              {...record.form.register('value')}
            />
          )}
          {isChanged && (
            <SettingPreview
              settingKey={setting.key}
              value={typed}
              notes={isDeliveryNote(setting.key) && renderNotes(setting.key, typed.trim())}
            />
          )}
          <ShownOnLinks pages={shownOn} />
          <Flex align="center" wrap="wrap" columnGap="4" rowGap="2">
            <Button
              type="submit"
              minH="11"
              aria-disabled={cannotSave}
              aria-describedby={isChanged ? undefined : `${id}-rien`}
            >
              {record.isBusy ? 'Mise à jour...' : 'Mettre à jour'}
            </Button>
            {!isChanged && <VisuallyHidden id={`${id}-rien`}>Rien n’a changé.</VisuallyHidden>}
            <Text fontSize="sm" color="fg.muted">
              {isChanged ? 'Modification non enregistrée' : isSaved && 'Enregistré'}
            </Text>
          </Flex>
        </Stack>
      </chakra.form>
      {after}
    </Panel>
  )
}
