import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useId } from 'react'
import { settingChoices, settingValueRules } from '../../../../../api/src/features/settings/settings.rules.ts'
import { SettingCard_SettingFragmentDoc } from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ConflictPanel } from '../../../ui/admin/field-changes.tsx'
import { useRecordForm } from '../../../ui/admin/use-record-form.ts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { useChangeSettings } from './use-change-settings.ts'

/** French names of a setting's fields. */
export const settingLabels = { value: 'Texte' }

interface SettingCardProps {
  setting: FragmentType<typeof SettingCard_SettingFragmentDoc>
  reload: () => Promise<unknown>
  /** Its history. */
  after: ReactNode
}

/** One text of the shop, to be changed by its owner (specification, section 2). */
export function SettingCard({ reload, after, ...props }: SettingCardProps) {
  const setting = readFragment(SettingCard_SettingFragmentDoc, props.setting)
  const { saveSetting } = useChangeSettings()
  const id = useId()
  const words = settingChoices.get(setting.key)
  const record = useRecordForm({
    name: `parametre-${setting.key}`,
    rules: settingValueRules(setting.key),
    record: { values: { value: setting.value }, version: setting.version },
    save: saveSetting(setting.key),
    reload,
    onSaved: () => {},
  })
  return (
    <Panel as="section" aria-labelledby={id} p={{ base: '4', md: '6' }}>
      <chakra.form
        noValidate
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault()
          record.submit()
        }}
      >
        <Stack gap="4" align="stretch">
          <Heading as="h2" id={id} textStyle="xl">
            {setting.label}
          </Heading>
          {record.conflict && <ConflictPanel conflict={record.conflict} labels={settingLabels} />}
          {words ? (
            <>
              <SelectField
                label="Réponse"
                value={record.form.watch('value')}
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
          ) : (
            <FormField
              label="Texte"
              isLong
              rows={Math.min(10, Math.max(3, setting.value.split('\n').length))}
              hint={setting.description ?? undefined}
              error={record.errorOf('value')}
              {...record.form.register('value')}
            />
          )}
          <Button type="submit" alignSelf="start" aria-disabled={record.isBusy}>
            {record.isBusy ? 'Mise à jour...' : 'Mettre à jour'}
          </Button>
        </Stack>
      </chakra.form>
      {after}
    </Panel>
  )
}
