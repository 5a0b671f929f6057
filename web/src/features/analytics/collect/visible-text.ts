/** Personal content: what people type, and what the shop shows about them. */
const silent = 'input, textarea, select, [contenteditable], script, style, noscript, [data-private]'

/** A text with an e-mail address identifies somebody. */
const mailAddress = /\S@\S/

const long = 200

/** The first words inside, without fields, scripts and what is private; read from the tree, for layout takes time. */
function words(root: Element): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Element)
      return node.matches(silent) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
    return NodeFilter.FILTER_ACCEPT
  })
  let text = ''
  let parent: Node | null = null
  while (text.length < long && walker.nextNode()) {
    const node = walker.currentNode
    // Texts of two elements are separated by a space.
    if (node.parentNode !== parent) text += ' '
    parent = node.parentNode
    text = (text + (node.nodeValue ?? '')).replace(/\s+/gu, ' ')
  }
  return text.trim()
}

/** What an element is called: its text, else its label. Never the value of a field, nor what is marked `data-private`. */
export function visibleText(element: Element): string | undefined {
  if (element.closest('[data-private]')) return undefined
  const text = element.closest(silent) ? '' : words(element)
  const name = text || element.getAttribute('aria-label') || ''
  return mailAddress.test(name) ? undefined : name
}
