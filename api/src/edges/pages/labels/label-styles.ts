import { Markup } from '../../../platform/http/markup.ts'

/**
 * Styles of the labels: millimetres, for they are paper. A label is an A6 sheet that is folded once, front at the left;
 * an A4 sheet holds four. Printers leave a border of about 5 mm: nothing is written there. A fact that has no room goes
 * into a second column, which is cut off: each stands whole, or not at all. The name is always whole.
 */
export const labelStyles = new Markup(`
* { box-sizing: border-box; margin: 0 }
body { font: 9pt/1.35 system-ui, sans-serif; color: #1c2b21; background: #e9e6de; print-color-adjust: exact; -webkit-print-color-adjust: exact }
header { max-width: 148mm; margin: 0 auto; padding: 1.5rem 1rem 1rem; font-size: 1rem; line-height: 1.5 }
header h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; margin-bottom: .5rem }
a { color: #1f4d3a }
kbd { font: inherit; font-weight: 600; padding: 0 .3em; border: 1px solid #5b6b60; border-radius: .25em; background: #fff }
.label { width: 148mm; height: 105mm; display: grid; grid-template-columns: 1fr 1fr; background: #fff; overflow: hidden; break-inside: avoid }
.side { height: 105mm; padding: 7mm; display: flex; flex-direction: column; overflow: hidden; overflow-wrap: anywhere }
.back { border-left: .2mm dashed #5b6b60 }
.kind { font-size: 7.5pt; font-weight: 600; color: #3c5a48; display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; overflow: hidden }
h2 { text-wrap: balance; font: 600 14pt/1.15 Georgia, serif; margin-top: 1mm }
.medium { font-size: 12pt } .small { font-size: 10.5pt } .smaller { font-size: 9pt } .smallest { font-size: 8pt }
.score { display: flex; align-items: center; gap: 3mm; margin-top: 2mm }
.ring { width: 15mm; height: 15mm; flex: none }
.score strong { display: block; font: 600 15pt/1.1 Georgia, serif; color: #1c2b21 }
.EXCELLENT { color: #1f4d3a } .ECO_RESPONSIBLE { color: #47694a } .MODERATE { color: #855a00 } .HIGH_IMPACT { color: #9e3a1c }
.cost { margin-top: 2mm; font-weight: 600 }
.points { margin-top: 2mm; font-size: 7.5pt; line-height: 1.35; color: #3c5a48 }
.points span { display: inline-block; margin-right: 1.5mm }
.points b { color: #1c2b21 }
.price { font: 600 22pt/1.1 Georgia, serif; margin-top: 2mm; white-space: nowrap }
.price small { font: 600 8.5pt/1 system-ui, sans-serif; color: #3c5a48 }
.savings { margin-top: 1mm; font-size: 8.5pt; line-height: 1.25; display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden }
.way { display: flex; align-items: center; gap: 3mm; margin-top: auto; font-size: 7.5pt; line-height: 1.3 }
.code { width: 24mm; height: 24mm; flex: none; margin: 0 0 -2mm -2mm }
.back h3 { font: 600 13pt/1.15 Georgia, serif }
.back h4 { font-size: 8.5pt; margin-top: 2.5mm }
.back .name { font-size: 8pt; line-height: 1.25; color: #3c5a48; margin-top: .5mm }
.side > * { flex: none }
.side > .room, .side > .facts { flex: 1 1 0; min-height: 0; display: flex; flex-flow: column wrap; overflow: hidden }
.room > *, .facts > * { width: 100% }
.text { font-size: 8pt; line-height: 1.3; display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden }
.why, .keep { -webkit-line-clamp: 3 } .fact { -webkit-line-clamp: 2; margin-top: 1.5mm; white-space: pre-line } .whole { -webkit-line-clamp: none }
.notes { margin-top: auto; padding-top: 2mm }
.notes p { display: flex; align-items: end; gap: 2mm; height: 6mm; font-size: 8pt }
.notes p::after { content: ''; flex: 1; border-bottom: .2mm solid #5b6b60 }
@media screen {
  .label { margin: 0 auto 1.5rem; box-shadow: 0 1px 6px #0003 }
}
@media screen and (max-width: 152mm) {
  .label { width: auto; max-width: 74mm; height: auto; grid-template-columns: 1fr }
  .side > .room, .side > .facts { display: block }
  .back { border-left: 0; border-top: .2mm dashed #5b6b60 }
}
@media print {
  body { background: #fff }
  header { display: none }
}
`)

/** One label on one A6 sheet. */
export const singleStyles = new Markup('@page { size: 148mm 105mm; margin: 0 }')

/** Four labels on each A4 sheet, to be cut along the grey lines. */
export const sheetStyles = new Markup(`@page { size: A4 landscape; margin: 0 }
@media print {
  .sheet { width: 297mm; height: 210mm; display: grid; grid-template: 105mm 105mm / 148.5mm 148.5mm; overflow: hidden; break-after: page }
  .sheet:last-child { break-after: auto }
  .label { width: 148.5mm; outline: .1mm solid #c3cac0 }
}`)
