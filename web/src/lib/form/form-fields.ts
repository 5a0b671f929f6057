import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** What each field of a form needs, by its name: its registration, and what is wrong with it. */
export function fieldsOf<T extends FieldValues>({
  register,
  formState,
}: Pick<UseFormReturn<T>, 'register' | 'formState'>) {
  return <N extends Path<T>>(name: N) => ({
    ...register(name),
    error: formState.errors[name]?.message as string | undefined,
  })
}

/**
 * Puts what the API found wrong under the fields it speaks of, and goes to the first of them.
 * @param names in the order of the screen.
 * @returns whether it spoke of any.
 */
export function showRefusedFields<T extends FieldValues>(
  { setError, setFocus }: Pick<UseFormReturn<T>, 'setError' | 'setFocus'>,
  names: readonly Path<T>[],
  messages: Record<string, string>,
): boolean {
  const bad = names.filter((name) => messages[name])
  for (const name of bad) setError(name, { message: messages[name] })
  if (bad[0]) setFocus(bad[0])
  return bad.length > 0
}
