import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Clock, X } from 'lucide-react'
import { z } from 'zod'
import { withOrdinal } from '../../../../api/src/platform/reading/french-dates.rules.ts'
import { FormField, type FormFieldProps } from './form-field.tsx'
import { instantInParis, wallTimeInParis } from './paris-time.ts'

const inParis = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', ...options })

const full = inParis({ dateStyle: 'full', timeStyle: 'short' })
const short = inParis({ dateStyle: 'long', timeStyle: 'short' })
const near = inParis({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** A planned time as a French reader says it, Paris time: « mardi 24 novembre 2026 à 09:00 ». */
export const formatPlannedTime = (instant: Date): string => withOrdinal(full.format(instant))

/** The same of a time within the week: « mardi 24 novembre à 09:00 ». */
export const formatNearTime = (instant: Date): string => withOrdinal(near.format(instant))

/** What a form holds of a planned time. */
export const toPlannedText = (publishAt: string | null | undefined): string =>
  publishAt ? wallTimeInParis(new Date(publishAt)) : ''

/** A planned time, as a form or the history holds it, in words; undefined where nothing is planned. */
export function plannedWords(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const instant = instantInParis(value) ?? new Date(value)
  return Number.isNaN(instant.getTime()) ? undefined : formatPlannedTime(instant)
}

/** The rule of a field of date and time: an instant, as the API wants it; null when it is empty. */
export const typedPlan = z.string().transform((typed, { addIssue }) => {
  const instant = typed === '' ? null : instantInParis(typed)
  if (typed === '' || instant) return instant?.toISOString() ?? null
  addIssue({ code: 'custom', message: 'Une date et une heure, par exemple 24/11/2026 09:00' })
  return z.NEVER
})

/** « Programmé pour le … », on a row or a card. */
export function PlannedBadge({ publishAt }: { publishAt: string }) {
  return (
    <Badge bg="bg.plant" whiteSpace="normal" textAlign="start" lineHeight="1.4">
      <chakra.span flex="none">
        <Clock aria-hidden size="1.1em" />
      </chakra.span>
      <time
        dateTime={publishAt}
      >{`Programmé pour le ${withOrdinal(short.format(new Date(publishAt)))}`}</time>
    </Badge>
  )
}

type PlannedTimeFieldProps = FormFieldProps & {
  /** What is typed. */
  text: string
  onClear: () => void
  /** It is shown by hand: then nothing is planned. */
  isShown: boolean
  /** Before « le mardi … »: « Le produit sera visible ». */
  effect: string
}

/** When something hidden is to be shown by itself; what that means is said under it. */
export function PlannedTimeField({
  text,
  onClear,
  isShown,
  effect,
  gridColumn,
  ...field
}: PlannedTimeFieldProps) {
  const instant = instantInParis(text)
  if (isShown)
    return instant ? (
      <Text role="status" color="fg.muted" textStyle="sm">
        {`La publication programmée pour le ${formatPlannedTime(instant)} sera annulée.`}
      </Text>
    ) : null
  const isPast = instant !== null && instant <= new Date()
  const hint = instant
    ? `${effect} le ${formatPlannedTime(instant)}, heure de Paris.`
    : 'Facultatif. L’heure est celle de Paris.'
  return (
    <Box gridColumn={gridColumn}>
      <FormField
        {...field}
        type="datetime-local"
        step={60}
        hint={isPast ? 'Ce moment est passé\u00a0: choisissez-en un à venir.' : hint}
        maxW={{ md: '72' }}
      />
      {text !== '' && (
        <Button variant="ghost" size="sm" px="3" ms="-3" mt="1" onClick={onClear}>
          <X aria-hidden />
          Ne plus programmer
        </Button>
      )}
    </Box>
  )
}
