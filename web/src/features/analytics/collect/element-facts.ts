// Attributes are read with `getAttribute`: a field named « id » or « action » hides the property of its form.

/** Made anew by React or Chakra for each page: counting by it would count nothing. */
const generated = /[:«»]|_r_/

/** What an element is known by: its test id, else the id that somebody gave it. */
export function elementIdOf(element: Element): string | undefined {
  const testId = element.getAttribute('data-testid')
  if (testId) return testId
  const id = element.getAttribute('id')
  return id && !generated.test(id) ? id : undefined
}

/** What any element tells of itself. */
export function elementDetails(element: Element): { tagName: string; classes: string | undefined } {
  return { tagName: element.tagName, classes: element.getAttribute('class') ?? undefined }
}
