import { useLayoutEffect, useRef } from 'react'
import { expect, it, vi } from 'vitest'
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

/** A field that was open when the code of its search came. */
function Opened({ onClose, isLeft }: { onClose: () => void; isLeft: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (!isLeft) input.current?.focus()
  }, [isLeft])
  useSearchBox({ form, input, isOpen: true, onOpen: nothing, onClose })
  return (
    <form ref={form}>
      <input ref={input} aria-label="Rechercher" />
    </form>
  )
}

it('does not open for who has left the field before it listened', () => {
  const [left, stayed] = [vi.fn(), vi.fn()]
  render(<Opened isLeft onClose={left} />)
  expect(left).toHaveBeenCalled()
  render(<Opened isLeft={false} onClose={stayed} />)
  expect(stayed).not.toHaveBeenCalled()
})
