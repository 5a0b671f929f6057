import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ClaimFinding } from '../../../../../api/src/features/claims/guard/check-claims.rules.ts'
import { FormField, type FormFieldProps } from '../../form/form-field.tsx'
import { ClaimList, claimKindWords } from './claim-list.tsx'
import { useClaims } from './use-claims.ts'

/** A field whose text customers will read: claims that nobody can prove are underlined while one types. */
export function ClaimedField({ gridColumn, ...field }: FormFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  return (
    <Box ref={box} gridColumn={gridColumn}>
      <FormField
        {...field}
        behind={
          <chakra.div
            ref={layer}
            aria-hidden
            position="absolute"
            insetY="0"
            insetStart="0"
            overflow="hidden"
            color="transparent"
            borderColor="transparent"
            borderStyle="solid"
            pointerEvents="none"
            overflowWrap="break-word"
            userSelect="none"
          />
        }
      />
      <Claims box={box} layer={layer} field={field.name} />
    </Box>
  )
}

type Control = HTMLInputElement | HTMLTextAreaElement

interface ClaimsProps {
  box: RefObject<HTMLDivElement | null>
  layer: RefObject<HTMLDivElement | null>
  /** The name of the field. */
  field: string | undefined
}

/** What is found in the text of the field beside it: with each letter this alone is drawn anew, and not the field. */
function Claims({ box, layer, field }: ClaimsProps) {
  const [text, setText] = useState('')
  const control = () => box.current?.querySelector<Control>('textarea, input')
  // Forms write to the input itself, which tells nobody: after each drawing it is asked what it holds.
  useEffect(() => {
    const held = control()?.value
    if (held !== undefined && held !== text) setText(held)
  })
  useEffect(() => {
    const place = box.current
    const follow = ({ target }: Event) => setText((target as Control).value)
    place?.addEventListener('input', follow)
    return () => place?.removeEventListener('input', follow)
  }, [box])
  const { text: read, findings, settled } = useClaims(text, field)
  if (findings.length === 0 && settled.length === 0) return null
  const show = ({ start, end }: ClaimFinding) => {
    const field = control()
    field?.focus()
    field?.setSelectionRange(start, end)
  }
  return (
    <>
      <Underlines text={read} findings={findings} control={control} layer={layer} />
      <ClaimList findings={findings} settled={settled} onShow={show} />
    </>
  )
}

/** What decides where a letter stands. */
const copied = [
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontFeatureSettings',
  'letterSpacing',
  'lineHeight',
  'textAlign',
] as const

interface UnderlinesProps extends Pick<ClaimsProps, 'layer'> {
  text: string
  findings: readonly ClaimFinding[]
  control: () => Control | null | undefined
}

/** The same text behind the input, unseen but for the lines under what was found; it scrolls with it. */
function Underlines({ text, findings, control, layer }: UnderlinesProps) {
  useLayoutEffect(() => {
    const [typed, mirror] = [control(), layer.current]
    if (!typed || !mirror) return
    const style = getComputedStyle(typed)
    for (const name of copied) mirror.style[name] = style[name]
    const isLong = typed instanceof HTMLTextAreaElement
    mirror.style.whiteSpace = isLong ? 'pre-wrap' : 'pre'
    if (!isLong) mirror.style.lineHeight = `${typed.clientHeight}px`
    const follow = () => {
      // Without what the scrollbar of the text takes.
      mirror.style.width = `${typed.clientWidth + Number.parseFloat(style.borderLeftWidth) * 2}px`
      mirror.scrollTop = typed.scrollTop
      mirror.scrollLeft = typed.scrollLeft
    }
    follow()
    typed.addEventListener('scroll', follow)
    const resized = new ResizeObserver(follow)
    resized.observe(typed)
    return () => {
      typed.removeEventListener('scroll', follow)
      resized.disconnect()
    }
  })
  if (!layer.current) return null
  return createPortal(
    parts(text, findings).map(({ start, words, finding }) =>
      finding ? (
        <Underline key={start} finding={finding}>
          {words}
        </Underline>
      ) : (
        <span key={start}>{words}</span>
      ),
    ),
    layer.current,
  )
}

function Underline({ finding, children }: { finding: ClaimFinding; children: string }) {
  const { line, color } = claimKindWords[finding.kind]
  return (
    <chakra.span
      textDecorationLine="underline"
      textDecorationColor={color}
      textDecorationThickness="2px"
      textUnderlineOffset="3px"
      style={{ textDecorationStyle: line }}
    >
      {children}
    </chakra.span>
  )
}

/** The text in pieces: what was found, and what is between; the rest of one that reaches into the next is plain. */
function parts(text: string, findings: readonly ClaimFinding[]) {
  const pieces: { start: number; words: string; finding?: ClaimFinding }[] = []
  let at = 0
  for (const finding of findings) {
    const start = Math.max(at, finding.start)
    if (finding.end <= at) continue
    pieces.push({ start: at - 0.5, words: text.slice(at, start) })
    pieces.push({ start, words: text.slice(start, finding.end), finding })
    at = finding.end
  }
  // A break at the end has no height of its own.
  pieces.push({ start: at - 0.5, words: `${text.slice(at)}\u200b` })
  return pieces
}
