import type { DemoReasons } from './list.ts'

export const eau: DemoReasons = {
  'Mousseurs d’eau en laiton 5 L/min, lot de 2': {
    family: 'METAL',
    points: [20, 16, 18, 16, 17],
    MATERIALS: 'Laiton coulé à 96 % de métal recyclé ; la part a été mesurée sur trois pièces.',
    MANUFACTURING:
      'Décolletés en Haute-Savoie : 0,4 kWh, dont 15 % d’hydraulique, et 1 L d’eau par mousseur, contrôlés.',
    TRANSPORT: 'De la fonderie à l’atelier, 560 km par la route, puis 190 jusqu’à notre entrepôt.',
    PACKAGING: 'Un étui en carton de 14 g, fait à 60 % de fibres recyclées, sans film.',
    END_OF_LIFE:
      'Tout se démonte et se recycle ; deux pièces sur cinq, joint et grille, se changent pendant cinq ans.',
  },
  'Pommeau de douche économiseur d’eau « Bruine », 6 L/min': {
    family: 'PLASTIC',
    points: [17, 18, 18, 18, 19],
    MATERIALS: 'ABS à 82 % recyclé (140 g) et inox à 90 % (50 g) : 160 des 190 g, soit 84 % de la masse.',
    MANUFACTURING:
      'Assemblé dans l’Ain : 0,9 kWh, dont 35 % d’hydraulique, et 2 L d’eau par pommeau, contrôlés.',
    TRANSPORT:
      'Par la route : l’ABS fait 690 km jusqu’à l’Ain, puis le pommeau 60 km jusqu’à notre entrepôt.',
    PACKAGING: 'Un étui de 31 g en carton, recyclé à 85 %, qui se plie dans le bac de tri.',
    END_OF_LIFE:
      'Il se démonte au tournevis ; quatre pièces sur cinq se changent jusqu’en 2036, puis tout se recycle.',
  },
  'Récupérateur d’eau de pluie mural « Averse », 300 L': {
    family: 'PLASTIC',
    points: [19, 15, 17, 20, 13],
    MATERIALS:
      'Part recyclée mesurée : 15 des 16 kg de plastique et 1,6 kg de laiton refondu, 92 % des 18 kg.',
    MANUFACTURING:
      'Moulé dans le Finistère : 21 kWh et 6 L d’eau par cuve, relevés et déclarés par le mouleur.',
    TRANSPORT: 'Du mouleur à notre entrepôt, 1 080 km en camion complet, sans rupture de charge.',
    PACKAGING: 'Deux cornières de carton de 350 g, recyclées en entier : 2 % du poids de la cuve.',
    END_OF_LIFE: 'La cuve se recycle en entier ; trois pièces sur cinq se dévissent à la main.',
  },
  'Programmateur d’arrosage à sonde d’humidité': {
    family: 'ELECTRONICS',
    points: [13, 14, 17, 11, 16],
    MATERIALS:
      'Boîtier en polypropylène à 88 % recyclé, origine nommée, pour 75 % du poids : 66 % de la masse.',
    MANUFACTURING:
      'Assemblé en Slovaquie : 1,6 kWh par boîtier ; l’eau est chiffrée pour quatre étapes sur cinq.',
    TRANSPORT: 'De l’usine à notre entrepôt, 4 200 km : 3 600 par la mer et le rail, 600 par la route.',
    PACKAGING: 'Une boîte de 62 g et une notice ; tout se trie, 15 % est recyclé.',
    END_OF_LIFE:
      'Tout se démonte et se recycle ; deux pièces sur dix, membrane et sonde, se vendent jusqu’en 2036.',
  },
  'Stop-douche à levier en laiton chromé': {
    family: 'METAL',
    points: [17, 20, 13, 18, 14],
    MATERIALS: 'Laiton refondu à 85 % à partir de chutes d’usinage, sur 99 % du poids : 84 % de la masse.',
    MANUFACTURING:
      'Usiné en Italie : 0,7 kWh, dont 54 % d’hydraulique, et 1,5 L d’eau de coupe par pièce, contrôlés.',
    TRANSPORT:
      'Barres comprises, du Piémont à notre entrepôt, 2 380 km : 2 260 par la route, 120 par le rail.',
    PACKAGING: 'Un simple étui de 9 g, en carton recyclé à 85 %, pour 140 g de laiton.',
    END_OF_LIFE: 'Le laiton se recycle en entier ; quatre pièces sur cinq se dévissent à la main.',
  },
  'Oyas à enterrer en terre cuite, lot de 3': {
    family: 'GLASS',
    points: [20, 18, 19, 19, 18],
    MATERIALS: 'Argile pour 99 % de la masse, tirée à 12 km de la poterie ; un laboratoire l’a pesée.',
    MANUFACTURING: 'Tournées dans la Drôme : 2,3 kWh, dont 35 % au bois, et 4 L d’eau par jarre, contrôlés.',
    TRANSPORT:
      'De la poterie à notre entrepôt, 130 km ; la chamotte mêlée à l’argile en fait 420 auparavant.',
    PACKAGING: 'Calées dans 90 g de carton, recyclé à 92 %, sans mousse ni film.',
    END_OF_LIFE:
      'Les tessons drainent vos pots ou se broient ; trois pièces sur cinq se rachètent seules cinq ans.',
  },
  'Plaquettes de chasse d’eau pour réservoir de WC': {
    family: 'METAL',
    points: [12, 17, 13, 15, 17],
    MATERIALS:
      'L’inox, recyclé à 76 %, origine nommée, fait 80 % du poids : 61 % de la masse ; la gaine est neuve.',
    MANUFACTURING:
      'Découpées en Allemagne : 0,5 kWh, dont 22 % d’éolien, et 0,8 L d’eau par paire, contrôlés.',
    TRANSPORT: 'Du laminoir à la Sarre, 1 850 km, puis 530 jusqu’à notre entrepôt, par la route.',
    PACKAGING: 'Un sachet de papier et un feuillet : tout se trie, 50 % du poids est recyclé.',
    END_OF_LIFE:
      'Gaine et inox se séparent et se recyclent ; deux pièces sur cinq se remplacent pendant cinq ans.',
  },
  'Détecteur de fuite d’eau à sirène de 85 dB': {
    family: 'ELECTRONICS',
    points: [14, 9, 11, 14, 8],
    MATERIALS: 'Coque en ABS à 90 % recyclé, origine nommée, pour 80 % du poids : 72 % ; la carte est neuve.',
    MANUFACTURING:
      'Assemblé en Pologne : 1,1 kWh par boîtier ; quatre ateliers sur cinq sont connus, l’eau ne l’est pas.',
    TRANSPORT: 'Les composants font 7 400 km en cargo, puis 3 500 par la route, détours compris.',
    PACKAGING: 'Une boîte en carton et un calage en papier : les deux se trient, 40 % est recyclé.',
    END_OF_LIFE: 'La collecte recycle 80 % de la masse ; deux vis ouvrent le boîtier et la pile se remplace.',
  },
  'Pommeau de douche à main « Giboulée » chromé, 7 L/min': {
    family: 'PLASTIC',
    points: [15, 16, 19, 13, 18],
    MATERIALS:
      'ABS à 78 % recyclé sous le chrome et tamis en inox refondu : 76 % de la masse, origine nommée.',
    MANUFACTURING:
      'Moulé et chromé en Italie : 1,4 kWh, dont 12 % de solaire, et 5 L d’eau par pommeau, contrôlés.',
    TRANSPORT:
      'De la Vénétie à notre entrepôt, chromage compris, 1 550 km : 1 070 par le rail, 480 par la route.',
    PACKAGING: 'Un étui de 28 g, recyclé à 30 %, que l’on plie à plat et qui se trie en entier.',
    END_OF_LIFE:
      'La tête se dévisse ; trois pièces sur cinq se changent pendant cinq ans, puis tout se recycle.',
  },
}
