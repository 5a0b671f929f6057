import type { DemoReasons } from './list.ts'

export const maisonJardin: DemoReasons = {
  'Jardinière en liège « Alcine », 60 cm': {
    family: 'WOOD',
    points: [17, 18, 19, 15, 18],
    MATERIALS:
      'Liège de l’Alentejo pour 84 % de la masse ; l’origine de la résine végétale n’est pas nommée.',
    MANUFACTURING:
      'Moulée au Portugal : 2,4 kWh, dont 35 % à la poudre de liège, et 1 L d’eau par bac, contrôlés.',
    TRANSPORT: 'De l’Alentejo à notre entrepôt, 1 700 km : 1 150 par le rail, 550 par la route.',
    PACKAGING: 'Une feuille de carton de 60 g, à 55 % recyclée, pour 1,6 kg de liège.',
    END_OF_LIFE:
      'L’atelier reprend le bac et remoule trois cinquièmes du liège ; le reste se broie en paillis.',
  },
  'Mélange de graines mellifères « Butine », 250 g': {
    family: 'FOOD',
    points: [20, 19, 19, 19, 19],
    MATERIALS: 'Dix-huit espèces, aucune semence traitée : 100 % du poids, récoltes nommées au certificat.',
    MANUFACTURING:
      'Triées dans la Drôme : 0,2 kWh par sachet, dont 42 % de solaire, et aucun lavage, contrôlés.',
    TRANSPORT: 'Une part des graines fait 500 km depuis le Maine-et-Loire, puis 120 de la Drôme à nous.',
    PACKAGING: 'Un sachet de papier de 9 g, recyclé à 92 %, pour 250 g de graines.',
    END_OF_LIFE: 'Tout se sème ; le sachet se trie, et ses quatre cinquièmes sans encre vont au compost.',
  },
  'Nichoir à mésanges « Fauvel » en mélèze du Jura': {
    family: 'WOOD',
    points: [20, 17, 18, 18, 18],
    MATERIALS: 'Mélèze brut du Jura pour 97 % des 2,8 kg, lots suivis au certificat, sans lasure ni vernis.',
    MANUFACTURING:
      'Assemblé à Lons-le-Saunier : 0,9 kWh, dont 25 % au bois, et pas d’eau par nichoir, contrôlés.',
    TRANSPORT:
      'Le bois fait 640 km, aller et retour du séchoir ; le nichoir en fait ensuite 130 jusqu’à nous.',
    PACKAGING: 'Une étiquette et une ficelle de lin, avec un carton : 82 % recyclés ou réutilisés.',
    END_OF_LIFE:
      'La façade se dévisse ; trois planches sur cinq se rachètent cinq ans, le bois usé se recycle.',
  },
  'Hôtel à insectes « Cinq Chambres » en châtaignier': {
    family: 'WOOD',
    points: [14, 19, 15, 17, 19],
    MATERIALS: 'Châtaignier coupé à moins de 80 km, roseaux et paille : 72 % de la masse, origine nommée.',
    MANUFACTURING: 'Fabriqué en Corrèze : 1,2 kWh, dont 43 % au bois, et pas d’eau par structure, contrôlés.',
    TRANSPORT: 'De l’atelier à notre entrepôt, 350 km ; les roseaux en font 1 020 auparavant.',
    PACKAGING: 'Un carton de 180 g qui se trie en entier, dont 75 % de fibres recyclées.',
    END_OF_LIFE:
      'Quatre chambres sur cinq se regarnissent pendant cinq ans ; bois et acier se recyclent ensuite.',
  },
  'Lessive en paillettes de savon, sac de 2,5 kg': {
    family: 'COSMETIC',
    points: [19, 17, 18, 19, 15],
    MATERIALS: 'Savon d’huiles végétales, soude et craie : 92 % de la masse, origines nommées au certificat.',
    MANUFACTURING:
      'Préparée près de Salon-de-Provence : 0,8 kWh, dont 24 % de solaire, et 1 L d’eau, contrôlés.',
    TRANSPORT: 'Les cristaux de soude font 600 km par la route, puis le sac 280 jusqu’à notre entrepôt.',
    PACKAGING: 'Un sac de papier de 45 g, à 92 % recyclé, sans doublure ni bouchon.',
    END_OF_LIFE: 'La poudre est consommée ; le sac, vidé à la main, se recycle en entier avec les papiers.',
  },
  'Coffret de trois outils de jardin en acier forgé et frêne': {
    family: 'METAL',
    points: [17, 17, 19, 15, 18],
    MATERIALS: 'Acier à 60 % recyclé (40 % du poids), frêne et peuplier (60 %) : 84 % de la masse.',
    MANUFACTURING:
      'Forgés en Haute-Marne : 4,6 kWh, dont 26 % de solaire, et 3 L d’eau par coffret, contrôlés.',
    TRANSPORT: 'Avec le frêne et le peuplier, 620 km en tout par la route.',
    PACKAGING: 'Autour du coffret, qui sert de rangement, 25 g de carton recyclé à 55 %.',
    END_OF_LIFE:
      'Trois pièces sur cinq, dont la lame de 60 g, se vendent jusqu’en 2036 ; tout se recycle ensuite.',
  },
  'Bougie « Crépuscule » en cire de colza, figue et cèdre': {
    family: 'COSMETIC',
    points: [16, 18, 12, 17, 13],
    MATERIALS:
      'Cire de colza de Beauce (169 g), calcin et sable du pot (140 g) : 81 % de la masse, pot compris.',
    MANUFACTURING: 'Coulée à Chartres : 0,6 kWh, dont 33 % d’éolien, et 0,2 L d’eau par bougie, contrôlés.',
    TRANSPORT: 'Le verre fait 2 400 km par la route, puis la bougie 560 de Chartres à notre entrepôt.',
    PACKAGING: 'Un étui de 21 g, en carton recyclé à 77 %, ouvert sur le dessus.',
    END_OF_LIFE: 'Le pot se recycle en entier ; trois pièces sur cinq, recharge comprise, se vendent à part.',
  },
  'Peinture murale mate « Craie douce », seau de 2,5 L': {
    family: 'PLASTIC',
    points: [17, 11, 15, 11, 13],
    MATERIALS: 'Liant végétal, craie et eau : 84 % de la masse, origine nommée ; les pigments sont importés.',
    MANUFACTURING: 'Broyée à Quimper : 3,8 kWh par seau ; l’eau est chiffrée pour une étape sur cinq.',
    TRANSPORT: 'Les pigments font 3 100 km par mer, puis 1 100 par la route, Quimper compris.',
    PACKAGING: 'Le seau et son anse se trient en entier ; 15 % du plastique est recyclé.',
    END_OF_LIFE: 'Le seau rincé se recycle en entier ; trois pièces sur cinq s’en démontent à la main.',
  },
}
