import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetTabStorage, readTabStorage, writeTabStorage } from './session-storage.ts'

/** A thing that is edited: what the server has of it. Without a version it is new. */
export interface EditedRecord<V extends FieldValues> {
  values: V
  version?: number
}

/** What was typed into a form, and the copy of the record that it was typed over. */
export interface FormDraft<V extends FieldValues> {
  base: EditedRecord<V>
  typed: V
}

const prefix = 'draft:'

/** Forgets what was typed into a form: it was saved, or given up. */
export const forgetDraft = (name: string): void => writeTabStorage(prefix + name, undefined)

/** Forgets what was typed into any form of this tab: somebody else may be next. */
export const forgetAllDrafts = (): void => forgetTabStorage(prefix)

/** The fields that two copies of a record do not agree on. */
export const changedFields = <V extends FieldValues>(a: V, b: V) =>
  Object.keys(a).filter((field) => a[field] !== b[field]) as (keyof V & string)[]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of kept facts, those that this form has: a draft may be of an older version of the shop. */
function fitting<V extends FieldValues>(facts: unknown, record: V): V {
  if (!isRecord(facts)) return record
  const known = Object.entries(facts).filter(
    ([field, value]) => field in record && typeof value === typeof record[field],
  )
  return { ...record, ...Object.fromEntries(known) }
}

/** What is kept of a form, or null. */
export function readDraft<V extends FieldValues>(name: string, record: EditedRecord<V>): FormDraft<V> | null {
  const kept = readTabStorage(prefix + name)
  if (!isRecord(kept) || !isRecord(kept.base) || !isRecord(kept.typed)) return null
  const { version, values } = kept.base
  if (typeof version !== typeof record.version) return null
  const base = { values: fitting(values, record.values), version: version as number | undefined }
  return { base, typed: fitting(kept.typed, base.values) }
}

/** Keeps what is typed, as long as it differs from the record. */
export function keepDraft<V extends FieldValues>(name: string, base: EditedRecord<V>, typed: V): void {
  const isTyped = changedFields(base.values, typed).length > 0
  writeTabStorage(prefix + name, isTyped ? { base, typed } : undefined)
}

/**
 * Keeps what is typed into a form, in this tab, until `forgetDraft`: signing in again, or a reload, brings it back.
 * @param name of the form and the thing in it, e.g. « produit-12 ».
 * @param draft what was kept when the form was opened.
 * @param base the copy of the record that is typed over.
 */
export function useFormDraft<V extends FieldValues>(
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
