import { ceilingOf, liveUntilOf } from '../../features/catalogue/evidence/evidence.rules.ts'
import type { EvidenceKind } from '../../features/catalogue/evidence/evidence-kinds.rules.ts'
import type { MakerFamily } from './reasons/list.ts'

/** One document, as the library of evidence holds it. */
interface Facts {
  kind: EvidenceKind
  title: string
  issuer?: string
  number: string
  /** Days, e.g. « 2026-03-02 ». */
  validFrom: string
  validUntil?: string
  protocol?: string
  isPublic?: boolean
}

type Outside = readonly [title: string, issuer: string, number: string, from: string, until?: string]

const certificate = ([title, issuer, number, validFrom, validUntil]: Outside): Facts => ({
  ...{ kind: 'CERTIFICATE', title, issuer, number, validFrom, validUntil, isPublic: true },
})

const test = ([title, issuer, number, validFrom]: Outside): Facts => ({
  ...{ kind: 'TEST_REPORT', title, issuer, number, validFrom, isPublic: true },
})

const statement = (title: string, issuer: string, number: string, validFrom: string): Facts => ({
  ...{ kind: 'SUPPLIER_STATEMENT', title, issuer, number, validFrom },
})

const measure = (title: string, number: string, validFrom: string, protocol: string): Facts => ({
  ...{ kind: 'OWN_MEASURE', title, number, validFrom, protocol, isPublic: true },
})

const workshops = statement('Ateliers du métal et du verre', 'Fonderie fictive', 'DEMO-D-01', '2026-05-18')
const moulds = statement('Moulage et montage', 'Plasturgie fictive', 'DEMO-D-02', '2026-04-27')
const fibres = statement('Filage, sciage et couture', 'Tissage fictif', 'DEMO-D-03', '2026-06-09')
const harvests = statement('Récoltes et préparations', 'Coopérative fictive', 'DEMO-D-04', '2026-03-30')
const objects = measure(
  'Objets rigides\u00a0: trajet, emballage, démontage',
  'DEMO-M-01',
  '2026-06-01',
  'Trois exemplaires pesés au gramme, sans et avec emballage, puis démontés\u00a0; trajet lu sur les bons de livraison.',
)
const devices = measure(
  'Appareils\u00a0: trajet, emballage, démontage',
  'DEMO-M-02',
  '2026-06-15',
  'Deux appareils ouverts avec un tournevis, leurs pièces pesées\u00a0; trajet lu sur les bons de livraison.',
)
const fabrics = measure(
  'Bois et tissus\u00a0: trajet, emballage, tri',
  'DEMO-M-03',
  '2026-07-06',
  'Cinq exemplaires pesés au gramme, sans et avec emballage\u00a0; trajet demandé à chaque atelier.',
)
const goods = measure(
  'Produits consommés\u00a0: trajet, contenant, tri',
  'DEMO-M-04',
  '2026-07-20',
  'Trois contenants pesés vides et pleins\u00a0; trajet lu sur les bons de livraison.',
)

/**
 * Documents of the demo, none of which exists: each says so by its issuer, its number and its mark. By the family:
 * `made` and `tested` come from outside, the other two from the supplier and from the shop.
 */
const makers: Record<MakerFamily, { made: Facts; tested: Facts; stated: Facts; measured: Facts }> = {
  METAL: {
    made: certificate([
      'Métaux refondus et énergie de l’atelier',
      'Bureau fictif des métaux',
      'DEMO-C-11',
      '2026-01-12',
      '2028-06-30',
    ]),
    tested: test([
      'Objets en métal\u00a0: trajet, emballage, tri',
      'Laboratoire fictif A',
      'DEMO-R-11',
      '2026-03-02',
    ]),
    ...{ stated: workshops, measured: objects },
  },
  PLASTIC: {
    made: certificate([
      'Polymères suivis par lot et énergie de l’usine',
      'Bureau fictif des polymères',
      'DEMO-C-12',
      '2026-02-09',
      '2028-02-29',
    ]),
    tested: test([
      'Objets moulés\u00a0: trajet, emballage, tri',
      'Laboratoire fictif A',
      'DEMO-R-12',
      '2026-03-16',
    ]),
    ...{ stated: moulds, measured: objects },
  },
  ELECTRONICS: {
    made: certificate([
      'Matières, montage et énergie de l’usine',
      'Bureau fictif des appareils',
      'DEMO-C-13',
      '2026-03-23',
      '2028-09-30',
    ]),
    tested: test([
      'Appareils\u00a0: trajet, démontage, tri',
      'Laboratoire fictif B',
      'DEMO-R-13',
      '2026-04-13',
    ]),
    ...{ stated: moulds, measured: devices },
  },
  WOOD: {
    made: certificate([
      'Bois et liège suivis, énergie de la scierie',
      'Bureau fictif des forêts',
      'DEMO-C-14',
      '2026-01-26',
      '2029-01-25',
    ]),
    tested: test([
      'Objets en bois\u00a0: trajet, emballage, démontage',
      'Laboratoire fictif C',
      'DEMO-R-14',
      '2026-05-04',
    ]),
    ...{ stated: fibres, measured: fabrics },
  },
  GLASS: {
    made: certificate([
      'Verre et terre cuite, énergie des fours',
      'Bureau fictif des fours',
      'DEMO-C-15',
      '2026-02-16',
      '2028-08-31',
    ]),
    tested: test([
      'Verre et terre\u00a0: trajet, emballage, tri',
      'Laboratoire fictif B',
      'DEMO-R-15',
      '2026-05-11',
    ]),
    ...{ stated: workshops, measured: objects },
  },
  TEXTILE: {
    made: certificate([
      'Fibres suivies et énergie des ateliers',
      'Bureau fictif des fibres',
      'DEMO-C-16',
      '2026-04-06',
      '2028-04-05',
    ]),
    tested: test([
      'Textiles\u00a0: trajet, emballage, tri',
      'Laboratoire fictif C',
      'DEMO-R-16',
      '2026-05-25',
    ]),
    ...{ stated: fibres, measured: fabrics },
  },
  FOOD: {
    made: certificate([
      'Parcelles, récoltes et énergie de l’atelier',
      'Bureau fictif des champs',
      'DEMO-C-17',
      '2026-03-09',
      '2028-12-31',
    ]),
    tested: test([
      'Aliments\u00a0: trajet, contenant, tri',
      'Laboratoire fictif D',
      'DEMO-R-17',
      '2026-06-08',
    ]),
    ...{ stated: harvests, measured: goods },
  },
  COSMETIC: {
    made: certificate([
      'Composition et énergie de l’atelier',
      'Bureau fictif des soins',
      'DEMO-C-18',
      '2026-05-01',
      '2028-10-31',
    ]),
    tested: test([
      'Savons et soins\u00a0: trajet, contenant, tri',
      'Laboratoire fictif D',
      'DEMO-R-18',
      '2026-06-22',
    ]),
    ...{ stated: harvests, measured: goods },
  },
}

/** The rows of the demo's evidence, each once. */
export const demoEvidence = [
  ...new Set(
    Object.values(makers).flatMap(({ made, tested, stated, measured }) => [made, tested, stated, measured]),
  ),
].map((facts) => ({
  number: facts.number,
  row: { ...facts, sample: true, ceiling: ceilingOf(facts), liveUntil: liveUntilOf(facts) },
}))

/** Number of what can prove so many tenths of a criterion of one family: above 1.5 points somebody from outside. */
export function proofOf(family: MakerFamily, isOfMaking: boolean, points: number): string[] {
  if (points === 0) return []
  const { made, tested, stated, measured } = makers[family]
  const proof = points > 15 ? (isOfMaking ? made : tested) : isOfMaking ? stated : measured
  return [proof.number]
}
