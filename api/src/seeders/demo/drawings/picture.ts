import { rect } from './kit.ts'
import { gradientsOf } from './materials.ts'
import { type Ground, grounds, horizon, type Tones } from './places/grounds.ts'

export type { Tones }

/** The size of every drawing. */
export const [pictureWidth, pictureHeight] = [1280, 960]

/** One picture: what it shows, in French for those who do not see it, and its SVG. */
export interface View {
  alt: string
  svg: (tones: Tones) => string
}

/** A whole picture, with the gradients that it names. */
export const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 ${pictureWidth} ${pictureHeight}"><defs>` +
  '<radialGradient id="shadow"><stop offset="0" stop-color="#20261F" stop-opacity="0.38"/><stop offset="0.4" stop-color="#20261F" stop-opacity="0.22"/><stop offset="0.75" stop-color="#20261F" stop-opacity="0.06"/><stop offset="1" stop-color="#20261F" stop-opacity="0"/></radialGradient>' +
  '<filter id="soft" x="-0.2" y="-0.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="11"/></filter>' +
  `${gradientsOf(body)}</defs>${body}</svg>`

/**
 * Where an object is: on one of the grounds, or on a plain table below a window; on or before a wall; on the floor of a room; in a room seen from its
 * other end, in the evening; under the sky. What hangs has no table below it, and no window throws its light outdoors
 * or in the evening.
 */
export type Place = 'table' | 'wall' | 'floor' | 'evening' | 'garden' | Ground

const isGround = (place: Place): place is Ground => place in grounds

/** The height of the edge of the floor, from nearby and from afar. */
const [floor, farFloor] = [842, 706]

const edges = { table: horizon, floor, evening: farFloor }

/** Where it begins to be told from afar: far hills, and the ground before them. */
const garden = ([wall, table]: Tones, x: number, y: number, w: number, h: number) =>
  `<path d="${rect(x, y, w, h)}" fill="${wall}"/>` +
  `<path d="M${x} ${horizon + 40}V560C60 500 250 500 420 556C620 470 900 470 1080 550Q1180 520 ${x + w} 560V${horizon + 40}Z" fill="${table}" fill-opacity="0.75"/>` +
  `<path d="M${x} ${y + h}V${horizon + 6}Q640 ${horizon - 26} ${x + w} ${horizon + 6}V${y + h}Z" fill="${table}"/>` +
  `<path d="M${x} ${y + h}V${horizon + 6}Q640 ${horizon - 26} ${x + w} ${horizon + 6}V${y + h}Z" fill="#8DAA74" fill-opacity="0.34"/>`

/** How strong the light of a window is, from its left edge to its right: two panes, soft at their edges. */
const panes = [
  [0, 0],
  [0.1, 0.24],
  [0.66, 0.24],
  [0.76, 0],
  [0.84, 0],
  [0.9, 0.2],
  [0.94, 0.2],
  [1, 0],
] as const

/** The light of a window, which falls across the wall; a gradient, for a blur takes as long as the whole drawing. */
const light = (to: number) =>
  '<linearGradient id="light" gradientUnits="userSpaceOnUse" x1="105" y1="0" x2="715" y2="0" gradientTransform="skewX(34.6)">' +
  panes.map(([at, much]) => `<stop offset="${at}" stop-color="#ffffff" stop-opacity="${much}"/>`).join('') +
  `</linearGradient><path d="${rect(0, 0, 1280, to)}" fill="url(#light)"/>`

/** A calm wall, with the light of a window on it, and what is below it. */
function room(tones: Tones, place: Place): string {
  const [wall, table] = tones
  if (isGround(place)) return grounds[place](tones)
  if (place === 'garden') return garden(tones, 0, 0, 1280, 960)
  const edge = { ...edges, wall: 960 }[place]
  return (
    `<path d="${rect(0, 0, 1280, 960)}" fill="${wall}"/>` +
    (place === 'evening' ? '' : light(edge)) +
    (place === 'wall' ? '' : `<path d="${rect(0, edge, 1280, 960 - edge)}" fill="${table}"/>`)
  )
}

/** An object in its department, a tenth larger than drawn: a card shows it at the size of a stamp. */
export const still = (body: string, tones: Tones, place: Place = 'table') =>
  svg(`${room(tones, place)}<g transform="translate(640 500) scale(1.1) translate(-640 -505)">${body}</g>`)

/** A part of it from nearby: where the eye goes, and how near. */
export const closeUp = (
  body: string,
  tones: Tones,
  [x, y, zoom]: readonly [number, number, number],
  place: Place = 'table',
) =>
  svg(
    `<g transform="translate(640 480) scale(${zoom}) translate(${-x} ${-y})">${widened(tones, place)}${body}</g>`,
  )

/** The room of a picture that is seen from nearby, wide enough wherever the eye goes. */
function widened(tones: Tones, place: Place): string {
  if (isGround(place)) return grounds[place](tones)
  if (place === 'garden') return garden(tones, -1280, -960, 3840, 2880)
  const edge = { ...edges, wall: 1920 }[place]
  return (
    `<path d="${rect(-1280, -960, 3840, 2880)}" fill="${tones[0]}"/>` +
    (place === 'wall' ? '' : `<path d="${rect(-1280, edge, 3840, 1920)}" fill="${tones[1]}"/>`)
  )
}
