import { jumper } from './clothes/jumper.ts'
import { pail, peelings } from './dechets-alimentaires.ts'
import { tap } from './eau.ts'
import {
  blob,
  cord,
  disc,
  drop,
  flat,
  groove,
  leaf,
  lying,
  oval,
  poly,
  put,
  rect,
  round,
  shadow,
  shine,
  stroke,
  times,
  tint,
  turned,
} from './kit.ts'
import { label, words } from './lettering.ts'
import { type Place, still, type View } from './picture.ts'
import { bulb } from './pieces/bulbs.ts'

const picture = (alt: string, scene: () => string, place?: Place): View => ({
  alt,
  svg: (tones) => still(scene(), tones, place),
})

const pencil = () =>
  lying('yellow', rect(0, -12, 240, 24)) +
  lying('ash', poly([240, -12], [280, 0], [240, 12])) +
  flat('dark', poly([266, -5], [280, 0], [266, 5])) +
  lying('rubber', rect(-34, -12, 34, 24, 6))

/** How the eco-score is reckoned. */
export const calculDeLEcoScore = picture(
  'Anneau de dix feuilles marqué 8,7 sur une fiche de calcul à cinq lignes, un crayon à côté',
  () =>
    shadow(600, 820, 420) +
    put(
      flat('white', rect(-250, -340, 500, 660, 10), 'light') +
        times(10, (i) =>
          put(
            leaf(i < 9 ? 'moss' : 'sage', 74, 26),
            Math.cos(i * 0.6283 - 1.57) * 110,
            -150 + Math.sin(i * 0.6283 - 1.57) * 110,
            i * 36 - 60,
          ),
        ) +
        words('8,7', 0, -126, 84, { anchor: 'middle', colour: '#1F4D3A' }) +
        times(
          5,
          (i) =>
            put(leaf('leaf', 40, 14), -200, 76 + i * 46, 0) +
            tint('#DDE8DA', rect(-140, 64 + i * 46, 340, 22, 11)) +
            tint('#1F4D3A', rect(-140, 64 + i * 46, [300, 230, 280, 190, 320][i] as number, 22, 11)),
        ),
      590,
      470,
      -4,
      1.06,
    ) +
    put(shadow(120, 24, 170, 16) + pencil(), 880, 790, -34, 1.1),
)

/** Four simple products for the whole house. */
export const quatreProduits = picture(
  'Quatre produits d’entretien alignés : vinaigre, bicarbonate, savon noir et percarbonate, une brosse devant',
  () =>
    shadow(640, 790, 480) +
    put(
      turned('glass', 0, [
        [-470, 34],
        [-400, 36],
        [-340, 96],
        [0, 96],
      ]) +
        tint('#F3EBC4', 'M-92 -280Q0 -260 92 -280V-4Q0 18 -92 -4Z', 0.7) +
        turned('cork', 0, [
          [-500, 32],
          [-464, 34],
        ]) +
        flat('paper', rect(-94, -220, 188, 140)) +
        label(0, -140, 40, ['vinaigre']),
      330,
      770,
    ) +
    put(
      flat('card', 'M-110 -330H110L116 -6Q0 12 -116 -6Z') +
        flat('paper', rect(-90, -260, 180, 160)) +
        label(0, -190, 31, ['bicarbonate', 'de soude']),
      560,
      776,
    ) +
    put(
      turned('amber', 0, [
        [-330, 90],
        [0, 96],
      ]) +
        turned('dark', 0, [
          [-370, 84],
          [-322, 86],
        ]) +
        disc('dark', 0, -370, 84) +
        flat('paper', rect(-94, -230, 188, 140)) +
        label(0, -166, 40, ['savon', 'noir']),
      780,
      772,
    ) +
    put(
      turned('glass', 0, [
        [-280, 104],
        [-20, 110],
        [0, 100],
      ]) +
        tint('#FFFFFF', 'M-104 -210Q0 -190 104 -210V-14Q0 10 -104 -14Z', 0.9) +
        turned('steel', 0, [
          [-330, 98],
          [-272, 102],
        ]) +
        disc('steel', 0, -330, 98) +
        flat('paper', rect(-100, -190, 200, 110)) +
        label(0, -140, 32, ['percar-', 'bonate']),
      1000,
      778,
    ) +
    shadow(640, 868, 200) +
    lying('ash', 'M420 800Q640 770 860 800V834H420Z') +
    times(32, (i) => stroke('#C9B079', `M${432 + i * 13.4} 836v34`, 5)),
)

/** A compost heap that becomes earth. */
export const compostReussi = picture(
  'Tas de compost mûr avec une jeune pousse, une fourche plantée et un seau d’épluchures',
  () =>
    shadow(520, 836, 460) +
    cord('ash', 'M330 660L250 170', 24) +
    cord('ash', 'M206 178L296 160', 24) +
    flat('soil', blob([130, 840], [260, 700], [430, 590], [600, 620], [760, 730], [880, 842], [520, 870])) +
    times(30, (i) =>
      tint(i % 2 ? '#8A6A4E' : '#33251B', oval(250 + ((i * 97) % 540), 720 + ((i * 41) % 130), 12, 7), 0.8),
    ) +
    stroke('#5B7F5A', 'M540 620Q530 540 548 460', 10) +
    put(leaf('leaf', 130, 50), 546, 480, -40) +
    put(leaf('leaf', 120, 46), 546, 500, -150) +
    shadow(980, 830, 200) +
    cord('steel', 'M826 560C826 330 1114 330 1114 560', 12) +
    disc('dark', 970, 540, 142, 'base') +
    put(peelings(), 962, 530, 0, 0.9) +
    put(pail(), 970, 800, 0, 0.74),
)

/** What a label says. */
export const etiquette = picture(
  'Étiquette de carton au bout d’une ficelle, une loupe grossit le numéro du label',
  () =>
    shadow(560, 800, 380) +
    put(
      flat('kraft', 'M-180 -330L-110 -400H110L180 -330V330H-180Z') +
        flat('paper', oval(0, -320, 30)) +
        flat('dark', oval(0, -320, 15)) +
        put(leaf('moss', 190, 70), -80, -110, -30) +
        label(0, 30, 42, ['label', 'n° 000000']) +
        times(3, (i) => groove('kraft', `M-120 ${160 + i * 44}H${120 - i * 40}`, 5)),
      560,
      440,
      10,
    ) +
    stroke('#8A7650', 'M612 130C680 20 860 60 800 -20', 6) +
    shadow(840, 850, 230) +
    put(
      lying('chestnut', rect(176, -26, 250, 52, 26)) +
        flat('brass', oval(0, 0, 186)) +
        flat('glass', oval(0, 0, 162), 'light') +
        tint('#F7F1E4', oval(0, 0, 160), 0.7) +
        put(label(0, -6, 66, ['n° 000', '000']), 0, 0, -46) +
        shine('M-130 -40A136 136 0 0 1 -30 -132L-22 -110A114 114 0 0 0 -108 -34Z', 0.9),
      770,
      560,
      46,
    ),
)

/** Water saved without doing without. */
export const economiserLEau = picture(
  'Robinet d’où tombe une goutte dans une carafe graduée à demi pleine',
  () =>
    put(tap(), 640, 330, 0, 1) +
    put(drop(56), 640, 380) +
    shadow(640, 836, 240) +
    flat('glass', 'M470 500H810L780 800Q640 836 500 800Z') +
    tint('#A9CFD4', 'M486 640Q640 666 794 640L780 800Q640 832 500 800Z', 0.85) +
    flat('water', oval(640, 642, 152, 24), 'light') +
    cord('glass', 'M806 560C920 550 920 730 796 740', 18) +
    times(5, (i) => stroke('#1F4D3A', `M520 ${560 + i * 48}h${i % 2 ? 26 : 44}`, 4)) +
    shine(rect(740, 530, 16, 230, 8), 0.6),
)

/** Cooking what is left. */
export const cuisineDuJeudi = picture(
  'Faitout de soupe entouré de restes de légumes, une cuillère de bois et des épluchures',
  () =>
    shadow(600, 810, 440) +
    turned('recycled', 560, [
      [450, 280],
      [760, 270],
      [790, 250],
    ]) +
    flat('dark', oval(560, 450, 280, 48)) +
    flat('rubber', oval(560, 456, 254, 40)) +
    times(9, (i) =>
      flat(
        (['leaf', 'yellow', 'ecru'] as const)[i % 3] as 'leaf',
        oval(400 + ((i * 83) % 330), 442 + ((i * 17) % 30), 26, 12),
      ),
    ) +
    [250, 870]
      .map((x) =>
        cord(
          'recycled',
          x < 500 ? 'M284 520Q210 520 216 570T280 600' : 'M836 520Q910 520 904 570T840 600',
          24,
        ),
      )
      .join('') +
    put(lying('ash', rect(0, -15, 440, 30, 15)), 640, 450, -38) +
    times(2, (i) => stroke('#ffffff', `M${470 + i * 90} 400q-24 -44 0 -88q24 -44 0 -88`, 8)) +
    shadow(980, 830, 170) +
    put(
      flat('rubber', 'M-46 -110Q0 -130 46 -110L10 130Q0 150 -10 130Z') +
        stroke('#5B7F5A', 'M-10 -120L-34 -190M0 -124V-206M10 -120L36 -186', 9),
      1010,
      720,
      70,
    ) +
    flat('sage', blob([900, 700], [960, 640], [1060, 650], [1090, 720], [1000, 760], [920, 750])) +
    groove('sage', 'M920 720Q1000 660 1080 700M960 750Q1000 690 1060 670', 3) +
    put(peelings(), 930, 840, 0, 1),
)

/** Mending clothes. */
export const repriser = picture(
  'Pull de laine troué en cours de reprise au fil jaune, une aiguille et une bobine',
  () =>
    put(jumper(), -40, 60, 0, 0.88) +
    put(
      flat('soil', blob([-90, 0], [-30, -66], [60, -46], [84, 30], [0, 84], [-76, 56])) +
        times(6, (i) => stroke('#E6B94A', `M${-70 + i * 27} -76V92`, 7)) +
        times(4, (i) => stroke('#E6B94A', `M-96 ${-42 + i * 32}q24 -12 48 0t48 0t48 0t48 0`, 7)),
      430,
      480,
    ) +
    stroke('#E6B94A', 'M514 524C640 620 800 540 880 440', 6) +
    stroke('#7B817D', 'M870 450L1000 310', 9) +
    flat('dark', oval(884, 436, 6, 4)) +
    shadow(1040, 826, 130) +
    turned('ash', 1020, [
      [610, 90],
      [640, 90],
    ]) +
    turned('yellow', 1020, [
      [640, 66],
      [780, 66],
    ]) +
    times(8, (i) => groove('yellow', `M954 ${660 + i * 16}Q1020 ${676 + i * 16} 1086 ${656 + i * 16}`, 2)) +
    turned('ash', 1020, [
      [780, 92],
      [810, 90],
    ]) +
    disc('ash', 1020, 610, 90) +
    flat('dark', oval(1020, 610, 18, 5)),
  'slab',
)

/** A lower bill before winter. */
export const avantLHiver = picture(
  'Radiateur sous une fenêtre enneigée, sa vanne réglée sur trois, une ampoule éteinte pend à côté',
  () =>
    flat('ash', rect(280, 70, 560, 330), 'light') +
    flat('sky', rect(310, 100, 240, 270)) +
    flat('sky', rect(570, 100, 240, 270)) +
    times(16, (i) =>
      tint('#ffffff', oval((i % 2 ? 330 : 590) + ((i * 73) % 201), 122 + ((i * 89) % 211), 9)),
    ) +
    tint('#ffffff', 'M310 370Q380 320 450 352T550 340V370ZM570 370Q650 330 720 356T810 336V370Z') +
    flat('ash', rect(250, 396, 620, 30)) +
    shadow(560, 840, 400) +
    times(8, (i) => round('white', rect(260 + i * 74, 470, 62, 330, 28))) +
    [540, 740].map((y) => lying('white', rect(256, y, 590, 24, 10))).join('') +
    cord('brass', 'M850 770H930V960', 16) +
    lying('white', rect(850, 730, 110, 76, 20)) +
    label(905, 786, 48, ['3']) +
    [310, 800].map((x) => flat('iron', rect(x - 14, 796, 28, 40))).join('') +
    cord('dark', 'M1060 0V150', 9) +
    put(bulb(), 1060, 340, 180, 0.72) +
    round('brass', rect(1024, 132, 72, 84, 18)),
)

/** Repair before replacement. */
export const reparer = picture(
  'Grille-pain ouvert sur un établi, un tournevis et trois vis posés devant',
  () =>
    shadow(560, 800, 400) +
    cord('dark', 'M240 740C120 760 120 860 20 850', 14) +
    flat('steel', 'M240 420Q240 350 320 350H760Q840 350 840 420V760H240Z') +
    shine(poly([280, 380], [420, 380], [340, 740], [270, 740]), 0.35) +
    flat('dark', rect(330, 330, 420, 26, 10)) +
    flat('dark', poly([840, 470], [880, 480], [880, 560], [840, 560])) +
    flat('dark', rect(240, 756, 600, 34, 8)) +
    flat('dark', rect(470, 470, 300, 220, 12)) +
    times(6, (i) => stroke('#B9542F', `M${490 + i * 46} 490q24 90 0 180`, 5)) +
    flat('steel', rect(500, 520, 60, 30, 4)) +
    [486, 756].map((x) => [486, 676].map((y) => flat('brass', oval(x, y, 9))).join('')).join('') +
    shadow(920, 868, 250) +
    put(
      lying('rubber', rect(-150, -30, 170, 60, 24)) +
        times(3, (i) => groove('rubber', `M-120 ${-14 + i * 14}H-10`, 3)) +
        lying('steel', rect(20, -9, 200, 18)) +
        lying('steel', poly([220, -14], [250, -10], [250, 10], [220, 14])),
      940,
      800,
      -22,
      1.1,
    ) +
    times(
      3,
      (i) =>
        flat('brass', oval(660 + i * 60, 850 + (i % 2) * 16, 16, 11)) +
        groove('brass', `M${650 + i * 60} ${850 + (i % 2) * 16}h20`, 3),
    ),
)
