import { type DemoPassports, guarantee, part, warned } from './demo-passport.ts'

const noAllergen = 'Aucun allergène à déclarer.'

/** Of what one puts on the skin, and of what one eats. */
export const soinsAliments: DemoPassports = {
  'Shampoing solide « Avoine douce », galet de 85 g': {
    ...{ maker: 'Nantes', net: ['85', 'G'], origin: 'Pressé à Nantes (France)' },
    warnings: 'En cas de contact avec les yeux, rincer à l’eau.',
    allergens: 'Protéines d’avoine',
  },
  'Savon de Marseille à l’huile d’olive, cube de 300 g': {
    ...{ maker: 'Marseille', net: ['300', 'G'], origin: 'Cuit à Marseille (France)' },
    ...{ warnings: warned.eyes, allergens: noAllergen },
  },
  'Déodorant crème à la sauge, pot en verre de 50 g': {
    ...{ maker: 'Angers', net: ['50', 'G'], origin: 'Préparé à Angers (France)', allergens: 'Linalool' },
    warnings: 'Ne pas appliquer sur une peau irritée.',
  },
  'Rasoir de sûreté « Fontclaire » en laiton massif': {
    ...{ maker: 'Thiers', net: ['1', 'PIECE'], origin: 'Usiné à Thiers (France)' },
    ...{ composition: 'Laiton massif, lames en acier', allergens: noAllergen },
    warnings: `Lames très coupantes : les tenir par les bords courts. ${warned.children}`,
    guarantees: [guarantee(20, 'Le filetage et la tête', 'Ramure')],
    spareParts: [part('Dix lames de 43 mm', '1.50')],
  },
  'Dentifrice en pastilles à la menthe, bocal de 250': {
    ...{
      maker: 'Remiremont',
      net: ['88', 'G'],
      origin: 'Pressé à Remiremont (France)',
      allergens: 'Limonene',
    },
    warnings:
      'Enfants de 6 ans ou moins : utiliser une quantité de la taille d’un petit pois sous la surveillance d’un adulte. En cas d’apport de fluor provenant d’autres sources, consultez un dentiste ou un médecin.',
  },
  'Huile de noisette pour visage et pointes, 100 mL': {
    ...{ maker: 'Lot-et-Garonne', net: ['100', 'ML'], origin: 'Lot-et-Garonne (France)' },
    allergens: 'Fruits à coque (noisette)',
    warnings: 'Ne convient pas en cas d’allergie aux fruits à coque.',
  },
  'Crème visage au karité et au tilleul, pot de 50 mL': {
    ...{ maker: 'Die', net: ['50', 'ML'], origin: 'Préparée à Die (France)' },
    ...{ warnings: 'Éviter le contour des yeux.', allergens: 'Linalool, Benzyl Alcohol' },
  },
  'Peigne à dents larges en buis, taillé à la main': {
    ...{ maker: 'Ariège', net: ['1', 'PIECE'], origin: 'Taillé en Ariège (France)' },
    ...{ composition: 'Buis, huile de lin, étui en coton', allergens: noAllergen },
    warnings: 'Ne pas laisser tremper : le bois se fend.',
  },
  'Miel de châtaignier d’Ardèche, pot en verre de 500 g': {
    ...{ maker: 'Ardèche', net: ['500', 'G'], origin: 'Récolté en Ardèche (France)' },
    ...{ composition: 'Miel de châtaignier', allergens: noAllergen },
    warnings: 'Ne pas donner aux enfants de moins d’un an.',
  },
  'Spaghettis de blé dur du Lauragais, 3 sachets de 500 g': {
    ...{ maker: 'Lauragais', net: ['1500', 'G'], origin: 'Blé de l’Aude et de la Haute-Garonne (France)' },
    ...{ composition: 'Semoule de blé dur', allergens: 'Gluten (blé)' },
  },
  'Huile d’olive vierge extra du Gard, bidon de 3 L': {
    ...{ maker: 'Gard', net: ['3', 'L'], origin: 'Olives du Gard (France)' },
    ...{ composition: 'Huile d’olive vierge extra', allergens: noAllergen },
  },
  'Lentilles noires du Gers, sac en papier de 1 kg': {
    ...{ maker: 'Lectoure', net: ['1', 'KG'], origin: 'Semées et triées à Lectoure (France)' },
    ...{ composition: 'Lentilles noires', allergens: 'Traces possibles de gluten (blé)' },
  },
  'Café d’Éthiopie en grains, torréfié à Rennes, 1 kg': {
    ...{ maker: 'Rennes', net: ['1', 'KG'], origin: 'Éthiopie, torréfié à Rennes' },
    ...{ composition: 'Café arabica en grains', allergens: noAllergen },
  },
  'Chocolat noir du Pérou à 74 %, coffret de 6 tablettes': {
    ...{ maker: 'Bayonne', net: ['480', 'G'], origin: 'Cacao du Pérou, broyé à Bayonne' },
    composition: 'Fèves de cacao, sucre de canne, beurre de cacao',
    allergens: 'Traces possibles de lait et de fruits à coque',
  },
  'Infusion de verveine et de tilleul, boîte de 50 g': {
    ...{ maker: 'Drôme', net: ['50', 'G'], origin: 'Cueillie dans la Drôme (France)' },
    ...{ composition: 'Feuilles de verveine, bractées de tilleul', allergens: noAllergen },
  },
}
