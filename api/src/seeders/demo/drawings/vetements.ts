import {
  cord,
  dim,
  flat,
  groove,
  lying,
  oval,
  poly,
  put,
  rect,
  round,
  shadow,
  stroke,
  times,
  tint,
} from './kit.ts'
import type { Material } from './materials.ts'
import { views } from './views.ts'

/** A wooden hanger, its hook on a peg; the shoulders of what hangs on it go from 460 to 820 at 230. */
export const hanger = () =>
  stroke('#7B817D', 'M640 176V140Q640 112 664 112Q690 112 690 84Q690 56 660 56Q634 56 634 80', 8) +
  lying('chestnut', 'M470 250Q620 160 640 160Q660 160 810 250L800 270Q660 196 640 196Q620 196 480 270Z')

const peg = () =>
  dim(rect(0, 66, 1280, 26), 0.08) +
  lying('larch', rect(-10, 40, 1300, 40)) +
  flat('larch', oval(660, 58, 20), 'light')

/** Dashed seams, as on strong cloth. */
const seam = (d: string, colour = '#C9B79A') => stroke(colour, d, 2.5, ' stroke-dasharray="10 7"')

export const teeShirt = () =>
  flat(
    'moss',
    'M520 216Q580 262 640 262Q700 262 760 216L830 246L1010 420L900 520L840 462L846 850Q640 876 434 850L440 462L380 520L270 420L450 246Z',
  ) +
  dim('M840 462L846 850Q800 858 764 862Q800 640 770 420Z', 0.12) +
  dim('M440 462Q470 520 462 640L436 850Q440 600 440 462Z', 0.08) +
  flat('moss', 'M520 216Q580 262 640 262Q700 262 760 216L742 204Q690 234 640 234Q590 234 538 204Z', 'light') +
  flat('moss', 'M538 204Q590 180 640 180Q690 180 742 204Q690 234 640 234Q590 234 538 204Z', 'shade') +
  seam('M440 834Q640 858 842 834', '#DDE8DA') +
  seam('M886 506L990 408M394 506L292 408', '#DDE8DA') +
  groove('moss', 'M440 462L456 300M840 462L824 300', 2.5) +
  groove('moss', 'M560 560Q600 640 580 760M720 520Q690 600 706 700', 2)

/** A tee shirt. */
export const teeShirts = views({
  alt: 'Tee-shirt vert mousse à col rond, sur un cintre de bois',
  object: () => peg() + shadow(640, 900, 320, 20) + hanger() + teeShirt(),
  detail: {
    alt: 'Col du tee-shirt doublé d’une bande et couture d’épaule, vus de près',
    near: [640, 260, 2.7],
  },
  plate: {
    of: 'tee-shirt vu de face',
    box: [270, 180, 1010, 870],
    part: teeShirt,
    facts: ['180 g/m²', 'Coton GOTS', 'Du XS au XXL', 'Quatre teintes'],
  },
})

const ribs = (x: number, y: number, w: number, h: number, step = 13) =>
  times(Math.floor(w / step), (i) => groove('wool', `M${x + i * step + step / 2} ${y}v${h}`, 1.8))

const knit = (x: number, y: number, w: number, h: number) =>
  times(Math.floor(h / 26), (row) =>
    times(Math.floor(w / 24), (i) => groove('wool', `M${x + i * 24} ${y + row * 26}l12 12l12 -12`, 1.1)),
  )

export const jumper = () =>
  flat(
    'wool',
    'M530 250L440 284Q360 320 330 420L250 760L350 790L430 520L436 800H844L850 520L930 790L1030 760L950 420Q920 320 840 284L750 250Z',
  ) +
  `<g opacity="0.55">${knit(452, 330, 380, 440)}</g>` +
  dim('M850 520L844 800H760Q800 640 790 420Z', 0.1) +
  flat('wool', 'M436 796H844V860Q640 876 436 860Z', 'shade') +
  ribs(440, 804, 402, 54) +
  flat('wool', 'M244 756L352 788L336 856L226 824Z', 'shade') +
  flat('wool', 'M1036 756L928 788L944 856L1054 824Z', 'shade') +
  flat('wool', 'M536 130Q640 160 744 130L760 262Q640 310 520 262Z', 'light') +
  flat('wool', 'M532 190Q640 220 748 190L760 262Q640 310 520 262Z') +
  ribs(536, 200, 214, 66) +
  groove('wool', 'M430 520L452 330M850 520L828 330', 2.5) +
  times(6, (i) =>
    groove('wool', `M${250 + i * 16} ${776 + i * 5}l-14 46M${1030 - i * 16} ${776 + i * 5}l14 46`, 1.8),
  )

/** A woollen jumper. */
export const pull = views({
  alt: 'Pull beige à col roulé et bords côtelés en grosse maille de laine, posé à plat',
  object: () => shadow(640, 880, 420, 26) + jumper(),
  detail: { alt: 'Col montant côtelé et mailles de laine, vus de près', near: [640, 270, 2.6] },
  plate: {
    of: 'pull vu de face',
    box: [226, 130, 1054, 872],
    part: jumper,
    facts: ['420 g', 'Mérinos d’Arles', '21 microns', 'Écheveau de reprise'],
  },
})

const jeans = () => put(jeansFront(), 115, 0, 0, '0.82 1')

const jeansFront = () =>
  flat('denim', 'M430 120H850L900 860H700L652 420H628L580 860H380Z') +
  dim('M790 180L850 180L900 860H820Z', 0.14) +
  tint('#8FA3BA', 'M470 420Q520 400 540 470L520 700Q480 720 460 660Z', 0.35) +
  tint('#8FA3BA', 'M740 420Q780 400 800 470L820 700Q790 720 760 660Z', 0.35) +
  flat('denim', rect(426, 110, 428, 54, 6), 'light') +
  seam('M434 122H846M434 154H846', '#E0A95A') +
  [470, 560, 720, 800].map((x) => flat('denim', rect(x, 100, 22, 74, 3))).join('') +
  flat('brass', oval(640, 138, 16, 13)) +
  flat('denim', 'M620 164H690Q700 300 646 380L632 420Z') +
  seam('M682 170Q690 296 644 366', '#E0A95A') +
  times(3, (i) => flat('brass', oval(652, 206 + i * 50, 11, 9))) +
  seam('M434 190Q440 290 560 168M846 190Q840 290 720 168', '#E0A95A') +
  groove('denim', 'M440 170Q440 300 570 166M840 170Q840 300 710 166', 2.5) +
  seam('M640 420L640 420', '#E0A95A') +
  seam('M388 838H580M702 838H892', '#E0A95A') +
  flat('denim', poly([380, 860], [580, 860], [583, 826], [383, 826]), 'light') +
  flat('denim', poly([700, 860], [900, 860], [897, 826], [697, 826]), 'light') +
  flat('kraft', rect(780, 118, 60, 40, 3))

/** A pair of jeans. */
export const jean = views({
  alt: 'Jean droit en toile bleue, surpiqûres ocre et braguette à boutons, vu de face',
  object: () => shadow(640, 880, 270, 22) + jeans(),
  detail: {
    alt: 'Ceinture, poches, boutons de laiton et surpiqûres ocre du jean, vus de près',
    near: [640, 230, 2.6],
  },
  plate: {
    of: 'jean vu de face',
    box: [426, 98, 854, 862],
    part: jeans,
    facts: ['430 g/m²', '42 % recyclé', 'Huit tailles', 'Pièce de reprise'],
  },
})

const sock = (material: Material) =>
  flat(
    material,
    'M-70 -300H70L74 60Q80 110 150 150L230 196Q270 230 240 268Q210 290 150 280L0 250Q-80 226 -84 130Z',
  ) +
  flat(material, rect(-78, -312, 156, 82, 10), 'shade') +
  times(11, (i) => groove(material, `M${-64 + i * 13} -306v70`, 2)) +
  flat(material, 'M-84 120Q-80 226 0 250L30 256Q40 160 -84 120Z', 'light') +
  flat(material, 'M196 178L230 196Q270 230 240 268Q226 280 190 284Q160 230 196 178Z', 'light') +
  groove(material, 'M-40 -160Q-30 -40 -50 60', 2)

/** Four pairs of socks. */
export const chaussettes = views({
  alt: 'Quatre paires de chaussettes mi-hautes : bleu ardoise, écru, brique et gris, rangées côte à côte',
  object: () =>
    shadow(640, 850, 560, 40) +
    (['slate', 'ecru', 'brick', 'grey'] as const)
      .map(
        (colour, i) =>
          put(sock(colour), 226 + i * 246, 520, 0, 0.92) + put(sock(colour), 196 + i * 246, 556, 0, 0.92),
      )
      .join(''),
  detail: { alt: 'Talons et pointes doublés des chaussettes, vus de près', near: [720, 700, 2.6] },
  plate: {
    of: 'une chaussette',
    box: [-92, -316, 262, 296],
    part: () => sock('slate'),
    facts: ['55 g la paire', 'Quatre paires', 'Coton peigné 82 %', 'Du 36 au 46', 'Talon doublé'],
  },
})

const sneaker = () =>
  flat(
    'ecru',
    'M-390 130C-400 20 -370 -90 -330 -150Q-270 -180 -210 -150Q-190 -100 -120 -110L-30 -150Q10 -60 120 -10L280 30Q400 60 410 130Z',
  ) +
  dim('M-390 130C-394 90 -390 50 -384 20Q-200 110 410 100V130Z', 0.08) +
  flat('linen', 'M-390 130C-396 60 -386 -10 -370 -66Q-300 -40 -270 20Q-260 80 -270 130Z') +
  flat('ecru', 'M230 130Q220 60 280 30Q400 60 410 130Z', 'light') +
  seam('M244 122Q240 64 284 46') +
  seam('M-282 122Q-270 30 -356 -46') +
  flat('ecru', 'M-130 -108L-30 -150Q10 -60 120 -10L70 60Q-60 20 -130 -108Z', 'light') +
  times(
    5,
    (i) =>
      flat('dark', oval(-78 + i * 36, -58 + i * 22, 7)) +
      cord('cotton', `M${-84 + i * 36} ${-60 + i * 22}L${-22 + i * 32} ${-122 + i * 26}`, 11),
  ) +
  cord('cotton', 'M-50 -140Q-140 -210 -110 -120M-40 -146Q40 -200 20 -110', 8) +
  flat('dark', 'M-330 -150Q-270 -180 -210 -150Q-200 -120 -180 -112Q-260 -90 -330 -150Z') +
  lying('gum', 'M-398 120H412Q452 120 452 150Q448 190 420 196Q0 206 -396 196Q-416 150 -398 120Z') +
  seam('M-392 142H416', '#8A7650') +
  lying('chestnut', 'M-396 190Q0 200 428 190Q420 210 400 214H-386Z')

/** Canvas trainers. */
export const baskets = views({
  alt: 'Paire de baskets basses en toile écrue, semelle de caoutchouc cousue et lacets de coton',
  object: () =>
    shadow(700, 690, 430, 40) +
    put(sneaker(), 750, 470, 0, 0.92) +
    shadow(560, 822, 480, 44) +
    put(sneaker(), 540, 600, 0, 1.02),
  detail: { alt: 'Bout d’une basket et couture de sa semelle, vus de près', near: [860, 720, 2.7] },
  plate: {
    of: 'une basket de profil',
    box: [-410, -200, 432, 216],
    part: sneaker,
    facts: ['640 g la paire en 42', 'Du 36 au 46', 'Semelle cousue', 'Toile de coton'],
    parts: ['semelle', 'première en liège', 'lacets'],
  },
})

const fringe = (x: number, y: number, w: number) =>
  times(
    Math.floor(w / 16),
    (i) =>
      stroke('#7C3324', `M${x + i * 16 + 8} ${y}q${(i % 3) * 4 - 4} 40 ${(i % 2) * 6 - 3} 84`, 7) +
      stroke(
        i % 3 ? '#A8452F' : '#C9784A',
        `M${x + i * 16 + 8} ${y}q${(i % 3) * 4 - 4} 40 ${(i % 2) * 6 - 3} 84`,
        4,
      ),
  )

const weave = (x: number, y: number, w: number, h: number) =>
  times(Math.floor((w * h) / 1500), (i) =>
    stroke(
      ['#D98A4A', '#7A3A4E', '#C9694E'][i % 3] as string,
      `M${(x + ((i * 0.7549) % 1) * (w - 24)).toFixed(1)} ${(y + 8 + ((i * 0.5698) % 1) * (h - 16)).toFixed(1)}h${10 + (i % 3) * 6}`,
      3,
    ),
  )

/** The ribs of the cloth, along a tail that hangs from `x` to `x + w`. */
const twill = (x: number, y: number, w: number, h: number) =>
  stroke(
    '#C4694E',
    times(Math.floor(h / 36), (i) => `M${x} ${y + i * 36}l${w / 4} 14l${w / 4} -14l${w / 4} 14l${w / 4} -14`),
    3,
  )

/** A woollen scarf. */
export const echarpe = views({
  alt: 'Écharpe de laine brique mouchetée, pliée en deux sur une patère de bois, ses deux pans à franges côte à côte',
  object: () =>
    peg() +
    shadow(650, 900, 230, 18) +
    flat('rust', 'M600 130C540 170 500 240 486 340L470 690H634L670 300L680 130Z', 'shade') +
    twill(506, 290, 130, 90) +
    twill(490, 380, 146, 300) +
    weave(486, 380, 140, 300) +
    fringe(470, 692, 164) +
    flat(
      'rust',
      'M574 150C570 96 610 76 660 76S750 96 752 150C790 200 826 280 832 380L842 750H640L636 380C632 290 606 210 574 150Z',
    ) +
    twill(622, 240, 164, 130) +
    twill(650, 366, 176, 380) +
    weave(650, 330, 170, 410) +
    dim('M752 150C790 200 826 280 832 380L842 750H790L784 380C780 280 764 200 730 130Z', 0.14) +
    fringe(644, 752, 198) +
    flat('rust', 'M574 150C570 96 610 76 660 76S750 96 752 150Q664 118 574 150Z', 'light') +
    groove(
      'rust',
      'M620 150C660 210 684 280 690 360M690 148C724 200 740 270 744 330M566 190C540 250 528 300 526 360',
      3,
    ) +
    lying('larch', rect(636, 40, 48, 54, 20)) +
    flat('larch', oval(660, 96, 32), 'light'),
  detail: { alt: 'Franges et mailles mouchetées d’orange et de prune, vues de près', near: [730, 740, 2.7] },
  plate: {
    of: 'écharpe à plat',
    box: [-40, 0, 640, 180],
    part: () =>
      flat('rust', rect(30, 10, 540, 100, 4)) +
      times(7, (i) => stroke('#7C3324', `M30 ${18 + i * 14}h-40M570 ${18 + i * 14}h40`, 4)),
    width: ['190 cm', -10, 610],
    height: ['35 cm', 10, 110],
    facts: ['240 g', '90 % recyclée', 'Sans teinture', 'Tissée à Mazamet'],
  },
})

const workJacket = () =>
  flat(
    'linen',
    'M520 210L440 240Q350 276 326 360L250 800L372 826L440 520L430 860H850L840 520L908 826L1030 800L954 360Q930 276 840 240L760 210L640 300Z',
  ) +
  dim('M840 520L850 860H760Q810 700 800 440Z', 0.1) +
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
  seam('M440 840H840', '#8A7650') +
  round('ash', poly([762, 366], [774, 366], [774, 440], [762, 440]))

/** A work jacket. */
export const veste = views({
  alt: 'Veste d’atelier en lin à quatre poches plaquées et cinq boutons, sur un cintre de bois',
  object: () => peg() + shadow(640, 906, 330, 18) + hanger() + workJacket(),
  detail: { alt: 'Poche plaquée, bouton de corozo et double piqûre, vus de près', near: [700, 480, 2.7] },
  plate: {
    of: 'veste vue de face',
    box: [250, 174, 1030, 862],
    part: workJacket,
    facts: ['340 g/m²', 'Lin et chanvre', 'Du S au XXL', 'Coudes renforcés'],
  },
})
