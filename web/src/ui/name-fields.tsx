import { FormField, type FormFieldProps } from './form-field.tsx'

/** A field's registration, and what is wrong with it. */
type Asked = Omit<FormFieldProps, 'label'>

/** First and last name, as every form asks for them. */
export function NameFields({ firstName, lastName }: { firstName: Asked; lastName: Asked }) {
  return (
    <>
      <FormField required label="Prénom" autoComplete="given-name" {...firstName} />
      <FormField required label="Nom" autoComplete="family-name" {...lastName} />
    </>
  )
}
