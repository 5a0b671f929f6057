import { foldedJumper } from './clothes/folded-jumper.ts'
import { hungJacket } from './clothes/hung-jacket.ts'
import { dim, flat, fold, groove, oval, poly, put, rect, soft, stroke, times, tint, within } from './kit.ts'
import { materials } from './materials.ts'
import { views } from './views.ts'

/** Dashed seams, as on strong cloth. */
const seam = (d: string, colour = '#C9B79A') => stroke(colour, d, 2.5, ' stroke-dasharray="10 7"')

const ribs = (x: number, y: number, w: number, h: number, step = 13) =>
  times(Math.floor(w / step), (i) => groove('wool', `M${x + i * step + step / 2} ${y}v${h}`, 1.8))

/** Stitches over a rectangle: columns of small V, one below the other. */
const knit = (x: number, y: number, w: number, h: number) =>
  stroke(
    materials.wool.line,
    times(Math.floor(w / 21) * Math.floor(h / 16), (i) => {
      const columns = Math.floor(w / 21)
      return `M${x + (i % columns) * 21} ${y + Math.floor(i / columns) * 16}l7 13l7 -13`
    }),
    1.5,
    ' stroke-opacity="0.5"',
  )

const jumperOutline =
  'M530 250L440 284Q360 320 330 420L250 760L350 790L430 520L436 800H844L850 520L930 790L1030 760L950 420Q920 320 840 284L750 250Z'

const torso = 'M530 250L440 284L452 330L430 520L436 800H844L850 520L828 330L840 284L750 250Z'
const sleeves =
  'M440 284Q360 320 330 420L250 760L350 790L430 520L452 330ZM840 284Q920 320 950 420L1030 760L930 790L850 520L828 330Z'

/** A jumper from the front, its stitches told unless said. */
export const jumper = (knitted = true) =>
  flat('wool', jumperOutline) +
  (knitted
    ? within('torso', torso, knit(428, 250, 430, 560)) +
      within(
        'sleeves',
        sleeves,
        put(knit(-70, -120, 140, 560), 366, 400, 14) + put(knit(-70, -120, 140, 560), 914, 400, -14),
      )
    : '') +
  soft(
    'jumper',
    jumperOutline,
    dim('M860 500L860 820H770C800 700 800 520 828 330Z', 0.24) +
      dim('M420 520L426 820H470C450 700 448 600 470 420Z', 0.2) +
      dim('M970 420C1000 560 1020 660 1050 760L980 790C960 640 950 540 930 440Z', 0.26) +
      dim('M436 360C420 460 390 620 346 800L420 800L440 540Z', 0.2) +
      tint('#ffffff', 'M430 300C360 330 346 440 300 640L270 760L250 750L330 410Z', 0.34) +
      tint('#ffffff', 'M500 290C540 400 520 600 530 780H480C470 600 480 420 500 290Z', 0.2) +
      dim('M500 250Q640 330 780 250V300Q640 360 500 300Z', 0.2) +
      fold('M436 530C474 580 500 660 508 790', 28) +
      fold('M846 530C808 580 784 660 776 790', 28) +
      fold('M600 580C580 670 592 740 580 810', 26, 0.16) +
      fold('M690 620C706 690 694 750 700 810', 26, 0.16) +
      fold('M330 470C356 520 390 530 410 520', 20) +
      fold('M312 550C336 590 366 596 390 586', 20) +
      fold('M950 470C924 520 890 530 870 520', 20) +
      fold('M968 550C944 590 914 596 890 586', 20),
  ) +
  flat('wool', 'M436 796H844V860Q640 876 436 860Z', 'shade') +
  ribs(440, 804, 402, 54) +
  flat('wool', 'M244 756L352 788L336 856L226 824Z', 'shade') +
  flat('wool', 'M1036 756L928 788L944 856L1054 824Z', 'shade') +
  flat('wool', 'M536 130Q640 160 744 130L760 262Q640 310 520 262Z', 'light') +
  flat('wool', 'M532 190Q640 220 748 190L760 262Q640 310 520 262Z') +
  ribs(536, 200, 214, 66) +
  ribs(546, 148, 196, 40) +
  soft(
    'collar',
    'M536 130Q640 160 744 130L760 262Q640 310 520 262Z',
    dim('M700 120L780 270L680 300Z', 0.26) + dim('M520 186Q640 222 760 186V206Q640 240 520 206Z', 0.3),
  ) +
  groove('wool', 'M430 520L452 330M850 520L828 330', 2.5) +
  times(6, (i) =>
    groove('wool', `M${250 + i * 16} ${776 + i * 5}l-14 46M${1030 - i * 16} ${776 + i * 5}l14 46`, 1.8),
  )

/** A woollen jumper. */
export const pull = views({
  alt: 'Pull de laine beige à col montant et poignets côtelés, plié sur un tabouret de bois, une manche ramenée devant, l’autre tombant du siège',
  place: 'wall',
  object: foldedJumper,
  detail: { alt: 'Col montant côtelé et mailles de laine, vus de près', near: [640, 270, 2.6] },
  plate: {
    of: 'pull vu de face',
    box: [226, 130, 1054, 872],
    part: () => jumper(false),
    facts: ['420 g', 'Mérinos d’Arles', '21 microns', 'Écheveau de reprise'],
  },
})

const jacketOutline =
  'M520 210L440 240Q350 276 326 360L250 800L372 826L440 520L430 860H850L840 520L908 826L1030 800L954 360Q930 276 840 240L760 210L640 300Z'

/** The jacket from the front, for its measured drawing. */
const workJacket = () =>
  flat('linen', jacketOutline) +
  groove('linen', 'M446 240C462 320 452 430 440 520M834 240C818 320 828 430 840 520', 2.5) +
  flat('linen', poly([262, 752], [386, 776], [372, 826], [250, 800]), 'shade') +
  flat('linen', poly([1018, 752], [894, 776], [908, 826], [1030, 800]), 'shade') +
  flat('linen', poly([308, 470], [428, 490], [410, 600], [288, 576]), 'light') +
  flat('linen', poly([972, 470], [852, 490], [870, 600], [992, 576]), 'light') +
  flat('linen', 'M520 210Q560 176 640 176Q720 176 760 210L640 300Z', 'shade') +
  flat('linen', 'M520 210L560 178L640 300L580 366L490 262Z', 'light') +
  flat('linen', 'M760 210L720 178L640 300L700 366L790 262Z', 'light') +
  groove('linen', 'M640 300V860', 3) +
  seam('M662 330V850', '#8A7650') +
  times(
    5,
    (i) =>
      flat('bark', oval(640, 390 + i * 102, 15)) +
      flat('soil', oval(636, 388 + i * 102, 3)) +
      flat('soil', oval(645, 392 + i * 102, 3)),
  ) +
  [
    [460, 620, 150, 170],
    [680, 620, 150, 170],
    [690, 400, 120, 120],
    [472, 400, 120, 120],
  ]
    .map(
      ([x, y, w, h]) =>
        flat('linen', rect(x as number, y as number, w as number, h as number, 8), 'light') +
        seam(
          rect((x as number) + 8, (y as number) + 8, (w as number) - 16, (h as number) - 16, 4),
          '#8A7650',
        ) +
        groove('linen', `M${x} ${(y as number) + 30}h${w}`, 2),
    )
    .join('') +
  seam('M440 840H840', '#8A7650')

/** A work jacket. */
export const veste = views({
  alt: 'Veste d’atelier écrue en lin et chanvre, ouverte, vue de trois quarts sur un cintre de bois : quatre poches plaquées, cinq boutons de corozo, un renfort au coude',
  place: 'wall',
  object: hungJacket,
  detail: {
    alt: 'Poches plaquées, boutons de corozo, boutonnières et double piqûre, vus de près',
    near: [700, 480, 2.7],
  },
  plate: {
    of: 'veste vue de face',
    box: [250, 174, 1030, 862],
    part: workJacket,
    facts: ['340 g/m²', 'Lin et chanvre', 'Du S au XXL', 'Coudes renforcés'],
  },
})
