import {
  dim,
  flat,
  groove,
  oval,
  put,
  rect,
  round,
  shaded,
  shine,
  softCast,
  stroke,
  times,
  tint,
} from '../kit.ts'
import { words } from '../lettering.ts'
import { views } from '../views.ts'

const body = rect(300, 140, 680, 440, 46)
const glass = rect(340, 180, 420, 316, 22)
const lcd = rect(356, 196, 388, 284, 12)

/** The hours of a day as the screen shows them: high where it is to be warm, low where it is not; six spans. */
const day = [2, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2, 2, 3, 3, 2, 2, 2, 4, 4, 4, 4, 4, 2, 2]

const flame = (x: number, y: number) =>
  put(
    tint(
      '#B9542F',
      'M4 52C-22 46 -34 24 -22 2C-18 -8 -8 -16 -8 -34C10 -26 16 -12 14 2C18 0 20 -4 20 -10C36 12 34 46 4 52Z',
    ) + tint('#E79B4F', 'M4 48C-10 44 -14 30 -4 18C0 12 2 8 2 2C16 14 22 40 4 48Z'),
    x,
    y,
    0,
    0.84,
  )

const said = () =>
  words('Confort', 384, 242, 36, { font: 'sans' }) +
  words('19,5', 520, 378, 146, { anchor: 'middle' }) +
  words('°C', 692, 314, 46, { anchor: 'middle', font: 'sans' }) +
  flame(702, 366) +
  times(24, (i) => {
    const high = (day[i] ?? 2) * 10
    return tint(i < 19 ? '#1F4D3A' : '#7C9A86', rect(384 + i * 14, 454 - high, 10, high, 2))
  }) +
  stroke('#20261F', 'M384 460H716', 2.5) +
  // Its two batteries are full.
  stroke('#20261F', rect(668, 218, 42, 22, 4), 3) +
  tint('#20261F', `${rect(673, 223, 14, 12)}${rect(690, 223, 14, 12)}${rect(712, 224, 5, 10)}`)

/** The screen lies behind a pane that is let into the case. */
const screen = () =>
  flat('dark', glass) +
  shaded('pane', glass, 6, tint('#8C968F', 'M340 180H560L430 500H340Z', 0.35)) +
  flat('screen', lcd) +
  shaded(
    'lcd',
    lcd,
    9,
    tint('#F3F8EE', 'M350 190H600L470 490H350Z', 0.55) +
      dim(rect(350, 190, 400, 16), 0.4) +
      dim(rect(350, 190, 12, 300), 0.26),
  ) +
  said() +
  shine('M356 208Q356 196 368 196H520L404 480H368Q356 480 356 468Z', 0.14)

/** The wheel that sets the degrees, knurled, its mark at what is set; the middle is 0 0. */
const wheel = () =>
  times(13, (i) => {
    const turn = ((i - 6) / 12) * 4.2 - Math.PI / 2
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    const colour = i < 5 ? '#5C7F9C' : i < 8 ? '#8A9A8A' : '#B9542F'
    return stroke(
      colour,
      `M${(x * 90).toFixed(1)} ${(y * 90).toFixed(1)}L${(x * 102).toFixed(1)} ${(y * 102).toFixed(1)}`,
      5,
    )
  }) +
  softCast('wheel-cast', oval(0, 0, 76), [7, 12], 8) +
  round('brushed', oval(0, 0, 78)) +
  stroke(
    '#5F6763',
    times(48, (i) => {
      const [x, y] = [Math.cos(i * 0.1309), Math.sin(i * 0.1309)]
      return `M${(x * 70).toFixed(1)} ${(y * 70).toFixed(1)}L${(x * 77).toFixed(1)} ${(y * 77).toFixed(1)}`
    }),
    2,
    ' stroke-opacity="0.7"',
  ) +
  flat('brushed', oval(0, 0, 64), 'light') +
  shaded(
    'wheel',
    oval(0, 0, 64),
    8,
    tint('#ffffff', 'M-64 -50L-20 -70L0 0L-70 10Z', 0.85) +
      tint('#8B948F', 'M0 0L10 -70L60 -50ZM0 0L64 20L30 66ZM0 0L-60 20L-40 60Z', 0.42),
  ) +
  stroke('#B9542F', 'M12 -34L20 -54', 8)

/** The thermostat from its front. */
const thermo = () =>
  flat('white', rect(306, 150, 680, 440, 46), 'shade') +
  flat('white', body, 'light') +
  shaded(
    'case',
    body,
    14,
    tint('#ffffff', rect(290, 130, 680, 26)) +
      dim(rect(300, 556, 700, 40), 0.24) +
      dim(rect(958, 150, 40, 440), 0.2) +
      dim('M980 300V580H700Z', 0.08),
  ) +
  groove('white', rect(312, 152, 656, 416, 36), 1.2, ' stroke-opacity="0.4"') +
  screen() +
  put(wheel(), 868, 330) +
  times(3, (i) => {
    const x = 372 + i * 128
    return (
      dim(rect(x + 2, 522, 100, 32, 16), 0.2) +
      flat('white', rect(x, 516, 100, 32, 16)) +
      shine(rect(x + 14, 520, 72, 7, 3.5), 0.9)
    )
  }) +
  tint('#20261F', 'M410 532L422 522L434 532ZM413 532H431V542H413Z', 0.7) +
  tint('#20261F', 'M560 522A10 10 0 1 0 560 542A13 13 0 0 1 560 522Z', 0.7) +
  stroke('#20261F', 'M678 521v22M668.5 526.5l19 11M668.5 537.5l19 -11', 3, ' stroke-opacity="0.7"')

/** The radiator below it, of cast iron, column beside column. */
const radiator = () =>
  shaded('heat', rect(-100, 600, 1500, 400), 16, dim(rect(126, 764, 1066, 80), 0.42)) +
  times(
    12,
    (i) =>
      round(
        'ecru',
        `M${112 + i * 90} 1000V800Q${112 + i * 90} 752 ${152 + i * 90} 752T${192 + i * 90} 800V1000Z`,
      ) +
      shine(rect(130 + i * 90, 790, 8, 200, 4), 0.6) +
      (i < 11 ? dim(rect(190 + i * 90, 806, 12, 200), 0.3) : ''),
  ) +
  round('brass', rect(70, 806, 44, 26, 6))

/** A thermostat. */
export const thermostat = views({
  alt: 'Thermostat mural blanc à molette de métal, au-dessus d’un radiateur en fonte : son écran indique 19,5 degrés, une flamme et les plages de la journée',
  place: 'wall',
  object: () =>
    softCast('channel-cast', rect(622, 580, 36, 300), [7, 8], 6) +
    round('white', rect(622, 570, 36, 300)) +
    radiator() +
    softCast('case-cast', rect(306, 150, 680, 440, 46), [18, 26], 18) +
    thermo(),
  detail: {
    alt: 'Molette de métal et écran du thermostat vus de près : 19,5 degrés, une flamme, les heures chauffées en barres',
    near: [700, 350, 2.1],
  },
  plate: {
    of: 'thermostat vu de face',
    box: [300, 140, 986, 590],
    part: () =>
      flat('white', body) +
      flat('screen', glass) +
      words('19,5', 530, 390, 150, { anchor: 'middle' }) +
      flat('brushed', oval(868, 330, 78)) +
      flat('brushed', oval(868, 330, 64)) +
      times(3, (i) => flat('white', rect(372 + i * 128, 516, 100, 32, 16))),
    width: ['9 cm d’écran', 340, 760],
    facts: ['210 g', 'Par pas de 0,5 °C', 'Six plages par jour', 'Filaire, deux fils'],
  },
})
