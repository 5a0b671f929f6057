import { shopName } from '../../../ui/layout/page-heading.tsx'
import type { ReceiptRow } from './receipt-rows.ts'

/** Portrait, as social networks show it whole. */
const size = { width: 1080, height: 1350 }
const margin = 120
const fileName = 'ticket-ramure.png'

/** A variable of the theme, as it is in the colour mode of the moment. */
const themed = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--shop-${name}`)
const colour = (name: string) => themed(`colors-${name}`)

/** The shop's fonts, or what stands in for them on this device. */
async function fontsInUse() {
  const heading = themed('fonts-heading')
  const body = themed('fonts-body')
  await Promise.allSettled([
    document.fonts.load(`500 96px ${heading}`),
    document.fonts.load(`400 40px ${body}`),
  ])
  return { heading, body }
}

/** Whole words on as many lines as the width asks for. */
function wrap(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

async function draw(rows: readonly ReceiptRow[], count: string): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const { heading, body } = await fontsInUse()
  const right = size.width - margin

  context.fillStyle = colour('bg-plant')
  context.fillRect(0, 0, size.width, size.height)
  context.fillStyle = colour('bg-panel')
  context.fillRect(60, 60, size.width - 120, size.height - 120)

  context.fillStyle = colour('accent-fg')
  context.font = `500 84px ${heading}`
  context.fillText('Ce que change', margin, 220)
  context.fillStyle = colour('fg-muted')
  context.font = `400 36px ${body}`
  context.fillText(`un panier de ${count}`, margin, 286)
  rule(context, 340)

  let y = 420
  for (const { term, value } of rows) {
    context.font = `600 44px ${body}`
    context.fillStyle = colour('fg')
    context.textAlign = 'right'
    context.fillText(value, right, y)
    const room = right - margin - context.measureText(value).width - 40
    context.textAlign = 'left'
    context.font = `400 38px ${body}`
    context.fillStyle = colour('fg-muted')
    for (const line of wrap(context, term, room)) {
      context.fillText(line, margin, y)
      y += 50
    }
    y += 34
    if (y > size.height - 300) break
  }

  rule(context, size.height - 250)
  context.fillStyle = colour('fg-muted')
  context.font = `400 28px ${body}`
  context.fillText('Somme des estimations des fiches, chaque produit une fois.', margin, size.height - 195)
  context.fillStyle = colour('accent-fg')
  context.font = `500 48px ${heading}`
  context.fillText(`${shopName} · ${location.host}`, margin, size.height - 120)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

function rule(context: CanvasRenderingContext2D, y: number): void {
  context.strokeStyle = colour('border-emphasized')
  context.lineWidth = 3
  context.setLineDash([14, 12])
  context.beginPath()
  context.moveTo(margin, y)
  context.lineTo(size.width - margin, y)
  context.stroke()
}

const isCalledOff = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Draws the receipt and offers it to the device's own sharing, or saves it where there is none. */
export async function shareReceipt(rows: readonly ReceiptRow[], count: string): Promise<void> {
  const file = new File([await draw(rows, count)], fileName, { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: 'Ce que change un panier' }).catch((error: unknown) => {
      if (!isCalledOff(error)) throw error
    })
    return
  }
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(file),
    download: fileName,
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
