import type { FieldMessages, ShopError } from '../../platform/errors.ts'
import { type Markup, markup } from '../../platform/http/markup.ts'

/** What was typed into a form, by field; whoever sends it may make up any name. */
export type TypedFields = Partial<Record<string, string>>

interface FormField {
  name: string
  label: string
  type: 'text' | 'email' | 'long'
  autocomplete: string
}

/** A form as it is shown again to whoever has sent it. */
export interface RefusedForm {
  /** Where it is sent to, and the page that it stands on. */
  path: string
  page: string
  title: string
  button: string
  fields: FormField[]
}

/** A whole page that needs no script: why a form was refused, and the form with what was typed, to be mended and sent. */
export function refusalPage(form: RefusedForm, { message, details }: ShopError, typed: TypedFields): string {
  const messages = details.fields ?? {}
  const page = markup`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${form.title} — Ramure</title>
<style>
body { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; font: 1.125rem/1.6 system-ui, sans-serif; color: #1c2b21; background: #fff }
label { display: block; font-weight: 600; margin-top: 1rem }
input, textarea { box-sizing: border-box; width: 100%; padding: .6rem; font: inherit; border: 1px solid #5b6b60; border-radius: .4rem }
button { margin-top: 1.5rem; padding: .7rem 1.4rem; font: inherit; font-weight: 600; color: #fff; background: #1f5b3a; border: 0; border-radius: .4rem }
.error { color: #9b1c1c; margin: .25rem 0 0 }
a { color: #1f5b3a }
</style>
</head>
<body>
<main>
<h1>${form.title}</h1>
<p class="error" role="alert">${message}</p>
<form method="post" action="${form.path}">
${form.fields.map((field) => fieldOf(field, typed[field.name] ?? '', messages))}${shownText(typed, messages)}<button type="submit">${form.button}</button>
</form>
<p><a href="${form.page}">Revenir à la page sans envoyer</a></p>
</main>
</body>
</html>
`
  return page.text
}

/** Which wording the form showed, sent on with what is mended; without it where it is what nobody knows. */
const shownText = ({ textVersion }: TypedFields, messages: FieldMessages): Markup | string =>
  textVersion && !messages.textVersion
    ? markup`<input type="hidden" name="textVersion" value="${textVersion}">\n`
    : ''

function fieldOf(
  { name, label, type, autocomplete }: FormField,
  typed: string,
  messages: FieldMessages,
): Markup {
  const message = messages[name]
  const error = message ? markup`<p class="error" id="${name}-error">${message}</p>\n` : ''
  const refused = message ? markup` aria-invalid="true" aria-describedby="${name}-error"` : ''
  const start = markup`id="${name}" name="${name}" required autocomplete="${autocomplete}"`
  const control =
    type === 'long'
      ? // The parser drops a line break that follows the tag: this one, and none that was typed.
        markup`<textarea ${start}${refused} rows="8">\n${typed}</textarea>`
      : markup`<input ${start} type="${type}" value="${typed}"${refused}>`
  return markup`<label for="${name}">${label}</label>\n${control}\n${error}`
}
