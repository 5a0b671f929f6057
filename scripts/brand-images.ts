import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { findChromium, launchChromium } from '../e2e/support/browser.ts'
import { palette } from '../web/src/app/theme/palette.ts'

// Draws the images of the brand in web/public anew: node --import tsx scripts/brand-images.ts
// They are committed; this is for the day when the sprig, the palette or the sentence changes.

const folder = 'web/public'
const favicon = readFileSync(join(folder, 'favicon.svg'), 'utf8')
const light = (name: keyof typeof palette) => palette[name][0]

/** For home screens. What a system cuts to its own shape has no corners: « maskable ». */
async function drawIcons(): Promise<void> {
  const icons = [
    ['icon-192.png', 192, favicon],
    ['icon-512.png', 512, favicon],
    ['icon-maskable-512.png', 512, favicon.replace('rx="12"', 'rx="0"')],
  ] as const
  for (const [name, size, svg] of icons)
    await sharp(Buffer.from(svg), { density: (72 * size) / 48 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toFile(join(folder, name))
}

const font = (family: string, file: string) => {
  const bytes = readFileSync(`node_modules/@fontsource-variable/${file}`).toString('base64')
  return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${bytes})}`
}

/** Ten slender leaves, as around the image of the home page. */
const ring = Array.from({ length: 10 }, (_, index) => {
  const turn = `rotate(${index * 36} 50 50) rotate(52 50 10.75)`
  return `<path transform="${turn}" fill-opacity="${index < 9 ? 1 : 0.25}" d="M50 1C55.5 6 55.5 15 50 20.5 44.5 15 44.5 6 50 1Z"/>`
}).join('')

const shareImage = `<!doctype html><html lang="fr"><meta charset="utf-8"><style>
${font('Fraunces', 'fraunces/files/fraunces-latin-opsz-normal.woff2')}
${font('Inter', 'inter/files/inter-latin-wght-normal.woff2')}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;display:grid;grid-template-columns:1fr 500px;background:${light('bg.canvas')};color:${light('fg.DEFAULT')}}
main{padding:64px 24px 64px 80px;display:flex;flex-direction:column;justify-content:space-between}
.name{display:flex;align-items:center;gap:20px;font:600 44px Fraunces;color:${light('accent.solid')}}
.name svg{width:64px;height:64px}
h1{font:500 84px/1.08 Fraunces;letter-spacing:-.025em;color:${light('accent.solid')};font-optical-sizing:auto}
p{font:400 29px/1.45 Inter;color:${light('fg.muted')}}
aside{background:${light('bg.plant')};display:grid;place-items:center}
.ring{grid-area:1/1;width:400px;fill:${light('eco.responsible')};overflow:visible}
.score{grid-area:1/1;text-align:center;font:500 120px/1 Fraunces;letter-spacing:-.03em;color:${light('accent.solid')}}
.score small{display:block;margin-top:6px;font:500 28px Inter;letter-spacing:0;color:${light('fg.muted')}}
</style><body>
<main><div class="name">${favicon}Ramure</div>
<h1>Mieux choisir, chiffres à&nbsp;l’appui.</h1>
<p>Un éco-score sur 10 pour chaque produit,<br>des matières premières à la fin de vie.</p></main>
<aside><svg class="ring" viewBox="0 0 100 100">${ring}</svg><div class="score">9,1<small>sur 10</small></div></aside>
</body></html>`

/** What a shared link shows, 1200 by 630; by Chromium, which has the shop's typefaces. */
async function drawShareImage(): Promise<void> {
  const chromium = findChromium()
  if (!chromium) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.')
  const browser = await launchChromium(chromium)
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
    await page.setContent(shareImage)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const shot = await page.screenshot()
    await sharp(shot).png({ palette: true, effort: 10 }).toFile(join(folder, 'og-image.png'))
  } finally {
    await browser.close()
  }
}

await drawIcons()
await drawShareImage()
