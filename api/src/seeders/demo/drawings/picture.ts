import { poly, rect } from './kit.ts'
import { gradientsOf } from './materials.ts'

/** The size of every drawing. */
export const [pictureWidth, pictureHeight] = [1280, 960]

/** Wall and table of a department. */
export type Tones = readonly [string, string]

/** One picture: what it shows, in French for those who do not see it, and its SVG. */
export interface View {
  alt: string
  svg: (tones: Tones) => string
}

/** A whole picture, with the gradients that it names. */
export const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 ${pictureWidth} ${pictureHeight}"><defs>` +
  '<radialGradient id="shadow"><stop offset="0" stop-color="#20261F" stop-opacity="0.38"/><stop offset="0.4" stop-color="#20261F" stop-opacity="0.22"/><stop offset="0.75" stop-color="#20261F" stop-opacity="0.06"/><stop offset="1" stop-color="#20261F" stop-opacity="0"/></radialGradient>' +
  `${gradientsOf(body)}</defs>${body}</svg>`

/** A calm wall and a table, with the light of a window on the wall. */
const room = ([wall, table]: Tones, horizon: number) =>
  `<path d="${rect(0, 0, 1280, 960)}" fill="${wall}"/>` +
  `<path d="${poly([120, 0], [560, 0], [980, horizon], [540, horizon])}" fill="#ffffff" fill-opacity="0.22"/>` +
  `<path d="${poly([620, 0], [700, 0], [1120, horizon], [1040, horizon])}" fill="#ffffff" fill-opacity="0.22"/>` +
  `<path d="${rect(0, horizon, 1280, 960 - horizon)}" fill="${table}"/>`

/** The height of the table's far edge in every picture. */
const horizon = 610

/** An object on the table of its department, a tenth larger than drawn: a card shows it at the size of a stamp. */
export const still = (body: string, tones: Tones) =>
  svg(`${room(tones, horizon)}<g transform="translate(640 500) scale(1.1) translate(-640 -505)">${body}</g>`)

/** A part of it from nearby: where the eye goes, and how near. */
export const closeUp = (body: string, tones: Tones, [x, y, zoom]: readonly [number, number, number]) =>
  svg(`<g transform="translate(640 480) scale(${zoom}) translate(${-x} ${-y})">${widened(tones)}${body}</g>`)

/** The room of a picture that is seen from nearby, wide enough wherever the eye goes. */
const widened = ([wall, table]: Tones) =>
  `<path d="${rect(-1280, -960, 3840, 960 + horizon)}" fill="${wall}"/>` +
  `<path d="${rect(-1280, horizon, 3840, 1920)}" fill="${table}"/>`
