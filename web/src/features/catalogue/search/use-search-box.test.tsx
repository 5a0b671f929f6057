import { useLayoutEffect, useRef } from 'react'
import { expect, it } from 'vitest'
import { render } from '../../../test/render.tsx'
import { useSearchBox } from './use-search-box.ts'

const nothing = () => undefined

/** A field that is typed in after it was drawn, and before the search listens to it. */
function Hurried({ onText }: { onText: (text: string) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { text } = useSearchBox({ form, input, isOpen: true, onOpen: nothing, onClose: nothing })
  useLayoutEffect(() => {
    if (input.current) input.current.value = 'pommeau'
  }, [])
  onText(text)
  return (
    <form ref={form}>
      <input ref={input} aria-label="Rechercher" />
    </form>
  )
}

it('loses no letter that was typed before it listened', () => {
  const texts: string[] = []
  render(<Hurried onText={(text) => texts.push(text)} />)
  expect(texts.at(-1)).toBe('pommeau')
})
