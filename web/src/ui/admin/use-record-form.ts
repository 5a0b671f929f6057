import '../../lib/form/zod-without-eval.ts'
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
import type { Outcome } from '../../graphql/use-action.ts'
import { showRefusedFields } from '../../lib/form/form-fields.ts'
import { useUnsavedChanges } from '../../lib/form/unsaved-changes.ts'
import { usePending } from '../../lib/form/use-pending.ts'
import { readTab, writeTab } from '../../lib/session/browser-storage.ts'

/** A thing that is edited: what the server has of it. Without a version it is new. */
interface EditedRecord<V extends FieldValues> {
  values: V
  version?: number
}

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
  const { isBusy, run } = usePending()
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
    // While saving, the copy that comes in is our own.
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
    // If the reload fails, the next save meets the same conflict.
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

/** What was typed into a form, and the copy of the record that it was typed over. */
interface FormDraft<V extends FieldValues> {
  base: EditedRecord<V>
  typed: V
}

/** Forgets what was typed into a form: it was saved, or given up. */
export const forgetDraft = (name: string): void => writeTab('drafts', undefined, name)

/** The fields that two copies of a record do not agree on. */
const changedFields = <V extends FieldValues>(a: V, b: V) =>
  Object.keys(a).filter((field) => a[field] !== b[field]) as (keyof V & string)[]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The kept fields that this form has: a draft may come from an older version of the shop. */
function fitting<V extends FieldValues>(fields: unknown, record: V): V {
  if (!isRecord(fields)) return record
  const known = Object.entries(fields).filter(
    ([field, value]) => field in record && typeof value === typeof record[field],
  )
  return { ...record, ...Object.fromEntries(known) }
}

/** What is kept of a form, or null. */
export function readDraft<V extends FieldValues>(name: string, record: EditedRecord<V>): FormDraft<V> | null {
  const kept = readTab('drafts', name)
  if (!isRecord(kept) || !isRecord(kept.base) || !isRecord(kept.typed)) return null
  const { version, values } = kept.base
  if (typeof version !== typeof record.version) return null
  const base = { values: fitting(values, record.values), version: version as number | undefined }
  return { base, typed: fitting(kept.typed, base.values) }
}

/** Keeps what is typed, as long as it differs from the record. */
export function keepDraft<V extends FieldValues>(name: string, base: EditedRecord<V>, typed: V): void {
  const isTyped = changedFields(base.values, typed).length > 0
  writeTab('drafts', isTyped ? { base, typed } : undefined, name)
}

/**
 * Keeps what is typed into a form, in this tab, until `forgetDraft`: signing in again, or a reload, brings it back.
 * @param name of the form and the thing in it, e.g. « produit-12 ».
 * @param draft what was kept when the form was opened.
 * @param base the copy of the record that is typed over.
 */
function useFormDraft<V extends FieldValues>(
  name: string,
  form: UseFormReturn<V>,
  draft: FormDraft<V> | null,
  base: EditedRecord<V>,
): void {
  const { reset, watch } = form
  useEffect(() => {
    if (draft) reset(draft.typed, { keepDefaultValues: true })
  }, [draft, reset])
  useEffect(() => {
    // A field without a name is the form's own doing: a record that came in, which nobody has typed.
    const { unsubscribe } = watch((typed, { name: field }) => {
      if (field !== undefined) keepDraft(name, base, typed as V)
    })
    return unsubscribe
  }, [name, watch, base])
}
