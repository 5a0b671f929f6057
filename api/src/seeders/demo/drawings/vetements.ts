import {
  cast,
  dim,
  flat,
  fold,
  groove,
  lying,
  oval,
  poly,
  put,
  rect,
  scattered,
  shine,
  soft,
  stroke,
  times,
  tint,
  within,
} from './kit.ts'
import { type Material, materials } from './materials.ts'
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

const teeOutline =
  'M520 216Q580 262 640 262Q700 262 760 216C790 224 820 236 842 250C890 284 960 350 1012 412Q962 474 900 522C880 504 858 480 842 470C834 560 838 700 852 846Q800 872 736 862T600 868T430 846C442 700 446 560 438 470C422 480 400 504 380 522Q318 474 268 412C320 350 390 284 438 250C460 236 490 224 520 216Z'

/** Matt cotton has the shade of a fold and no ridge that shines. */
const crease = (d: string, width = 22, depth = 0.13) =>
  stroke('#20261F', d, width, ` stroke-opacity="${depth * 0.7}"`)

export const teeShirt = () =>
  flat('moss', teeOutline) +
  soft(
    'tee',
    teeOutline,
    dim('M790 380C830 480 800 680 812 880H900V440Z', 0.26) +
      dim('M900 540L1030 420L1000 390C960 440 900 490 850 480Z', 0.24) +
      dim('M380 530L300 460C350 450 400 440 440 400L446 480Z', 0.2) +
      tint(
        '#ffffff',
        'M452 280C500 300 520 420 500 560C490 660 486 760 470 850H440C440 700 470 500 452 280Z',
        0.07,
      ) +
      crease('M436 470C470 510 492 570 500 660') +
      crease('M844 470C810 510 790 570 782 640') +
      crease('M440 520C466 600 476 700 462 800', 20, 0.16) +
      crease('M590 560C560 680 572 780 556 880') +
      crease('M676 620C696 710 666 790 680 880', 22, 0.18) +
      crease('M780 620C760 720 786 790 778 880') +
      crease('M548 280C520 330 500 380 500 440', 18, 0.14) +
      crease('M738 280C764 330 780 380 780 440', 18, 0.14) +
      crease('M350 380C372 420 400 446 436 452', 20) +
      crease('M930 376C908 420 880 446 846 452', 20),
  ) +
  flat('moss', 'M520 216Q580 262 640 262Q700 262 760 216L742 204Q690 234 640 234Q590 234 538 204Z', 'light') +
  flat('moss', 'M538 204Q590 180 640 180Q690 180 742 204Q690 234 640 234Q590 234 538 204Z', 'shade') +
  flat('paper', 'M622 188H660V208H622Z') +
  dim('M520 218Q580 266 640 266Q700 266 760 218L766 230Q704 284 640 284Q576 284 514 230Z', 0.1) +
  seam('M434 830Q536 852 640 850T848 830', materials.moss.line) +
  seam('M884 508Q944 460 996 400M396 508Q336 460 284 400', materials.moss.line) +
  // The rib of the collar.
  times(25, (i) => groove('moss', `M${545 + i * 8} ${216 + 26 * Math.sin((i / 24) * Math.PI)}v11`, 1.5)) +
  groove('moss', 'M446 254C428 320 434 400 438 470M834 254C852 320 846 400 842 470', 2.5)

/** A tee shirt. */
export const teeShirts = views({
  alt: 'Tee-shirt vert mousse à col rond, sur un cintre de bois',
  place: 'wall',
  object: () => peg() + cast(teeOutline, 20) + hanger() + teeShirt(),
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
  alt: 'Pull beige à col roulé et bords côtelés en grosse maille de laine, posé à plat',
  place: 'wall',
  object: () => cast(jumperOutline, 14) + cast(rect(436, 796, 408, 66, 6), 14) + jumper(),
  detail: { alt: 'Col montant côtelé et mailles de laine, vus de près', near: [640, 270, 2.6] },
  plate: {
    of: 'pull vu de face',
    box: [226, 130, 1054, 872],
    part: () => jumper(false),
    facts: ['420 g', 'Mérinos d’Arles', '21 microns', 'Écheveau de reprise'],
  },
})

/** Laid out straight: two and a half times as long as its waist is wide. */
const slim = (part: string) => put(part, 192, -14, 0, '0.7 1.02')

const jeans = () => slim(jeansFront())

const jeansOutline = 'M430 120H850L900 860H700L652 420H628L580 860H380Z'

const jeansFront = () =>
  flat('denim', jeansOutline) +
  soft(
    'jeans',
    jeansOutline,
    dim('M800 160L860 160L910 880H830Z', 0.34) +
      dim('M600 420L630 400L590 880H530Z', 0.3) +
      tint('#B9CAD9', oval(516, 520, 44, 150) + oval(768, 520, 44, 150), 0.34) +
      tint('#ffffff', 'M440 180C470 400 440 640 430 860H400C400 640 450 400 440 180Z', 0.16) +
      tint('#ffffff', 'M690 430C720 560 730 700 740 860H710C700 700 690 560 660 430Z', 0.14) +
      fold('M636 400C590 430 540 440 480 424', 20, 0.26) +
      fold('M636 430C600 470 560 486 510 480', 20, 0.24) +
      fold('M644 400C690 430 740 440 800 424', 20, 0.26) +
      fold('M644 430C680 470 720 486 770 480', 20, 0.24) +
      fold('M420 620C470 650 520 650 580 624', 18, 0.2) +
      fold('M690 630C750 654 800 650 860 616', 18, 0.2) +
      fold('M396 760C450 790 510 780 570 752', 18, 0.26) +
      fold('M710 756C770 790 820 780 880 750', 18, 0.26) +
      fold('M400 800C440 816 500 820 560 800', 16, 0.24) +
      fold('M720 804C770 820 830 814 880 796', 16, 0.24),
  ) +
  seam('M618 420L574 826M662 420L706 826M446 200L392 826M834 200L888 826', '#E0A95A') +
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
  alt: 'Jean droit en toile bleue, surpiqûres ocre et braguette à boutons, vu de face, de la ceinture aux genoux',
  place: 'wall',
  // Whole, it would stand small in a wide frame; the measured view shows all of it.
  object: () =>
    put(slim(cast('M430 110H850L900 860H700L652 420H628L580 860H380Z', 16)) + jeans(), -288, -40, 0, 1.45),
  detail: {
    alt: 'Ceinture, poches, boutons de laiton et surpiqûres ocre du jean, vus de près',
    near: [640, 230, 2.6],
  },
  plate: {
    of: 'jean vu de face',
    box: [456, 86, 824, 866],
    part: jeans,
    facts: ['430 g/m²', '42 % recyclé', 'Huit tailles', 'Pièce de reprise'],
  },
})

const sockOutline =
  'M-70 -300H70L74 60Q80 110 150 150L230 196Q270 230 240 268Q210 290 150 280L0 250Q-80 226 -84 130Z'

const sock = (material: Material) =>
  flat(material, sockOutline) +
  soft(
    'sock',
    sockOutline,
    dim('M30 -300H90V60Q100 120 170 150L120 200C60 150 30 60 30 -300Z', 0.22) +
      dim('M-90 200C-20 260 120 270 230 276L260 300L-20 270Z', 0.26) +
      tint('#ffffff', 'M-70 -240H-30C-20 -100 -30 20 -50 120H-84Z', 0.3) +
      fold('M84 30C40 70 0 80 -40 70', 18, 0.2) +
      fold('M96 70C60 120 20 130 -20 126', 18, 0.18) +
      fold('M70 -60C40 -40 0 -40 -30 -50', 14, 0.12),
  ) +
  flat(material, rect(-78, -312, 156, 82, 10), 'shade') +
  dim('M-74 -230H74V-214H-74Z', 0.16) +
  times(11, (i) => groove(material, `M${-64 + i * 13} -306v70`, 2)) +
  flat(material, 'M-84 120Q-80 226 0 250L30 256Q40 160 -84 120Z', 'light') +
  flat(material, 'M196 178L230 196Q270 230 240 268Q226 280 190 284Q160 230 196 178Z', 'light')

/** Four pairs of socks. */
export const chaussettes = views({
  alt: 'Quatre paires de chaussettes mi-hautes : bleu ardoise, écru, brique et gris, rangées côte à côte',
  place: 'wall',
  object: () =>
    (['slate', 'ecru', 'brick', 'grey'] as const)
      .map((colour, i) =>
        [
          [246, 490],
          [216, 528],
        ]
          .map(([x = 0, y = 0]) => put(cast(sockOutline, 14) + sock(colour), x + i * 236, y, 0, 0.86))
          .join(''),
      )
      .join(''),
  detail: { alt: 'Talons et pointes doublés des chaussettes, vus de près', near: [720, 680, 2.6] },
  plate: {
    of: 'une chaussette',
    box: [-92, -316, 262, 296],
    part: () => sock('slate'),
    facts: ['55 g la paire', 'Quatre paires', 'Coton peigné 82 %', 'Du 36 au 46', 'Talon doublé'],
  },
})

const fringe = (x: number, y: number, w: number) =>
  times(
    Math.floor(w / 16),
    (i) =>
      stroke(
        '#7C3324',
        `M${x + i * 16 + 8} ${y}q${(i % 3) * 4 - 4} 40 ${(i % 2) * 6 - 3} ${76 + (i % 3) * 5}`,
        10,
      ) +
      stroke(
        i % 3 ? '#A8452F' : '#C9784A',
        `M${x + i * 16 + 7} ${y}q${(i % 3) * 4 - 4} 40 ${(i % 2) * 6 - 3} ${76 + (i % 3) * 5}`,
        6,
      ),
  )

const frontTail =
  'M566 150C560 96 606 74 660 74S758 96 756 150C796 210 834 290 838 390L852 750Q744 764 640 748L634 390C630 300 600 220 566 150Z'
const backTail = 'M600 130C540 170 500 240 486 340L466 690Q550 704 640 690L676 300L690 130Z'

/** The twill of the cloth, and the orange and plum that the old wool has left in it. */
const twill = (name: string, outline: string) =>
  within(
    name,
    outline,
    stroke(
      '#D98A6E',
      times(75, (i) => `M${440 + (i % 3) * 8} ${i * 22 - 340}l430 430`),
      4,
      ' stroke-opacity="0.22"',
    ) +
      times(150, (i) => {
        const [x, y] = scattered(i, 460, 90, 390, 660)
        const colour = ['#E2A05E', '#6E3448', '#D17A58'][i % 3] as string
        return stroke(colour, `M${x.toFixed(0)} ${y.toFixed(0)}l${8 + (i % 3) * 4} ${8 + (i % 3) * 4}`, 4)
      }),
  )

/** A woollen scarf. */
export const echarpe = views({
  alt: 'Écharpe de laine brique mouchetée, pliée en deux sur une patère de bois, ses deux pans à franges côte à côte',
  place: 'wall',
  object: () =>
    peg() +
    cast('M600 130C540 170 500 240 486 340L466 770H640L640 830H850L838 390C834 290 796 210 752 150Z', 20) +
    fringe(468, 690, 170) +
    flat('rust', backTail) +
    twill('back', backTail) +
    soft(
      'back-folds',
      backTail,
      dim('M660 130L690 300L640 720H600C610 500 600 300 660 130Z', 0.5) +
        dim('M466 690L486 340C500 240 540 170 600 130L700 130L640 720Z', 0.22) +
        fold('M600 170C560 300 548 500 544 720', 26, 0.26) +
        fold('M560 190C524 290 508 420 500 560', 20, 0.2),
    ) +
    fringe(642, 750, 206) +
    flat('rust', frontTail) +
    twill('front', frontTail) +
    soft(
      'front-folds',
      frontTail,
      dim('M756 140C810 220 850 300 850 390L866 770H806C800 560 790 330 730 150Z', 0.34) +
        dim('M560 120Q660 170 760 120V150Q660 210 566 166Z', 0.26) +
        tint('#ffffff', 'M600 110Q650 80 720 100L700 124Q650 110 610 130Z', 0.4) +
        fold('M612 170C660 270 680 420 684 770', 28, 0.3) +
        fold('M672 160C724 270 744 440 746 770', 28, 0.28) +
        fold('M722 160C776 270 796 420 800 640', 22, 0.24),
    ) +
    lying('larch', rect(636, 40, 48, 54, 20)) +
    dim(oval(664, 104, 34), 0.2) +
    flat('larch', oval(660, 96, 32), 'light') +
    shine(oval(650, 88, 12, 8), 0.5),
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

const jacketOutline =
  'M520 210L440 240Q350 276 326 360L250 800L372 826L440 520L430 860H850L840 520L908 826L1030 800L954 360Q930 276 840 240L760 210L640 300Z'

const workJacket = () =>
  flat('linen', jacketOutline) +
  within(
    'slubs',
    jacketOutline,
    stroke(
      materials.linen.line,
      times(240, (i) => {
        const [x, y] = scattered(i, 250, 200, 780, 660)
        const thread = i % 3 ? `h${14 + (i % 4) * 6}` : `v${12 + (i % 5) * 5}`
        return `M${x.toFixed(0)} ${y.toFixed(0)}${thread}`
      }),
      1.6,
      ' stroke-opacity="0.3"',
    ),
  ) +
  soft(
    'jacket',
    jacketOutline,
    dim('M850 500L870 880H780C810 700 806 520 830 300Z', 0.24) +
      dim('M960 360L1050 800L980 820C960 660 930 520 900 400Z', 0.24) +
      dim('M440 400L450 540L380 830L350 820C390 680 410 540 420 400Z', 0.22) +
      tint('#ffffff', 'M430 260C360 290 350 400 310 600L270 790L240 780L330 350Z', 0.34) +
      tint('#ffffff', 'M490 380C520 500 500 700 500 850H450C450 700 470 500 490 380Z', 0.2) +
      dim('M640 300V870H690C670 700 680 480 650 300Z', 0.16) +
      fold('M440 516C464 560 474 640 470 760', 22) +
      fold('M840 516C816 560 806 640 812 760', 22) +
      fold('M330 440C360 470 400 470 430 456', 20) +
      fold('M300 620C330 650 370 656 404 640', 20) +
      fold('M950 440C920 470 880 470 850 456', 20) +
      fold('M980 620C950 650 910 656 876 640', 20),
  ) +
  groove('linen', 'M446 240C462 320 452 430 440 520M834 240C818 320 828 430 840 520', 2.5) +
  flat('linen', poly([262, 752], [386, 776], [372, 826], [250, 800]), 'shade') +
  flat('linen', poly([1018, 752], [894, 776], [908, 826], [1030, 800]), 'shade') +
  flat('linen', poly([308, 470], [428, 490], [410, 600], [288, 576]), 'light') +
  flat('linen', poly([972, 470], [852, 490], [870, 600], [992, 576]), 'light') +
  flat('linen', 'M520 210Q560 176 640 176Q720 176 760 210L640 300Z', 'shade') +
  dim('M500 280L586 384L646 316V300Z', 0.16) +
  dim('M780 280L706 384L640 316V300Z', 0.16) +
  flat('linen', 'M520 210L560 178L640 300L580 366L490 262Z', 'light') +
  flat('linen', 'M760 210L720 178L640 300L700 366L790 262Z', 'light') +
  groove('linen', 'M640 300V860', 3) +
  seam('M662 330V850', '#8A7650') +
  times(
    5,
    (i) =>
      dim(oval(644, 396 + i * 102, 16), 0.2) +
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
        dim(rect((x as number) + 5, (y as number) + 7, w as number, h as number, 8), 0.14) +
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
  alt: 'Veste d’atelier en lin à quatre poches plaquées et cinq boutons, sur un cintre de bois',
  place: 'wall',
  object: () =>
    peg() +
    cast(
      'M520 210L440 240Q350 276 326 360L250 800L372 826L440 520L430 860H850L840 520L908 826L1030 800L954 360Q930 276 840 240L760 210Z',
      20,
    ) +
    hanger() +
    workJacket(),
  detail: { alt: 'Poche plaquée, bouton de corozo et double piqûre, vus de près', near: [700, 480, 2.7] },
  plate: {
    of: 'veste vue de face',
    box: [250, 174, 1030, 862],
    part: workJacket,
    facts: ['340 g/m²', 'Lin et chanvre', 'Du S au XXL', 'Coudes renforcés'],
  },
})
