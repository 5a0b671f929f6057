interface Part {
  type: string
  code?: string
}

/** Rolldown, for code that Node runs: see decision 067. Last of all: printing the code once more would undo it. */
export const asciiChunks = {
  name: 'ascii-chunks',
  generateBundle(_options: unknown, bundle: Record<string, Part>) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk' && part.code) part.code = asciiSource(part.code)
  },
}

/**
 * The same JavaScript in ASCII. Node keeps the text of every file that it runs, with two bytes a letter as soon as one
 * of them is not ASCII; « É » is written « \u00c9 », and an escape that changes nothing (« \– » in a pattern) goes.
 * @param code has no comments whose letters matter, and no `String.raw` with such letters.
 */
export const asciiSource = (code: string): string =>
  code.replace(
    /(\\*)([^\0-\x7f])/g,
    (_all, slashes: string, letter: string) =>
      `${slashes.length % 2 ? slashes.slice(1) : slashes}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
