import { type DemoPassports, guarantee, part, warned } from './demo-passport.ts'

/** Of what replaces what is thrown away, and of what keeps or composts food. */
export const zeroDechet: DemoPassports = {
  'Gourde isotherme « Grand Large » en inox, 750 mL': {
    ...{ maker: 'Barcelone', origin: 'Emboutie à Barcelone (Espagne)' },
    composition: 'Inox 18/8 contenant au moins 95 % de matière recyclée, laque, joint en silicone',
    guarantees: [guarantee(10, 'L’étanchéité du corps')],
    spareParts: [part('Joint', '1.50', '2036-12-31'), part('Capuchon', '6.00', '2036-12-31')],
  },
  'Boîte à repas en inox et couvercle de bambou, 1,2 L': {
    ...{ maker: 'Jura', model: 'Boîte 1,2 L à cloison' },
    origin: 'Soudée dans le Jura (France)',
    composition: 'Inox 18/8, bambou certifié FSC (n° C000001, démonstration), silicone, coton',
    guarantees: [guarantee(15, 'Les soudures de la boîte')],
    spareParts: [part('Joint', '3.00', '2041-12-31')],
  },
  'Gourde en verre à bouchon de bambou, 550 mL': {
    ...{ maker: 'Marinha Grande', model: 'Gourde 550 mL' },
    origin: 'Soufflée à Marinha Grande (Portugal)',
    composition: 'Verre borosilicaté, liège, bambou, joint en silicone',
    warnings: 'Verre : ne pas y verser d’eau bouillante ni la congeler.',
    spareParts: [part('Flacon de rechange', '9.00')],
  },
  'Brosse à dents en bambou à poils souples, lot de 4': {
    ...{ maker: 'poils et manches', model: 'Brosse souple, 19 cm' },
    origin: 'Manches taillés en Chine, poils posés en Allemagne',
    composition: 'Bambou, cire végétale, nylon dont 62 % de la matière provient d’huile de ricin',
  },
  'Sacs à vrac en coton, lot de 6': {
    ...{ maker: 'Porto', model: 'Sacs à vrac, trois formats' },
    origin: 'Tissés et confectionnés au Portugal',
    composition: 'Coton biologique (GOTS n° 000000, démonstration)',
  },
  'Pailles en inox avec goupillon, lot de 6': {
    ...{ maker: 'Brescia', model: 'Pailles 21,5 cm, 6 mm' },
    origin: 'Étirées à Brescia (Italie)',
    composition: 'Inox 18/10, pochette en lin',
    warnings: 'Ne pas laisser un enfant courir avec une paille en bouche.',
  },
  'Savon solide surgras à l’huile d’olive, 110 g': {
    ...{ maker: 'Luberon', model: 'Savon de 110 g', net: ['110', 'G'] },
    origin: 'Saponifié à froid dans le Luberon (France)',
    ...{ warnings: warned.eyes, allergens: 'Linalool' },
  },
  'Cotons lavables en molleton de coton, lot de 12': {
    ...{ maker: 'Roubaix', model: 'Carrés de 8 cm' },
    origin: 'Cousus à Roubaix (France)',
    composition: 'Coton biologique (GOTS n° 000000, démonstration)',
  },
  'Emballages à la cire d’abeille, lot de 3 formats': {
    ...{ maker: 'Gâtinais', model: 'Carrés de 18, 25 et 33 cm' },
    origin: 'Trempés à la main dans le Gâtinais (France)',
    composition:
      'Coton biologique (GOTS n° 000000, démonstration), cire d’abeille, résine de pin, huile de jojoba',
    warnings: 'Ne pas emballer de viande ni de poisson crus. Laver à l’eau froide.',
    allergens: 'Produits de la ruche (cire d’abeille)',
  },
  'Composteur de jardin « Sous-Bois » en mélèze, 400 L': {
    ...{ maker: 'Jura', origin: 'Mélèze du Jura (France)' },
    composition: 'Lames de mélèze brut de 20 mm, charnières en acier',
  },
  'Lombricomposteur d’appartement « Tourelle », 4 plateaux': {
    ...{ maker: 'Bretagne', origin: 'Moulé en Bretagne (France)' },
    composition: 'Polypropylène contenant au moins 95 % de matière recyclée',
  },
  'Seau bokashi à robinet de 16 L avec ferments': {
    ...{ maker: 'Catalogne', model: 'Seau bokashi 16 L', origin: 'Moulé en Catalogne (Espagne)' },
    composition: 'Polypropylène contenant au moins 90 % de matière recyclée, son de blé ensemencé',
    allergens: 'Gluten (son de blé des ferments)',
  },
  'Seau à compost de cuisine en inox, 5 L': {
    ...{ maker: 'nord du Portugal', model: 'Seau 5 L', origin: 'Embouti au Portugal' },
    composition: 'Inox contenant au moins 82 % de matière recyclée, polypropylène, charbon actif',
    spareParts: [part('Deux filtres au charbon', '4.00')],
  },
  'Bocaux de conservation en verre, lot de 6': {
    ...{ maker: 'Nord', model: 'Bocal 750 mL', origin: 'Coulés dans le Nord (France)' },
    composition: 'Verre contenant au moins 55 % de verre recyclé, inox, caoutchouc',
  },
  'Sacs de conservation réutilisables, lot de 4': {
    ...{ maker: 'Valence', model: 'Sacs 500 mL à 1,5 L', origin: 'Moulés à Valence (Espagne)' },
    composition: 'Silicone de qualité alimentaire',
  },
  'Cloche de conservation en silicone, 26 cm': {
    ...{ maker: 'Italie', model: 'Cloche 26 cm', origin: 'Moulée en Italie' },
    composition: 'Silicone de qualité alimentaire',
  },
}
