import { hungJacket } from './clothes/hung-jacket.ts'
import { jumper } from './clothes/jumper.ts'
import { flat, groove, oval, poly, rect, stroke, times } from './kit.ts'
import { views } from './views.ts'

/** Dashed seams, as on strong cloth. */
const seam = (d: string, colour = '#C9B79A') => stroke(colour, d, 2.5, ' stroke-dasharray="10 7"')

/** A woollen jumper. */
export const pull = views({
  alt: 'Pull de laine beige à col montant roulé, bas et poignets côtelés, étalé à plat sur une couverture bleue, les manches le long du corps',
  place: 'blanket',
  object: () => jumper(),
  detail: { alt: 'Col montant côtelé et mailles de laine, vus de près', near: [640, 260, 2.5] },
  plate: {
    of: 'pull vu de face',
    box: [186, 112, 1094, 884],
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
