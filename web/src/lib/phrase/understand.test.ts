import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

/** The typed phrase, what it narrows the list to, and what is left to search for. */
type Row = [phrase: string, filters: object, rest: string]

const garden = { typeWords: expect.stringContaining('jardin') }
const cooks = 'huile légumes pâtes épices conservation cuisine'
const bathroom = { typeWords: expect.stringContaining('dentifrice') }
const below30 = { maxPrice: '29.99' }

const prices: Row[] = [
  ['moins de 20 euros', { maxPrice: '19.99' }, ''],
  ['gourde moins de 20', { maxPrice: '19.99' }, 'gourde'],
  ['Gourde à moins de 20€', { maxPrice: '19.99' }, 'Gourde'],
  ['gourde sous 25,50 €', { maxPrice: '25.49' }, 'gourde'],
  ['savon en dessous de 10 euros', { maxPrice: '9.99' }, 'savon'],
  ['prix inférieur à 10 €', { maxPrice: '9.99' }, ''],
  ['lampe < 40 €', { maxPrice: '39.99' }, 'lampe'],
  ['jusqu’à 30 €', { maxPrice: '30' }, ''],
  ["savon jusqu'à 12.50 euros", { maxPrice: '12.5' }, 'savon'],
  ['pull max 100 €', { maxPrice: '100' }, 'pull'],
  ['pull 100 euros maximum', { maxPrice: '100' }, 'pull'],
  ['pull 100€ maxi', { maxPrice: '100' }, 'pull'],
  ['gourde 30 € ou moins', { maxPrice: '30' }, 'gourde'],
  ['budget 50 euros', { maxPrice: '50' }, ''],
  ['composteur budget de 1 000 €', { maxPrice: '1000' }, 'composteur'],
  ['20 euros', { maxPrice: '20' }, ''],
  ['30 €', { maxPrice: '30' }, ''],
  ['gourde 20 €', { maxPrice: '20' }, 'gourde'],
  ['gourde à 19,90 €', { maxPrice: '19.9' }, 'gourde'],
  ['savon autour de 10 euros', { maxPrice: '10' }, 'savon'],
  ['savon environ 10 euros en stock', { maxPrice: '10', inStock: true }, 'savon'],
  ['plus de 50 €', { minPrice: '50.01' }, ''],
  ['lampe au-dessus de 50 euros', { minPrice: '50.01' }, 'lampe'],
  ['à partir de 20 €', { minPrice: '20' }, ''],
  ['thermostat dès 20 €', { minPrice: '20' }, 'thermostat'],
  ['thermostat 20 € minimum', { minPrice: '20' }, 'thermostat'],
  ['lampe 30 € et plus', { minPrice: '30' }, 'lampe'],
  ['entre 20 et 30 €', { minPrice: '20', maxPrice: '30' }, ''],
  ['gourde entre 30 € et 20 €', { minPrice: '20', maxPrice: '30' }, 'gourde'],
  ['gourde de 20 à 30 euros', { minPrice: '20', maxPrice: '30' }, 'gourde'],
  ['plus de 20 € et moins de 30 €', { minPrice: '20.01', ...below30 }, ''],
]

const others: Row[] = [
  ['quelque chose contre le calcaire', {}, 'calcaire'],
  ['de quoi remplacer le film plastique', {}, 'film plastique'],
  ['ne plus acheter de bouteilles en plastique', {}, 'bouteilles en plastique'],
  ['se passer de coton jetable', {}, 'coton jetable'],
  ['bien noté', { minEcoScore: '8' }, ''],
  ['savons bien notés', { minEcoScore: '8' }, 'savons'],
  ['les mieux notés', { minEcoScore: '8' }, ''],
  ['lampe très bien notée', { minEcoScore: '8.5' }, 'lampe'],
  ['excellent éco-score', { minEcoScore: '8.5' }, ''],
  ['vêtements éco-responsables', { minEcoScore: '7' }, 'vêtements'],
  ['éco-score 8', { minEcoScore: '8' }, ''],
  ['pull éco-score dès 8,5', { minEcoScore: '8.5' }, 'pull'],
  ['savon noté 9 sur 10', { minEcoScore: '9' }, 'savon'],
  ['savon 9/10', { minEcoScore: '9' }, 'savon'],
  ['où est fabriqué le savon ?', {}, 'savon'],
  ['d’où vient le miel', {}, 'miel'],
  ['quel produit pour les moustiques', {}, 'moustiques'],
  ['poubelle à épluchures', { typeWords: 'compost composteur' }, ''],
  [
    'comment réduire ma facture d’eau ?',
    { category: 'gestion-de-la-consommation-deau', sort: 'SAVINGS' },
    '',
  ],
  ['consommer moins d’eau', { category: 'gestion-de-la-consommation-deau', sort: 'SAVINGS' }, ''],
  ['baisser sa facture d’électricité', { category: 'Energie', sort: 'SAVINGS' }, ''],
  ['faire des économies d’eau', { category: 'gestion-de-la-consommation-deau', sort: 'SAVINGS' }, ''],
  ['economiser electricite', { category: 'Energie', sort: 'SAVINGS' }, ''],
  ['économiser eau', { category: 'gestion-de-la-consommation-deau', sort: 'SAVINGS' }, ''],
  ['réduire ma consommation électrique', { category: 'Energie', sort: 'SAVINGS' }, ''],
  ['chauffage trop cher', { typeWords: 'thermostat rideau', sort: 'SAVINGS' }, ''],
  ['réduire ma facture de chauffage', { typeWords: 'thermostat rideau', sort: 'SAVINGS' }, ''],
  ['pommeau pour économiser l’eau', { category: 'gestion-de-la-consommation-deau' }, 'pommeau'],
  ['que faire de mes épluchures ?', { category: 'gestion-des-dechets-alimentaires' }, ''],
  ['moins de plastique dans la salle de bain', bathroom, ''],
  ['gourde moins de plastique', {}, 'gourde'],
  ['je veux moins de plastique', { category: 'produits-zero-dechet' }, ''],
  ['réduire mes déchets', { category: 'produits-zero-dechet' }, ''],
  ['made in France', { fromFrance: true }, ''],
  ['produits fabriqués en France', { fromFrance: true }, ''],
  ['savon français moins de 30 €', { fromFrance: true, ...below30 }, 'savon'],
  ['gourde en stock', { inStock: true }, 'gourde'],
  ['gourdes disponibles', { inStock: true }, 'gourdes'],
  ['Coups de cœur', { featured: true }, ''],
  ['vos coups de coeur moins de 30 €', { featured: true, ...below30 }, ''],
  ['sélection de la semaine', { weeklySpecial: true }, ''],
  ['OFFRES DE LA SEMAINE', { weeklySpecial: true }, ''],
  ['remboursé en moins d’un an', { paidBack: true }, ''],
]

const cheapFirst = { sort: 'PRICE_ASC' }

const cheap: Row[] = [
  ['pas cher', cheapFirst, ''],
  ['savon pas cher', cheapFirst, 'savon'],
  ['gourdes pas chères', cheapFirst, 'gourdes'],
  ['lampe pas trop chère', cheapFirst, 'lampe'],
  ['gourde bon marché', cheapFirst, 'gourde'],
  ['le moins cher', cheapFirst, ''],
  ['la gourde la moins chère', cheapFirst, 'gourde'],
  ['les savons les moins chers', cheapFirst, 'savons'],
  ['ampoule économique', cheapFirst, 'ampoule'],
  ['ampoules économiques', cheapFirst, 'ampoules'],
  ['gourde à petit prix', cheapFirst, 'gourde'],
  ['savon pas cher en stock', { ...cheapFirst, inStock: true }, 'savon'],
  ['gourde pas chère moins de 30 €', { ...cheapFirst, ...below30 }, 'gourde'],
  ['pas cher pour le jardin', { ...cheapFirst, ...garden }, ''],
  ['cadeau pas cher pour jardinier', { ...cheapFirst, ...garden }, ''],
]

const departments: Row[] = [
  ['rayon jardin', { category: 'maison-jardin' }, ''],
  ['savon rayon hygiène', { category: 'hygiene-beaute' }, 'savon'],
  ['pour la salle de bain', bathroom, ''],
  ['pour l’eau', { category: 'gestion-de-la-consommation-deau' }, ''],
  ['rayon énergie en stock', { category: 'Energie', inStock: true }, ''],
  ['pour s’habiller', { category: 'vetements' }, ''],
  ['rayon vêtements', { category: 'vetements' }, ''],
]

const cooking = { typeWords: expect.stringContaining('huile') }
const given = { typeWords: expect.stringContaining('bougie') }

const presents: Row[] = [
  ['idée noël pas cher', { ...given, sort: 'PRICE_ASC' }, ''],
  ['pour le jardin', garden, ''],
  ['pour mon potager', garden, ''],
  ['cadeau pour jardinier', garden, ''],
  ['un cadeau pour un jardinier à moins de 30 €', { ...garden, ...below30 }, ''],
  ['à moins de 30 €, un cadeau pour une jardinière', { ...garden, ...below30 }, ''],
  ['idée cadeau jardinier', garden, ''],
  ['cadeau jardin', garden, ''],
  ['un cadeau pour ma mère qui aime jardiner', garden, ''],
  ['pour un passionné de jardinage', garden, ''],
  ['idée cadeau pour quelqu’un qui jardine', garden, ''],
  ['pour une amie qui cuisine', cooking, ''],
  ['cadeu', given, ''],
  ['cadeau pour une cuisinière', cooking, ''],
  ['cadeau pour jardinier moins de 30 € bien noté', { ...garden, ...below30, minEcoScore: '8' }, ''],
  ['idée cadeau pour maman moins de 30 €', { ...given, ...below30 }, ''],
  ['cadeau', given, ''],
  ['un cadeau de Noël', given, ''],
  ['pour la fête des mères', given, ''],
  ['je cherche quelque chose pour elle', given, ''],
  ['cadeau de la sélection de la semaine', { weeklySpecial: true }, ''],
  ['cadeau pour la salle de bain', bathroom, ''],
  ['cadeau 20 euros', { ...given, maxPrice: '20' }, ''],
  ['cadeaux 20€', { ...given, maxPrice: '20' }, ''],
  ['cadeau 20', { ...given, maxPrice: '20' }, ''],
  ['20 € cadeau', { ...given, maxPrice: '20' }, ''],
  ['cadeau à 20 euros pour maman', { ...given, maxPrice: '20' }, ''],
  ['idée cadeau jardinier 30 €', { ...garden, maxPrice: '30' }, ''],
  ['noel', given, ''],
  ['Noël 20 €', { ...given, maxPrice: '20' }, ''],
  ['anniversaire', given, ''],
  ['fête des mères', given, ''],
  ['cadeau fete des peres', given, ''],
  ['cadeau de fin d’année pour mamie', given, ''],
  ['papa jardinier', garden, ''],
  ['maman moins de 30 €', { ...given, ...below30 }, ''],
  // People and what they do are no things: they need no « pour » before them.
  ['jardinage', garden, ''],
  // Nothing is sold as a garden: its bare name is the place.
  ['jardin', garden, ''],
  ['outils de jardin', {}, 'outils de jardin'],
  ['Salle de bains', bathroom, ''],
  ['produits ménagers', { typeWords: 'lessive savon' }, ''],
  ['chauffage', { typeWords: 'thermostat rideau' }, ''],
  ['peau sèche', { typeWords: 'soin savon' }, ''],
  ['pique-nique', { typeWords: expect.stringContaining('gourde') }, ''],
  ['thermostat de chauffage', {}, 'thermostat de chauffage'],
  ['jardinier', garden, ''],
  ['jardinier moins de 30 €', { ...garden, ...below30 }, ''],
  ['bricolage', { typeWords: expect.stringContaining('peinture') }, ''],
  ['barbe', { typeWords: expect.stringContaining('rasoir') }, ''],
  ['fille', given, ''],
  // Whom nothing suits alone is part of the present, never a word to be found.
  // But nothing is sold for babies, and some of what is given is not for them.
  ['cadeau bébé', {}, 'bébé'],
  ['cadeau pour bébé moins de 30 €', below30, 'bébé'],
  ['cadeau cuisine moins de 30 €', { ...below30, typeWords: cooks }, ''],
  ['cadeau pour cuisiner', { typeWords: cooks }, ''],
  ['cadeau femme 50 ans', given, ''],
  ['cadeau pour ma fille de 12 ans à moins de 30 €', { ...given, ...below30 }, ''],
  ['idée cadeau pour un couple', given, ''],
  ['cadeau pour mon prof', given, ''],
  ['cadeau nounou moins de 30 €', { ...given, ...below30 }, ''],
  ['cadeau belle-sœur', given, ''],
  ['secret santa', given, ''],
  ['cadeau original', given, ''],
  ['un cadeau utile et écologique pour ma mère', given, ''],
  ['cadeau écologique jardinier', garden, ''],
  ['gourde bébé', {}, 'gourde bébé'],
  ['savon écologique moins de 30 €', below30, 'savon'],
  // With a thing that is searched for.
  ['gants jardinage', {}, 'gants jardinage'],
  ['je cherche une gourde à moins de 30 €', below30, 'gourde'],
  ['gourde pour ma mère', {}, 'gourde'],
  ['savon, un cadeau pour jardinier', {}, 'savon'],
  ['bougie noël', {}, 'bougie'],
  ['papier noël', {}, 'papier noël'],
  ['cadeau 30 ans', given, ''],
  // What is searched for may stand in another department.
  ['composteur pour le jardin', {}, 'composteur pour le jardin'],
  ['composteur pour le jardin moins de 100 €', { maxPrice: '99.99' }, 'composteur pour le jardin'],
]

const leftAlone = [
  'eau',
  'bureau',
  'jardinière',
  'Jardinieres',
  'cuisine',
  'homme',
  'bébé',
  'écologique',
  'gourde 500 ml',
  'lot de 2',
  '30',
  'moins',
  'moins de',
  'moins de 20 cm',
  'moins de 0 €',
  'plus de 3 ans',
  'sous 48 h',
  'ampoule E27 de 5 W',
  'savon sans parfum',
  'carte cadeau',
  'savon pour homme',
  'stock',
  'note',
  'bien',
  'éco-score',
  'éco-score 12',
  'éco-score 8 €',
  'semaine',
  'économie d’eau',
  'économies d’énergie',
  'pommeau économiseur',
  'cher',
  'trop cher',
  'rayon',
  'rayon bricolage',
  'moins de 12,345 €',
  '  ',
  '€ < / >',
  '',
]

describe('a phrase', () => {
  it.each([...prices, ...others, ...cheap, ...departments, ...presents])(
    '« %s » is %j and « %s »',
    (phrase, filters, rest) => {
      expect(understand(phrase)).toMatchObject({ rest })
      expect(understand(phrase).filters).toEqual(filters)
    },
  )

  it.each(leftAlone)('« %s » is left alone', (phrase) => {
    expect(understand(phrase)).toEqual({ filters: {}, rest: phrase, said: '', parts: [], aside: [] })
  })

  it('is told in parts, each of which can be taken out', () => {
    const { parts, said } = understand('cadeau pour jardinier moins de 30 € bien noté')
    expect(parts.map(({ label, without }) => [label, without])).toEqual([
      ['cadeau pour jardinier', 'moins de 30 € bien noté'],
      ['moins de 30 €', 'cadeau pour jardinier bien noté'],
      ['éco-score dès 8', 'cadeau pour jardinier moins de 30 €'],
    ])
    expect(said).toBe('cadeau pour jardinier moins de 30 € bien noté')
    for (const part of parts) expect(understand(part.without).parts).toHaveLength(2)
  })

  it.each([
    ['cadeau 20 euros', ['cadeau', 'jusqu’à 20 €'], []],
    ['gourde 19,90 €', ['jusqu’à 19,90 €'], []],
    ['noel', ['cadeau de Noël'], []],
    ['pour la fête des mères', ['pour la fête des mères'], []],
    ['papa jardinier', ['papa jardinier'], []],
    ['bougie noël', [], ['noël']],
    ['un cadeau pour ma mère', ['cadeau pour ma mère'], []],
    ['gourde, cadeau pour ma mère', [], ['cadeau pour ma mère']],
    ['cadeau bien noté de la sélection de la semaine', undefined, ['cadeau']],
    [
      'un cadeau, la sélection de la semaine, pour papa',
      ['sélection de la semaine'],
      ['cadeau', 'pour papa'],
    ],
  ])('drops no word that means something unsaid: « %s »', (phrase, labels, aside) => {
    const understood = understand(phrase)
    const told = understood.parts.map(({ label }) => label.replaceAll(/\s/g, ' '))
    expect(told).toEqual(labels ?? told)
    expect(understood.aside).toEqual(aside)
  })

  it('narrows a thing once: the second price stays a word', () => {
    expect(understand('moins de 30 € moins de 20 €')).toMatchObject({
      filters: below30,
      rest: 'moins de 20 €',
    })
  })

  it('knows no department that the shop has not', () => {
    expect(understand('rayon jardin', () => false)).toMatchObject({ filters: {}, rest: 'rayon jardin' })
  })

  it('of any length is read at once', () => {
    const started = performance.now()
    understand('moins de 20 € pour le jardin '.repeat(4).slice(0, 100))
    understand('1 000 '.repeat(16))
    understand('moins '.repeat(16))
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
