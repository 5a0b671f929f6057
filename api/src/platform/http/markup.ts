/** A piece of XML or HTML in which every value is escaped. */
export class Markup {
  /** @param text as it is sent. */
  constructor(readonly text: string) {}
}

type Value = string | number | Markup | readonly Markup[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What neither XML nor HTML can hold, not even escaped: control characters, halves of an emoji, non-characters. */
const unspeakable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(unspeakable, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

const shown = (value: Value): string => {
  if (value instanceof Markup) return value.text
  return Array.isArray(value) ? value.map(({ text }) => text).join('') : escaped(String(value))
}

/** Text with a meaning for machines: each `${value}` is escaped, but for pieces that are markup themselves. */
export const markup = (texts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(String.raw({ raw: texts }, ...values.map(shown)))
