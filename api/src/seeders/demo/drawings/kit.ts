import { random } from '../../random.ts'
import { type Material, materials } from './materials.ts'

/** The weight of every line of every drawing. */
const weight = 2.2

type Point = readonly [number, number]

const n = (value: number) => Number(value.toFixed(1))

/** Outline of a rectangle with rounded corners. */
export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const [across, down] = [n(w - 2 * r), n(h - 2 * r)]
  return `M${n(x + r)} ${n(y)}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}Z`
}

/** Outline of an ellipse; a circle without `ry`. */
export const oval = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`

/** Outline with straight sides. */
export const poly = (...points: Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

function paint(material: Material, fill: string, d: string): string {
  const { line, opacity } = materials[material]
  const through = opacity < 1 ? ` fill-opacity="${opacity}"` : ''
  return `<path d="${d}" fill="${fill}"${through} stroke="${line}" stroke-width="${weight}" stroke-linejoin="round"/>`
}

/** A flat part in the tint of its side: lit, plain or turned from the light. */
export const flat = (material: Material, d: string, side: 'light' | 'base' | 'shade' = 'base') =>
  paint(material, materials[material][side], d)

/** A part that stands round. */
export const round = (material: Material, d: string) => paint(material, `url(#${material}-x)`, d)

/** A round part that lies. */
export const lying = (material: Material, d: string) => paint(material, `url(#${material}-y)`, d)

/** A tint without a line: a fold, a reflection, a shade. */
export const tint = (colour: string, d: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}" fill-opacity="${opacity}"/>`

/** A reflection of the window. */
export const shine = (d: string, opacity = 0.5) => tint('#ffffff', d, opacity)

/** A shade that one part casts on another. */
export const dim = (d: string, opacity = 0.14) => tint('#20261F', d, opacity)

/** A line of a material: a seam, a groove, a fold. */
export const groove = (material: Material, d: string, width = weight, more = '') =>
  stroke(materials[material].line, d, width, more)

/** A line of any colour: a cord, a wire, a filament. */
export const stroke = (colour: string, d: string, width = weight, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`

/** What is on cloth, cut off at its outline; `name` tells that from the other outlines of a drawing. */
export const within = (name: string, outline: string, body: string, more = '') =>
  `<clipPath id="${name}"><path d="${outline}"/></clipPath><g class="soft" clip-path="url(#${name})"${more}>${body}</g>`

/** Soft light and shade on cloth. */
export const soft = (name: string, outline: string, shades: string) =>
  within(name, outline, shades, ' filter="url(#soft)"')

/** A fold of cloth, for `soft`: the valley along `d` in shade, and beside it, towards the window, its lit ridge. */
export const fold = (d: string, width = 26, depth = 0.22) =>
  `<path transform="translate(${n(-width * 0.8)} ${n(-width * 0.25)})" d="${d}" fill="none" stroke="#ffffff" stroke-opacity="${depth}" stroke-width="${width}" stroke-linecap="round"/>` +
  stroke('#20261F', d, width, ` stroke-opacity="${depth}"`)

/** A cord, cable or rod: a line of the material with its outline. */
export const cord = (material: Material, d: string, width: number) =>
  stroke(materials[material].line, d, width + weight * 2, ' class="edge"') +
  stroke(materials[material].base, d, width, ' class="core"') +
  stroke(materials[material].light, d, width * 0.3, ' class="glint"')

/** The ribs of a hose, across its line. */
export const ribs = (material: Material, d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${materials[material].line}" stroke-width="${width}" stroke-dasharray="3 21"/>`

/** How flat the circles lie that are seen slightly from above. */
export const tilt = 0.17

/**
 * A body turned on a lathe, from its profile: pairs of height and radius, top to bottom.
 * @param shape `soft` rounds the profile off; an `open` one lets what it holds be seen behind its front rim.
 */
export function turned(
  material: Material,
  cx: number,
  profile: Point[],
  shape: { soft?: true; open?: true } = {},
): string {
  const [top, bottom] = [profile[0] as Point, profile.at(-1) as Point]
  const left = profile.map(([y, r]): Point => [cx - r, y])
  const right = profile.map(([y, r]): Point => [cx + r, y]).toReversed()
  const side = shape.soft ? curve : straight
  const d =
    `M${n(cx - top[1])} ${n(top[0])}${side(left)}` +
    `A${n(bottom[1])} ${n(bottom[1] * tilt)} 0 0 0 ${n(cx + bottom[1])} ${n(bottom[0])}${side(right)}` +
    `A${n(top[1])} ${n(top[1] * tilt)} 0 0 ${shape.open ? 1 : 0} ${n(cx - top[1])} ${n(top[0])}Z`
  return round(material, d)
}

const straight = (points: Point[]) =>
  points
    .slice(1)
    .map(([x, y]) => `L${n(x)} ${n(y)}`)
    .join('')

/** A smooth line through points (Catmull-Rom). */
function curve(points: Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] as Point
      const before = points[index - 1] ?? from
      const after = points[index + 2] ?? to
      const a = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
      const b = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
      return `C${n(a[0])} ${n(a[1])} ${n(b[0])} ${n(b[1])} ${n(to[0])} ${n(to[1])}`
    })
    .join('')
}

/** A smooth line through points, open. */
export const through = (...points: Point[]) => `M${points[0]?.[0]} ${points[0]?.[1]}${curve(points)}`

/** A smooth outline through points, closed. */
export function blob(...points: Point[]): string {
  const [first, second] = points as [Point, Point]
  const ring = [points.at(-1) as Point, ...points, first, second]
  const whole = curve(ring)
  const parts = whole.split('C').slice(2, -1)
  return `M${n(first[0])} ${n(first[1])}C${parts.join('C')}Z`
}

/** The circle on top of a turned body. */
export const disc = (
  material: Material,
  cx: number,
  y: number,
  r: number,
  side: 'light' | 'base' | 'shade' = 'light',
) => flat(material, oval(cx, y, r, r * tilt), side)

/** A box of three faces: front, top and right side. `x, y, w, h` are those of its front. */
export function box(material: Material, x: number, y: number, w: number, h: number, depth: number): string {
  const [dx, dy] = slant(depth)
  return (
    flat(material, rect(x, y, w, h)) +
    flat(material, poly([x, y], [x + dx, y + dy], [x + w + dx, y + dy], [x + w, y]), 'light') +
    flat(material, poly([x + w, y], [x + w + dx, y + dy], [x + w + dx, y + h + dy], [x + w, y + h]), 'shade')
  )
}

/** How far a depth goes to the right and up. */
const slant = (depth: number): readonly [number, number] => [depth * 0.62, -depth * 0.42]

/** What an object casts on the ground: soft, and away from the light. */
export const shadow = (cx: number, cy: number, rx: number, ry = rx * 0.13) =>
  `<ellipse cx="${n(cx + rx * 0.2)}" cy="${n(cy + ry * 0.15)}" rx="${n(rx * 1.12)}" ry="${n(ry * 1.15)}" fill="url(#shadow)"/>`

/** What a flat thing casts on what it lies on or hangs before: its own outline, away from the light. */
export const cast = (d: string, far = 14) =>
  `<g transform="translate(${far} ${n(far * 1.3)})">${tint('#20261F', d, 0.1)}</g>` +
  `<g transform="translate(${n(far * 0.5)} ${n(far * 0.65)})">${tint('#20261F', d, 0.1)}</g>`

/** What a box casts: along its foot, and to its right; `x, y, w` are those of the lower edge of its front. */
export function boxShadow(x: number, y: number, w: number, depth: number): string {
  const [dx, dy] = slant(depth)
  const long = Math.hypot(dx, dy)
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  return (
    put(shadow(0, 0, long * 0.62, Math.min(56, long * 0.3)), x + w + dx * 0.5 + 6, y + dy * 0.5 + 4, turn) +
    shadow(x + w * 0.5, y + 2, w * 0.54, 24)
  )
}

/** A label round a standing body of radius `r`, its height taken at the axis; `half` is how far round it goes, in radians. */
export function band(
  material: Material,
  cx: number,
  top: number,
  bottom: number,
  r: number,
  half = Math.PI / 2,
): string {
  const edge = (from: number, to: number) => {
    const [x1, y1] = [Math.sin(from) * r, Math.cos(from) * r * tilt]
    const [x2, y2] = [Math.sin(to) * r, Math.cos(to) * r * tilt]
    const arc = (sweep: number, x: number, y: number) =>
      `A${n(r)} ${n(r * tilt)} 0 0 ${sweep} ${n(cx + x)} ${n(y)}`
    return `M${n(cx + x1)} ${n(top + y1)}${arc(0, x2, top + y2)}V${n(bottom + y2)}${arc(1, x1, bottom + y1)}Z`
  }
  return (
    flat(material, edge(-half, half)) +
    tint('#ffffff', edge(-half * 0.8, -half * 0.35), 0.28) +
    dim(edge(half * 0.45, half), 0.07) +
    dim(edge(half * 0.75, half), 0.07)
  )
}

/** Moves, turns (in degrees, round 0 0 of the part) and scales a part. */
export const put = (part: string, x: number, y: number, degrees = 0, scale: number | string = 1) =>
  `<g transform="translate(${n(x)} ${n(y)})${degrees ? ` rotate(${degrees})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${part}</g>`

/** The same part many times. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** The joints between the tiles of a bathroom, down to a height. */
export const tiles = (bottom: number) =>
  stroke(
    '#ffffff',
    times(4, (i) => `M${170 + i * 320} 0V${bottom}`) +
      times(Math.ceil((bottom - 130) / 280), (i) => `M0 ${130 + i * 280}H1280`),
    7,
  )

/** A leaf from its stem at 0 0 to its tip. */
export const leaf = (material: Material, length: number, width = length * 0.36) =>
  flat(
    material,
    `M0 0C${n(length * 0.25)} ${n(-width)} ${n(length * 0.75)} ${n(-width)} ${n(length)} 0C${n(length * 0.75)} ${n(width)} ${n(length * 0.25)} ${n(width)} 0 0Z`,
  ) + groove(material, `M0 0H${n(length * 0.8)}`, 2)

/** A drop of water, its point at 0 0. */
export const drop = (size: number) =>
  flat(
    'water',
    `M0 0C${n(size * 0.3)} ${n(size * 0.5)} ${n(size * 0.5)} ${n(size * 0.65)} ${n(size * 0.5)} ${n(size)}a${n(size * 0.5)} ${n(size * 0.5)} 0 0 1 ${n(-size)} 0C${n(-size * 0.5)} ${n(size * 0.65)} ${n(-size * 0.3)} ${n(size * 0.5)} 0 0Z`,
  )

/** A place within a rectangle for each index: as if thrown there, and always the same. */
export const scattered = (i: number, x: number, y: number, w: number, h: number): Point => {
  const { next } = random(i + 1)
  return [x + next() * w, y + next() * h]
}

/** Outline with straight sides, its corners rounded off. */
export function rounded(r: number, ...points: Point[]): string {
  const towards = ([x, y]: Point, [toX, toY]: Point): Point => {
    const share = Math.min(0.5, r / Math.hypot(toX - x, toY - y))
    return [x + (toX - x) * share, y + (toY - y) * share]
  }
  return `${points
    .map((corner, at) => {
      const [from, to] = [
        towards(corner, points.at(at - 1) as Point),
        towards(corner, points[(at + 1) % points.length] as Point),
      ]
      return `${at ? 'L' : 'M'}${n(from[0])} ${n(from[1])}Q${n(corner[0])} ${n(corner[1])} ${n(to[0])} ${n(to[1])}`
    })
    .join('')}Z`
}

/** How far lengths go in a picture of a thing that turns a corner to us, seen from above: to the left, to the right, up. */
export const corner = (left: number, right: number, up = 0): Point => [
  n(-0.848 * left + 0.53 * right),
  n(-0.216 * left - 0.345 * right - 0.914 * up),
]

/** A part on the left or right face of such a thing, or on top of it; drawn from where its near edge is 0 0. */
export const onFace = (face: 'left' | 'right' | 'top', part: string, [x, y]: Point = [0, 0]) => {
  const matrix = {
    left: '0.848 0.216 0 0.914',
    right: '0.53 -0.345 0 0.914',
    top: '0.848 0.216 -0.53 0.345',
  }[face]
  return `<g transform="matrix(${matrix} ${n(x)} ${n(y)})">${part}</g>`
}

/** A block that turns a corner to us: `left` long to the left, `right` to the right, its near lower corner at 0 0. */
export function block(material: Material, left: number, right: number, up: number, r = 6): string {
  const at = (a: number, b: number, c: number) => corner(a * left, b * right, c * up)
  const outline = rounded(r, at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1), at(0, 1, 0))
  const edge = (colour: string, width: number, opacity: number) =>
    stroke(
      colour,
      `M${at(1, 0, 1).join(' ')}L${at(0, 0, 1).join(' ')}L${at(0, 1, 1).join(' ')}M${at(0, 0, 1).join(' ')}L${at(0, 0, 0).join(' ')}`,
      width,
      ` stroke-opacity="${opacity}" class="glint"`,
    )
  const { light, shade } = materials[material]
  return (
    flat(material, outline) +
    tint(shade, rounded(r * 0.6, at(0, 0, 0), at(0, 1, 0), at(0, 1, 1), at(0, 0, 1)), 0.85) +
    tint(light, rounded(r * 0.6, at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)), 0.85) +
    edge(light, r * 0.8, 0.8)
  )
}

/** What such a block casts: close about its foot, and away over the table, softer the farther; `name` as for `within`. */
export const blockShadow = (name: string, left: number, right: number, far: number) => {
  const [l, r] = [left + 10, right + 10]
  const ground = (a: number, b: number) => corner(a, b)
  return soft(
    name,
    rect(-1200, -1000, 2400, 2000),
    dim(
      poly(
        ground(-8, -8),
        ground(l, -8),
        ground(l, r),
        ground(-far * 0.4, r + far * 0.9),
        ground(-far, r * 0.6),
      ),
      0.16,
    ) + dim(poly(ground(-14, -14), ground(l, -14), ground(l, r), ground(-14, r)), 0.26),
  )
}

/** A blur of a width of its own; in sRGB, where a faint shade keeps a soft edge. */
const blur = (id: string, width: number) =>
  `<filter id="${id}" x="-0.3" y="-0.3" width="1.6" height="1.6" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${width}"/></filter>`

/** Light and shade on a body, as soft as said, cut off at its outline. */
export const shaded = (name: string, outline: string, width: number, shades: string) =>
  blur(`${name}-blur`, width) + within(name, outline, shades, ` filter="url(#${name}-blur)"`)

/** The one shadow of what hangs or lies: its outline, away from the light and soft. */
export const softCast = (name: string, outline: string, [x, y]: Point, width = 12, more = '') =>
  blur(name, width) +
  `<g class="soft" filter="url(#${name})" transform="translate(${x} ${y})${more}">${tint('#20261F', outline, 0.3)}</g>`
