import './zod-without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import type { Outcome } from '../graphql/use-admin-change.ts'
import { showRefusedFields } from './form-fields.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'
import {
  changedFields,
  type EditedRecord,
  forgetDraft,
  keepDraft,
  readDraft,
  useFormDraft,
} from './use-form-draft.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

interface RecordFormOptions<V extends FieldValues> {
  /** Names what is typed, e.g. « produit-12 »: it survives signing in again. */
  name: string
  /** Rules of the whole form, the same that the server holds it to. */
  rules: z.ZodType
  record: EditedRecord<V>
  /** Saves what was changed, as parsed by the rules, never nothing; of a new thing, everything. */
  save: (changes: Record<string, unknown>, version: number | undefined) => Promise<Outcome<unknown>>
  /** Asks the server for the record again, after somebody else has changed it. */
  reload?: () => Promise<unknown>
  /** What was typed is saved; or nothing was, and there is nothing to save. */
  onSaved: () => void
}

/** What somebody else changed while this form was open, and the two ways on. */
export interface EditConflict<V extends FieldValues> {
  /** Fields that they changed. */
  fields: (keyof V & string)[]
  /** As it was when this form was opened. */
  before: V
  /** As they saved it. */
  theirs: V
  keepMine: () => void
  takeTheirs: () => void
}

/** A form on a record. */
export interface RecordForm<V extends FieldValues> {
  form: UseFormReturn<V>
  isBusy: boolean
  conflict: EditConflict<V> | null
  submit: () => void
  /** The message under a field. */
  errorOf: (field: keyof V & string) => string | undefined
}

/**
 * The form of a record: checks with the server's own rules, sends only what was changed together with the version
 * it was made from, keeps what is typed until it is saved or given up, and when somebody else was faster shows what
 * they changed.
 */
export function useRecordForm<V extends FieldValues>(options: RecordFormOptions<V>): RecordForm<V> {
  const { name, rules, record, save, reload, onSaved } = options
  const [draft] = useState(() => readDraft(name, record))
  const [base, setBase] = useState(draft?.base ?? record)
  const form = useForm<V>({
    defaultValues: base.values as DefaultValues<V>,
    resolver: zodResolver(rules as never) as unknown as Resolver<V>,
  })
  useFormDraft(name, form, draft, base)
  const { formState, reset, getValues } = form
  const { isDirty, dirtyFields, errors } = formState
  const forget = useCallback(() => forgetDraft(name), [name])
  const release = useUnsavedChanges(isDirty, forget)
  const { isBusy, run } = useOneAtATime()
  const leave = () => {
    forget()
    release()
    onSaved()
  }

  const adopt = (keepMine: boolean) => {
    setBase(record)
    reset(record.values, { keepDirtyValues: keepMine })
    keepDraft(name, record, getValues())
  }
  const fields = record.version === base.version ? [] : changedFields(base.values, record.values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged when the server's copy changes, not when typing.
  useEffect(() => {
    const isTyped = changedFields(base.values, getValues()).length > 0
    // While it is being saved, the copy that comes in is our own.
    if (record.version !== base.version && !isBusy && !(isTyped && fields.length > 0)) adopt(true)
  }, [record.version, isBusy])

  const submit = form.handleSubmit(async (values) => {
    const typed = getValues()
    const isNew = base.version === undefined
    const entries = Object.entries(values).filter(([field]) => isNew || field in dirtyFields)
    if (entries.length === 0) return leave()
    const outcome = await save(Object.fromEntries(entries), base.version)
    if ('done' in outcome) {
      setBase({ ...base, values: typed })
      // Keeps what was typed meanwhile.
      reset(typed, { keepValues: true })
      return leave()
    }
    const { code, fields: messages } = outcome.refusal
    // Where it does not come now, the next try is told the same.
    if (code === 'CONFLICT' && 'version' in messages) return void (await reload?.().catch(() => {}))
    showRefusedFields(form, Object.keys(base.values) as Path<V>[], messages)
  })

  return {
    form,
    isBusy,
    conflict:
      fields.length > 0 && isDirty && !isBusy
        ? {
            fields,
            before: base.values,
            theirs: record.values,
            keepMine: () => adopt(true),
            takeTheirs: () => adopt(false),
          }
        : null,
    submit: () => void run(() => submit()),
    errorOf: (field) => (errors[field]?.message as string | undefined) || undefined,
  }
}
