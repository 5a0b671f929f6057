import type { Page } from 'playwright-core'

/** Words that are set with the figures of a table, which widen their hyphens: « Sous - total ». Waits for the words. */
export async function wideHyphens(page: Page): Promise<string[]> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  return page.evaluate(() => {
    const words: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      if (!parentElement || !/\p{L}-\p{L}/u.test(data)) continue
      if (getComputedStyle(parentElement).fontVariantNumeric.includes('tabular-nums')) words.push(data)
    }
    return words
  })
}
