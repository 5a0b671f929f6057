import { Button, IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import {
  fieldNames,
  type PageTexts,
  type SectionGroup,
} from '../../../../../../api/src/features/content/pages/page-structure.rules.ts'
import { ClaimedField } from '../../../../ui/admin/claims/claimed-field.tsx'
import type { RecordForm } from '../../../../ui/admin/use-record-form.ts'
import { MarkedField } from '../content-field.tsx'
import { sectionLabel } from './page-values.ts'

interface PageGroupFieldsProps {
  group: SectionGroup
  record: RecordForm<PageTexts>
}

/** The sections of one kind: each with what can be typed, in their order; where there may be more, one more. */
export function PageGroupFields({ group, record }: PageGroupFieldsProps) {
  const { name, label, min, max, hasTitle, isPlain } = group
  const { form } = record
  const { setValue, setFocus, getValues, control } = form
  const names = Array.from({ length: max }, (_, index) => fieldNames(name, index + 1))
  const [asked, setAsked] = useState(min)
  const written = useWatch({ control, compute: (texts: PageTexts) => lastWritten(names, texts) })
  const count = Math.max(min, asked, written)

  const read = () =>
    names
      .slice(0, count)
      .map(({ title, text }) => ({ title: getValues(title) ?? '', text: getValues(text) ?? '' }))
  const write = (sections: ReturnType<typeof read>) =>
    names.forEach((field, index) => {
      const { title = '', text = '' } = sections[index] ?? {}
      const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
      if (hasTitle && getValues(field.title) !== title) setValue(field.title, title, options)
      if (getValues(field.text) !== text) setValue(field.text, text, options)
    })
  const goTo = (index: number) => {
    const field = names[index]
    if (field) setFocus(hasTitle ? field.title : field.text)
  }
  const move = (from: number, to: number) => {
    const sections = read()
    const [moved] = sections.splice(from, 1)
    if (moved) write(sections.toSpliced(to, 0, moved))
    goTo(to)
  }
  const remove = (index: number) => {
    flushSync(() => {
      setAsked(count - 1)
      write(read().toSpliced(index, 1))
    })
    goTo(Math.max(0, index - 1))
  }
  const add = () => {
    flushSync(() => setAsked(count + 1))
    goTo(count)
  }

  return (
    <Stack gap="5">
      {names.slice(0, count).map((field, index) => {
        const called = sectionLabel(group, index + 1)
        const text = { error: record.errorOf(field.text), ...form.register(field.text) }
        if (!hasTitle)
          return (
            <MarkedField
              key={field.text}
              {...text}
              label={called}
              called={called}
              required
              rows={rowsOf(getValues(field.text))}
            />
          )
        return (
          <chakra.fieldset
            key={field.text}
            aria-label={called}
            borderWidth="1px"
            borderColor="border.muted"
            rounded="lg"
            p="4"
            minW="0"
          >
            <Flex justify="space-between" align="center" wrap="wrap" mb="2">
              <Text fontWeight="semibold">{called}</Text>
              <Flex ms="auto">
                <SectionButton
                  label={`Monter ${called}`}
                  isOff={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp aria-hidden />
                </SectionButton>
                <SectionButton
                  label={`Descendre ${called}`}
                  isOff={index === count - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown aria-hidden />
                </SectionButton>
                {min < max && (
                  <SectionButton
                    label={`Retirer ${called}`}
                    isOff={count <= min}
                    onClick={() => remove(index)}
                  >
                    ×
                  </SectionButton>
                )}
              </Flex>
            </Flex>
            <Stack gap="4">
              <ClaimedField
                label="Titre"
                required
                error={record.errorOf(field.title)}
                {...form.register(field.title)}
              />
              {isPlain ? (
                <ClaimedField {...text} label="Texte" required isLong rows={rowsOf(getValues(field.text))} />
              ) : (
                <MarkedField
                  {...text}
                  label="Texte"
                  called={called}
                  required
                  rows={rowsOf(getValues(field.text))}
                />
              )}
            </Stack>
          </chakra.fieldset>
        )
      })}
      {count < max && min < max && (
        <Button variant="outline" alignSelf="start" onClick={add}>
          {`Ajouter\u00a0: ${label.toLowerCase()}`}
        </Button>
      )}
    </Stack>
  )
}

interface SectionButtonProps {
  label: string
  /** It stays where it is, and does nothing. */
  isOff: boolean
  onClick: () => void
  /** Its sign. */
  children: ReactNode
}

function SectionButton({ label, isOff, onClick, children }: SectionButtonProps) {
  return (
    <IconButton
      variant="ghost"
      minW="11"
      minH="11"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      <chakra.span aria-hidden fontSize="xl">
        {children}
      </chakra.span>
    </IconButton>
  )
}

/** How many sections there are, up to the last with any text. */
const lastWritten = (names: readonly { title: string; text: string }[], texts: PageTexts) =>
  names.findLastIndex(({ title, text }) => texts[title] || texts[text]) + 1

/** Lines that show most of a text without growing beyond a screen. */
const rowsOf = (text = '') =>
  Math.min(14, Math.max(3, text.split('\n').length + Math.floor(text.length / 90)))
