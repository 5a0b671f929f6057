import { createHash } from 'node:crypto'
import type { PassportFact } from '../../features/catalogue/categories/required-facts.rules.ts'
import type { Guarantee, NetUnit, SparePart } from '../../features/catalogue/passports/passport.rules.ts'
import type { DemoProduct } from './demo-product.ts'

/** What the passport of a demo product says beside what all of them say. */
interface DemoPassport {
  net?: readonly [quantity: string, unit: NetUnit]
  origin?: string
  warnings?: string
  allergens?: string
  composition?: string
  energyClass?: string
  guarantees?: Guarantee[]
  spareParts?: SparePart[]
}

const eyes = 'Éviter le contact avec les yeux.'
const children = 'Tenir hors de portée des enfants.'

const guarantee = (months: number, covers: string, by = 'Fabricant'): Guarantee => ({
  ...{ by, months, covers },
  terms: 'En plus des garanties légales.',
})

/** By the name of the product; nothing that its texts do not say. */
const passports: Record<string, DemoPassport> = {
  'Pommeau de douche économiseur d’eau « Bruine », 6 L/min': {
    origin: 'Assemblé dans l’Ain (France)',
    guarantees: [guarantee(60, 'La poignée et le régulateur')],
  },
  'Récupérateur d’eau de pluie mural « Averse », 300 L': {
    origin: 'Moulé en France',
    composition: 'Polyéthylène contenant au moins 70 % de matière recyclée',
  },
  'Pommeau de douche à main « Giboulée » chromé, 7 L/min': {
    guarantees: [guarantee(36, 'L’étanchéité')],
  },
  'Ampoules LED E27 de 5 W et 806 lumens, lot de 4': { energyClass: 'C' },
  'Rideau thermique en coton et chanvre, 140 × 260 cm': {
    origin: 'Toile tissée dans les Vosges (France)',
    composition: 'Toile de coton et chanvre, ouate de coton recyclé, doublure occultante',
  },
  'Gourde isotherme « Grand Large » en inox, 750 mL': {
    guarantees: [guarantee(120, 'L’étanchéité du corps')],
  },
  'Boîte à repas en inox et couvercle de bambou, 1,2 L': {
    guarantees: [guarantee(180, 'Les soudures de la boîte')],
  },
  'Gourde en verre à bouchon de bambou, 550 mL': {
    origin: 'Soufflée au Portugal',
    composition: 'Verre borosilicaté, liège, bambou',
    spareParts: [{ name: 'Flacon de rechange', price: '9.00', until: null }],
  },
  'Sacs à vrac en coton, lot de 6': { origin: 'Tissés et confectionnés au Portugal' },
  'Savon solide surgras à l’huile d’olive, 110 g': {
    net: ['110', 'G'],
    origin: 'Saponifié à froid dans le Luberon (France)',
    ...{ warnings: eyes, allergens: 'Linalool' },
  },
  'Composteur de jardin « Sous-Bois » en mélèze, 400 L': {
    origin: 'Mélèze du Jura (France)',
    composition: 'Lames de mélèze brut de 20 mm',
  },
  'Lombricomposteur d’appartement « Tourelle », 4 plateaux': {
    origin: 'Moulé en Bretagne (France)',
    composition: 'Polypropylène contenant au moins 80 % de matière recyclée',
  },
  'Jardinière en liège « Alcine », 60 cm': { origin: 'Portugal', composition: 'Liège aggloméré' },
  'Mélange de graines mellifères « Butine », 250 g': { net: ['250', 'G'] },
  'Nichoir à mésanges « Fauvel » en mélèze du Jura': { origin: 'Mélèze du Jura (France)' },
  'Hôtel à insectes « Cinq Chambres » en châtaignier': { origin: 'Fabriqué en Corrèze (France)' },
  'Lessive en paillettes de savon, sac de 2,5 kg': {
    net: ['2.5', 'KG'],
    origin: 'Préparée près de Salon-de-Provence (France)',
    composition: 'Savon (plus de 30 %), carbonate, bicarbonate et citrate de sodium, gomme de cellulose',
    warnings: `Provoque une sévère irritation des yeux ; en cas de contact, rincer plusieurs minutes à l’eau. ${children}`,
  },
  'Bougie « Crépuscule » en cire de colza, figue et cèdre': {
    net: ['180', 'G'],
    origin: 'Coulée à Chartres (France)',
    composition: 'Cire de colza, mèche en coton, parfum à 6 %',
    warnings:
      'Le parfum peut produire une réaction allergique. Ne la laissez jamais brûler sans surveillance, ni à portée des enfants ou des animaux.',
  },
  'Peinture murale mate « Craie douce », seau de 2,5 L': {
    net: ['2.5', 'L'],
    origin: 'Broyée à Quimper (France)',
    warnings: `Contient des conservateurs (BIT, MIT) qui peuvent produire une réaction allergique : portez des gants et aérez. ${children}`,
  },
  'Shampoing solide « Avoine douce », galet de 85 g': {
    net: ['85', 'G'],
    origin: 'Pressé à Nantes (France)',
    warnings: 'En cas de contact avec les yeux, rincer à l’eau.',
  },
  'Savon de Marseille à l’huile d’olive, cube de 300 g': {
    ...{ net: ['300', 'G'], origin: 'Cuit à Marseille (France)', warnings: eyes },
  },
  'Déodorant crème à la sauge, pot en verre de 50 g': {
    ...{ net: ['50', 'G'], origin: 'Préparé à Angers (France)', allergens: 'Linalool' },
  },
  'Rasoir de sûreté « Fontclaire » en laiton massif': {
    origin: 'Usiné à Thiers (France)',
    composition: 'Laiton massif',
    guarantees: [guarantee(240, 'Le filetage et la tête', 'Ramure')],
  },
  'Dentifrice en pastilles à la menthe, bocal de 250': {
    ...{ net: ['88', 'G'], origin: 'Pressé à Remiremont (France)', allergens: 'Limonene' },
    warnings:
      'Enfants de 6 ans ou moins : utiliser une quantité de la taille d’un petit pois sous la surveillance d’un adulte. En cas d’apport de fluor provenant d’autres sources, consultez un dentiste ou un médecin.',
  },
  'Huile de noisette pour visage et pointes, 100 mL': {
    net: ['100', 'ML'],
    origin: 'Lot-et-Garonne (France)',
    allergens: 'Fruits à coque (noisette)',
    warnings: 'Ne convient pas en cas d’allergie aux fruits à coque.',
  },
  'Crème visage au karité et au tilleul, pot de 50 mL': {
    net: ['50', 'ML'],
    origin: 'Préparée à Die (France)',
    ...{ warnings: 'Éviter le contour des yeux.', allergens: 'Linalool, Benzyl Alcohol' },
  },
  'Peigne à dents larges en buis, taillé à la main': {
    ...{ origin: 'Taillé en Ariège (France)', composition: 'Buis' },
  },
  'Miel de châtaignier d’Ardèche, pot en verre de 500 g': { net: ['500', 'G'], origin: 'France' },
  'Spaghettis de blé dur du Lauragais, 3 sachets de 500 g': {
    net: ['1500', 'G'],
    ...{ origin: 'France', composition: 'Semoule de blé dur', allergens: 'Gluten (blé)' },
  },
  'Huile d’olive vierge extra du Gard, bidon de 3 L': { net: ['3', 'L'], origin: 'France (Gard)' },
  'Lentilles noires du Gers, sac en papier de 1 kg': { net: ['1', 'KG'], origin: 'France' },
  'Café d’Éthiopie en grains, torréfié à Rennes, 1 kg': {
    ...{ net: ['1', 'KG'], origin: 'Éthiopie, torréfié à Rennes (France)' },
  },
  'Chocolat noir du Pérou à 74 %, coffret de 6 tablettes': {
    net: ['480', 'G'],
    origin: 'Cacao du Pérou, broyé à Bayonne (France)',
    composition: 'Fèves de cacao, sucre de canne, beurre de cacao',
  },
  'Infusion de verveine et de tilleul, boîte de 50 g': { net: ['50', 'G'], origin: 'France (Drôme)' },
  'Tee-shirt col rond en coton, 180 g/m²': {
    origin: 'Filé en Turquie, tricoté et cousu près de Porto (Portugal)',
    composition: 'Coton biologique',
  },
  'Pull col montant en laine mérinos d’Arles': {
    origin: 'Laine d’Arles, filée en Creuse, tricotée à Castres (France)',
    composition: 'Laine',
  },
  'Jean droit « Rempart » à 42 % de coton recyclé': {
    origin: 'Tissé dans les Vosges, cousu à Cholet (France)',
    composition: '42 % de coton recyclé, 58 % de coton biologique',
  },
  'Baskets basses « Traverse » en toile et caoutchouc': {
    origin: 'Assemblées à Guimarães (Portugal)',
    composition: 'Toile de coton biologique, liège, caoutchouc',
    guarantees: [guarantee(72, 'Les coutures de la tige')],
  },
  'Écharpe du Tarn en laine recyclée à 90 %, 190 × 35 cm': {
    origin: 'Tissée à Mazamet (France)',
    composition: 'Au moins 90 % de laine recyclée, le reste de laine neuve',
  },
  'Veste d’atelier « Halage » en lin et chanvre': {
    ...{ origin: 'Tissée dans le Nord, cousue à Roanne (France)', composition: 'Lin et chanvre' },
  },
}

/** Names are written with spaces that do not break: they are told apart without. */
export const plain = (name: string) => name.replaceAll(/\s/g, ' ')

const byName = new Map(Object.entries(passports).map(([name, facts]) => [plain(name), facts]))

/** The names that have a passport of their own, for whoever holds them against the catalogue. */
export const namesWithPassport = [...byName.keys()]

/** Of detergents and cosmetics, what the text calls « Ingrédients ». */
const ingredientsIn = (description: string) => /Ingrédients?\s?: ([^.]+)\./.exec(description)?.[1]

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Always the same for the same product. */
const codeOf = (name: string) =>
  [...createHash('sha256').update(name).digest().subarray(0, 12)]
    .map((byte) => signs[byte % signs.length])
    .join('')

/** The passport of a demo product. Its maker is nobody: that is said. */
export function demoPassport({ name, description }: Pick<DemoProduct, 'name' | 'description'>) {
  const { net, composition, ...facts } = byName.get(plain(name)) ?? {}
  return {
    code: codeOf(name),
    manufacturerName: 'Fabricant à indiquer (démonstration)',
    manufacturerAddress: '1 rue de l’Exemple, 00000 Démonstration',
    manufacturerContact: 'fabricant@exemple.fr',
    model: /« ([^»]+) »/.exec(plain(name))?.[1] ?? null,
    netQuantity: net?.[0] ?? null,
    netUnit: net?.[1] ?? null,
    composition: composition ?? ingredientsIn(description) ?? null,
    guarantees: [],
    spareParts: [],
    ...facts,
  }
}

/** What each category of the demo asks of the passports of its products; the others ask for what is usual. */
export const demoRequiredFacts: Record<string, PassportFact[]> = {
  'hygiene-beaute': ['MANUFACTURER', 'WARNINGS', 'NET_QUANTITY', 'COMPOSITION', 'ALLERGENS', 'ORIGIN'],
  alimentation: ['MANUFACTURER', 'NET_QUANTITY', 'COMPOSITION', 'ALLERGENS', 'ORIGIN'],
  vetements: ['MANUFACTURER', 'COMPOSITION', 'ORIGIN'],
  Energie: ['MANUFACTURER', 'MODEL', 'ENERGY_CLASS', 'ORIGIN'],
}
