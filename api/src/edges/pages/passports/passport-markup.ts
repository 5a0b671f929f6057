import { ecoBandOf } from '../../../features/catalogue/listing/bands.rules.ts'
import { passportThing } from '../../../features/catalogue/passports/passport-json-ld.ts'
import { passportLines } from '../../../features/catalogue/passports/passport-lines.ts'
import type { PassportByCode } from '../../../features/catalogue/passports/passports.service.ts'
import { Markup, markup } from '../../../platform/http/markup.ts'
import { withOrdinal } from '../../../platform/reading/french-dates.rules.ts'
import { leafRing, qrCode } from '../labels/label-drawings.ts'

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

const oneDecimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1 })

/** The mark of the shop, as `web/public/favicon.svg` draws it. */
const sprig = new Markup(
  '<svg viewBox="0 0 48 48" aria-hidden="true" fill="currentColor"><path d="M24 2c5 5 5 11 0 16-5-5-5-11 0-16Z"/><path d="M38 10c1 7-3 11.5-11 12 0-7.5 4-11.5 11-12ZM10 10c-1 7 3 11.5 11 12 0-7.5-4-11.5-11-12Z"/><path d="M43 25c-1 6.5-6.5 9-14.5 7C30 25 35.5 22.5 43 25ZM5 25c1 6.5 6.5 9 14.5 7C18 25 12.5 22.5 5 25Z"/><path d="M22.8 20h2.4v26h-2.4z"/></svg>',
)

/** The fonts of the shop by their paths, as the client was built; none where it was not. */
export type ShopFonts = Partial<Record<'inter' | 'fraunces', string>>

/** Those of the client's files in French and its neighbours; what they lack, a font of the device writes. */
const fontRules = ({ inter, fraunces }: ShopFonts): Markup =>
  new Markup(
    [
      inter &&
        `@font-face { font-family: Inter; font-weight: 400 700; font-display: optional; src: url("${inter}") }`,
      fraunces &&
        `@font-face { font-family: Fraunces; font-weight: 400 600; font-display: optional; src: url("${fraunces}") }`,
    ]
      .filter(Boolean)
      .join('\n'),
  )

/** The page of a passport, A4: what can be proven of a product, with the code that leads back here. */
export function passportPage(found: PassportByCode, origin: string, fonts: ShopFonts): string {
  const { passport, name, product, ecoScore, drawing } = found
  const address = `${origin}/passeport/${passport.code}`
  const lines = passportLines(passport)
  const shop = product ? `${origin}/produit/${product.id}` : null
  return markup`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Passeport\u00a0: ${name} — Ramure</title>
<style>${fontRules(fonts)}${styles}</style>
<script type="application/ld+json">${jsonLd(found, address)}</script>
</head>
<body>
<main>
<a class="brand" href="${origin}/">${sprig}Ramure</a>
<header>
${product?.imageUrl ? markup`<img class="picture" src="${product.imageUrl}" alt="" width="160" height="160">` : ''}
<div>
<p class="kind">Passeport de produit</p>
<h1>${name}</h1>
<p>Mis à jour le ${withOrdinal(longDate.format(passport.updatedAt))}.</p>
${ecoScore === null ? '' : markup`<p class="score ${ecoBandOf(ecoScore)}">${leafRing(Number(ecoScore), 'cut')}<span>Éco-score <strong>${oneDecimal.format(Number(ecoScore))} sur 10</strong></span></p>`}
${passport.endedAt ? markup`<p class="ended">Ce produit n’est plus au catalogue depuis le ${withOrdinal(longDate.format(passport.endedAt))}. Son passeport reste lisible ici.</p>` : ''}
${shop ? markup`<p class="back"><a href="${shop}">Voir le produit dans la boutique</a></p>` : ''}
</div>
<figure>${qrCode(address, 'Code QR vers ce passeport')}<figcaption>${passport.code}</figcaption></figure>
</header>
${passport.energyClass ? energyScale(passport.energyClass) : ''}
<dl>
${lines.map(({ label, text }) => markup`<div><dt>${label}</dt><dd>${text}</dd></div>\n`)}</dl>
${drawing ? markup`<figure class="plate" id="planche"><img src="${drawing.imageUrl}" alt="${drawing.altText ?? ''}" width="1280" height="960"></figure>` : ''}
${lines.length === 0 ? markup`<p>Aucun fait n’est encore renseigné.</p>` : ''}
<footer><p>La garantie légale de conformité s’applique dans tous les cas, deux ans à compter de la délivrance.</p><p>${address}</p></footer>
</main>
</body>
</html>
`.text
}

/** The seven classes, the one of the product marked: a letter alone says nothing. */
const energyScale = (own: string): Markup =>
  markup`<ol class="scale" aria-hidden="true">${[...'ABCDEFG'].map((each) =>
    each === own ? markup`<li class="own">${each}</li>` : markup`<li>${each}</li>`,
  )}</ol>
`

/** The same facts in the words of schema.org. */
function jsonLd({ passport, name, product }: PassportByCode, address: string): Markup {
  const thing = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: address,
    sku: product ? String(product.id) : undefined,
    ...passportThing(passport, null),
    additionalProperty: passportLines(passport).map(({ label, text }) => ({
      '@type': 'PropertyValue',
      name: label,
      value: text,
    })),
  }
  // A fact may hold « </script> », which would end the element in the middle of the text.
  return new Markup(JSON.stringify(thing).replaceAll('<', '\\u003c'))
}

const styles = new Markup(`
* { box-sizing: border-box; margin: 0 }
body { font: 1rem/1.5 Inter, system-ui, sans-serif; color: var(--ink); background: var(--desk); print-color-adjust: exact; -webkit-print-color-adjust: exact }
:root { color-scheme: light dark; --ink: light-dark(#1c2b21, #e6ece4); --quiet: light-dark(#3c5a48, #b4c8b8); --green: light-dark(#1f4d3a, #a9d2b4); --paper: light-dark(#fff, #17211b); --desk: light-dark(#e9e6de, #0f1612); --line: light-dark(#d8d9cf, #36433a); --edge: light-dark(#5b6b60, #8b9a8f) }
main { max-width: 190mm; margin: 1.5rem auto; padding: 2rem 1.25rem; background: var(--paper); overflow-wrap: anywhere }
.brand { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; margin-bottom: 1rem; font: 600 1.25rem/1 Fraunces, Georgia, serif; color: var(--green); text-decoration: none }
.brand svg { width: 2rem; height: 2rem }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: start; gap: 1rem 1.5rem }
header > div { flex: 1 1 16rem }
.picture { width: 8rem; height: 8rem; object-fit: cover; border-radius: .75rem; background: #f2efe7 }
h1 { font: 600 1.75rem/1.2 Fraunces, Georgia, serif; text-wrap: balance; margin: .25rem 0 .5rem }
.kind { font-weight: 600; color: var(--quiet) }
.score { display: flex; align-items: center; gap: .75rem; margin-top: .5rem }
.score span { color: var(--ink) }
.ring { width: 3rem; height: 3rem; flex: none }
.EXCELLENT { color: var(--green) } .ECO_RESPONSIBLE { color: light-dark(#47694a, #9cc29f) } .MODERATE { color: light-dark(#855a00, #e0b45c) } .HIGH_IMPACT { color: light-dark(#9e3a1c, #f0a184) }
.ended { margin-top: .5rem; font-weight: 600 }
.back { margin-top: .5rem }
a { color: var(--green) }
header figure { text-align: center; font: .875rem/1.4 ui-monospace, monospace }
.plate { margin-top: 1.5rem; break-inside: avoid }
.plate img { display: block; width: 100%; height: auto; border-radius: .75rem }
.code { width: 32mm; height: 32mm; display: block }
dl { margin-top: 1.5rem }
dl > div { display: grid; grid-template-columns: 13rem 1fr; gap: .25rem 1.25rem; padding: .6rem 0; border-top: 1px solid var(--line); break-inside: avoid }
dt { color: var(--quiet); font-weight: 600 }
dd { white-space: pre-line }
.scale { display: flex; gap: .25rem; list-style: none; padding: 0; margin-top: 1.25rem }
.scale li { width: 2rem; text-align: center; border: 1px solid var(--edge); border-radius: .25rem }
.scale .own { background: #1f4d3a; color: #fff; font-weight: 700 }
footer { margin-top: 1.5rem; padding-top: .75rem; border-top: 1px solid var(--line); font-size: .875rem; color: var(--quiet) }
@media (max-width: 34rem) { main { margin: 0 } dl > div { grid-template-columns: 1fr } }
@media print { :root { color-scheme: light } body { background: #fff; font-size: 10pt } main { max-width: none; margin: 0; padding: 0 } .back { display: none } }
@page { size: A4; margin: 15mm }
`)
