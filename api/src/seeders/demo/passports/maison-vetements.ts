import { type DemoPassports, guarantee, part, warned } from './demo-passport.ts'

/** Of house and garden, and of clothes. */
export const maisonVetements: DemoPassports = {
  'Jardinière en liège « Alcine », 60 cm': {
    ...{ maker: 'Alentejo', origin: 'Moulée en Alentejo (Portugal)' },
    composition: 'Liège aggloméré, résine végétale',
  },
  'Mélange de graines mellifères « Butine », 250 g': {
    ...{ maker: 'Drôme', net: ['250', 'G'], origin: 'Récoltées dans la Drôme et le Maine-et-Loire (France)' },
    composition: 'Dix-huit espèces, dont la phacélie, le sainfoin, le bleuet et la bourrache',
    warnings: 'Semences : ne pas consommer.',
  },
  'Nichoir à mésanges « Fauvel » en mélèze du Jura': {
    ...{ maker: 'Lons-le-Saunier', origin: 'Mélèze du Jura, scié à Lons-le-Saunier (France)' },
    composition: 'Mélèze brut de 20 mm',
  },
  'Hôtel à insectes « Cinq Chambres » en châtaignier': {
    ...{ maker: 'Corrèze', origin: 'Fabriqué en Corrèze (France)' },
    composition: 'Châtaignier brut, roseaux, paille, pommes de pin, pattes en acier',
  },
  'Lessive en paillettes de savon, sac de 2,5 kg': {
    ...{ maker: 'Salon-de-Provence', model: 'Sac de 2,5 kg', net: ['2.5', 'KG'] },
    origin: 'Préparée près de Salon-de-Provence (France)',
    composition: 'Savon (plus de 30 %), carbonate, bicarbonate et citrate de sodium, gomme de cellulose',
    warnings: `Attention : provoque une sévère irritation des yeux ; en cas de contact, rincer plusieurs minutes à l’eau. ${warned.children}`,
    allergens: 'Aucun allergène de parfum.',
  },
  'Coffret de trois outils de jardin en acier forgé et frêne': {
    ...{ maker: 'Haute-Marne', model: 'Coffret de trois outils' },
    origin: 'Forgés en Haute-Marne (France)',
    composition: 'Acier contenant 60 % de matière recyclée, frêne huilé au lin, peuplier',
    warnings: `Lames coupantes : refermer le sécateur après usage. ${warned.children}`,
    spareParts: [part('Lame de sécateur', '11.00', '2036-12-31')],
  },
  'Bougie « Crépuscule » en cire de colza, figue et cèdre': {
    ...{ maker: 'Chartres', net: ['180', 'G'], origin: 'Coulée à Chartres (France)' },
    composition: 'Cire de colza, mèche en coton, parfum à 6 %',
    warnings:
      'Le parfum peut produire une réaction allergique. Ne la laissez jamais brûler sans surveillance, ni à portée des enfants ou des animaux.',
    allergens: 'Parfum : peut produire une réaction allergique',
  },
  'Peinture murale mate « Craie douce », seau de 2,5 L': {
    ...{ maker: 'Quimper', net: ['2.5', 'L'], origin: 'Broyée à Quimper (France)' },
    composition: 'Eau, liant tiré d’huile de colza et d’algues brunes, craie, pigments minéraux, BIT, MIT',
    warnings: `Contient des conservateurs (BIT, MIT) qui peuvent produire une réaction allergique : portez des gants et aérez. ${warned.children}`,
    allergens: 'Conservateurs BIT et MIT',
  },
  'Tee-shirt col rond en coton, 180 g/m²': {
    ...{ maker: 'Porto', origin: 'Filé en Turquie, tricoté et cousu près de Porto (Portugal)' },
    composition: '100 % coton biologique (GOTS n° 000000, démonstration)',
  },
  'Pull col montant en laine mérinos d’Arles': {
    ...{ maker: 'Castres', origin: 'Laine d’Arles, filée en Creuse, tricotée à Castres (France)' },
    composition: '100 % laine',
    guarantees: [guarantee(5, 'La première reprise de la maille, envoi à votre charge', 'Ramure')],
  },
  'Jean droit « Rempart » à 42 % de coton recyclé': {
    ...{ maker: 'Cholet', origin: 'Tissé dans les Vosges, cousu à Cholet (France)' },
    composition: '42 % coton recyclé, 58 % coton biologique (GOTS n° 000000, démonstration)',
  },
  'Chaussettes mi-hautes en coton peigné, lot de 4 paires': {
    ...{ maker: 'Limousin', origin: 'Tricotées en Limousin (France)' },
    composition:
      '82 % coton biologique (GOTS n° 000000, démonstration), 16 % polyamide recyclé, 2 % élasthanne',
    guarantees: [guarantee(3, 'Le remplacement d’une paire percée, sur photo', 'Ramure')],
  },
  'Baskets basses « Traverse » en toile et caoutchouc': {
    ...{ maker: 'Guimarães', origin: 'Assemblées à Guimarães (Portugal)' },
    composition:
      'Tige : coton biologique (GOTS n° 000000, démonstration). Première : liège. Semelle : caoutchouc',
    guarantees: [guarantee(6, 'Les coutures de la tige')],
    spareParts: [part('Paire de lacets', '4.00')],
  },
  'Écharpe du Tarn en laine recyclée à 90 %, 190 × 35 cm': {
    ...{ maker: 'Mazamet', origin: 'Tissée à Mazamet (France)' },
    composition: 'Au moins 90 % de laine recyclée, le reste de laine neuve',
  },
  'Veste d’atelier « Halage » en lin et chanvre': {
    ...{ maker: 'Roanne', origin: 'Tissée dans le Nord, cousue à Roanne (France)' },
    composition: '60 % lin, 40 % chanvre',
  },
}
