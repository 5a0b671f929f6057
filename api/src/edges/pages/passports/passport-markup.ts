import { passportLines } from '../../../features/catalogue/passports/passport-lines.ts'
import type { PassportByCode } from '../../../features/catalogue/passports/passports.service.ts'
import { Markup, markup } from '../../../platform/http/markup.ts'
import { qrCode } from '../labels/label-drawings.ts'

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** The page of a passport, A4: what can be proven of a product, with the code that leads back here. */
export function passportPage({ passport, name, product }: PassportByCode, origin: string): string {
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
<style>${styles}</style>
<script type="application/ld+json">${jsonLd({ passport, name, product }, address)}</script>
</head>
<body>
<main>
<header>
<div>
<p class="kind">Passeport de produit</p>
<h1>${name}</h1>
<p>Faits à jour au ${longDate.format(passport.updatedAt)}.</p>
${passport.endedAt ? markup`<p class="ended">Ce produit n’est plus au catalogue depuis le ${longDate.format(passport.endedAt)}. Son passeport reste lisible ici.</p>` : ''}
${shop ? markup`<p class="back"><a href="${shop}">Voir le produit dans la boutique</a></p>` : ''}
</div>
<figure>${qrCode(address, 'Code QR vers ce passeport')}<figcaption>${passport.code}</figcaption></figure>
</header>
${passport.energyClass ? energyScale(passport.energyClass) : ''}
<dl>
${lines.map(({ label, text }) => markup`<div><dt>${label}</dt><dd>${text}</dd></div>\n`)}</dl>
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
    gtin: passport.gtin ?? undefined,
    model: passport.model ?? undefined,
    material: passport.composition ?? undefined,
    manufacturer: passport.manufacturerName
      ? {
          '@type': 'Organization',
          name: passport.manufacturerName,
          address: passport.manufacturerAddress ?? undefined,
        }
      : undefined,
    hasEnergyConsumptionDetails: passport.energyClass
      ? {
          '@type': 'EnergyConsumptionDetails',
          hasEnergyEfficiencyCategory: `https://schema.org/EUEnergyEfficiencyCategory${passport.energyClass}`,
          energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryG',
          energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA',
        }
      : undefined,
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
body { font: 1rem/1.5 system-ui, sans-serif; color: #1c2b21; background: #e9e6de; print-color-adjust: exact; -webkit-print-color-adjust: exact }
main { max-width: 190mm; margin: 1.5rem auto; padding: 2rem 1.25rem; background: #fff; overflow-wrap: anywhere }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: start; gap: 1rem }
header > div { flex: 1 1 16rem }
h1 { font: 600 1.75rem/1.2 Georgia, serif; text-wrap: balance; margin: .25rem 0 .5rem }
.kind { font-weight: 600; color: #3c5a48 }
.ended { margin-top: .5rem; font-weight: 600 }
.back { margin-top: .5rem }
a { color: #1f4d3a }
figure { text-align: center; font: .875rem/1.4 ui-monospace, monospace }
.code { width: 32mm; height: 32mm; display: block }
dl { margin-top: 1.5rem }
dl > div { display: grid; grid-template-columns: 13rem 1fr; gap: .25rem 1.25rem; padding: .6rem 0; border-top: 1px solid #d8d9cf; break-inside: avoid }
dt { color: #3c5a48; font-weight: 600 }
dd { white-space: pre-line }
.scale { display: flex; gap: .25rem; list-style: none; padding: 0; margin-top: 1.25rem }
.scale li { width: 2rem; text-align: center; border: 1px solid #5b6b60; border-radius: .25rem }
.scale .own { background: #1f4d3a; color: #fff; font-weight: 700 }
footer { margin-top: 1.5rem; padding-top: .75rem; border-top: 1px solid #d8d9cf; font-size: .875rem; color: #3c5a48 }
@media (max-width: 34rem) { main { margin: 0 } dl > div { grid-template-columns: 1fr } }
@media print { body { background: #fff; font-size: 10pt } main { max-width: none; margin: 0; padding: 0 } .back { display: none } }
@page { size: A4; margin: 15mm }
`)
