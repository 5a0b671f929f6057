import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import {
  accessibilityAuditValueRules,
  conformityReason,
  conformityWords,
  readAccessibilityAudit,
} from '../../../../../api/src/features/settings/accessibility-audit.rules.ts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'

/** An audit as its fields hold it, whole or not. */
const emptyAudit = { by: '', on: '', met: '', applicable: '', report: '' }

type TypedAudit = typeof emptyAudit

function readTyped(value: string): TypedAudit {
  try {
    const given: Record<string, unknown> = JSON.parse(value)
    return {
      ...emptyAudit,
      ...Object.fromEntries(Object.entries(given).map(([name, each]) => [name, String(each)])),
    }
  } catch {
    return emptyAudit
  }
}

/** What is no number goes on as it is: the rules say so. */
const numberIn = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text)

const writeTyped = ({ met, applicable, ...typed }: TypedAudit): string =>
  Object.values({ met, applicable, ...typed }).every((text) => text === '')
    ? ''
    : JSON.stringify({
        ...{ by: typed.by, on: typed.on, met: numberIn(met), applicable: numberIn(applicable) },
        report: typed.report,
      })

/** What a kept or typed audit says, for the history; other texts are told as they are. */
export function auditText(_field: string, value: unknown): string | undefined {
  const audit = typeof value === 'string' ? readAccessibilityAudit(value) : null
  return audit ? conformityReason(audit) : undefined
}

interface AuditFieldsProps {
  /** Of the setting, or of what is typed so far. */
  value: string
  onChange: (value: string) => void
  hint: string | undefined
  error: string | undefined
}

/** The audit of accessibility, field by field, and the state that the site announces by it. */
export function AuditFields({ value, onChange, hint, error }: AuditFieldsProps) {
  const typed = readTyped(value)
  const field = (name: keyof TypedAudit) => ({
    value: typed[name],
    onChange: (text: string) => onChange(writeTyped({ ...typed, [name]: text })),
  })
  const line = (name: keyof TypedAudit) => {
    const { value: text, onChange: change } = field(name)
    return {
      value: text,
      onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
    }
  }
  const { success } = accessibilityAuditValueRules.safeParse(value)
  const audit = success ? readAccessibilityAudit(value) : null
  return (
    <Stack gap="4">
      <Text fontSize="sm" color="fg.muted">
        {hint}
      </Text>
      <Grid templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} columnGap="4" rowGap="3">
        <FormField label="Audité par" {...line('by')} />
        <FormField label="Date du rapport" type="date" {...line('on')} />
        <NumberField label="Critères respectés" decimals={0} {...field('met')} />
        <NumberField label="Critères applicables" decimals={0} {...field('applicable')} />
        <FormField
          label="Adresse du rapport, s’il est publié"
          type="url"
          gridColumn="1 / -1"
          {...line('report')}
        />
      </Grid>
      {error && (
        <Text role="alert" color="danger.fg">
          {error}
        </Text>
      )}
      {success ? (
        <Text fontSize="sm">
          Le site annoncera{'\u00a0'}: <strong>{conformityWords(audit)}</strong>. {conformityReason(audit)}
        </Text>
      ) : (
        <Text fontSize="sm" color="fg.muted">
          L’état s’affiche ici dès que l’audit est complet. Videz les champs pour le retirer.
        </Text>
      )}
    </Stack>
  )
}
