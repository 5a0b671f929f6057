import type { DemoReasons } from './list.ts'

export const energie: DemoReasons = {
  'Ampoules LED E27 de 5 W et 806 lumens, lot de 4': {
    family: 'ELECTRONICS',
    points: [17, 20, 14, 19, 14],
    MATERIALS:
      'Verre à 90 % de calcin (70 % du poids) et culot d’aluminium refondu (21 %) : 84 % de la masse.',
    MANUFACTURING:
      'Montées en Hongrie : 0,6 kWh, dont 52 % de solaire, et 0,3 L d’eau par ampoule, contrôlés.',
    TRANSPORT: 'De la verrerie à l’usine, 440 km par la route, puis 1 460 jusqu’à notre entrepôt.',
    PACKAGING: 'Un étui de carton pour les quatre, recyclé à 92 %, sans fenêtre de plastique.',
    END_OF_LIFE:
      'Le bac des lampes usagées les recycle en entier ; quatre pièces sur cinq y sont séparées à la main.',
  },
  'Panneau solaire portable pliable « Adret », 28 W': {
    family: 'ELECTRONICS',
    points: [16, 10, 14, 10, 12],
    MATERIALS:
      'Toile à 95 % recyclée (72 % du poids) et laiton refondu (12 %) : 80 % ; les cellules sont neuves.',
    MANUFACTURING: 'Cousu et monté en Chine, atelier nommé : 14 kWh par panneau ; l’eau n’a pas été relevée.',
    TRANSPORT: 'Un trajet de 18 600 km par bateau, puis 320 km par la route : 2 180 km comptés.',
    PACKAGING: 'Une boîte de 85 g en carton et papier : tout se trie, rien n’est recyclé.',
    END_OF_LIFE:
      'Tout va à la collecte et s’y recycle ; deux pièces sur cinq se remplacent chez le fabricant.',
  },
  'Multiprise à interrupteurs individuels, 6 prises': {
    family: 'ELECTRONICS',
    points: [13, 17, 13, 15, 18],
    MATERIALS:
      'Polycarbonate à 65 % recyclé au moins et cuivre refondu : 66 % de la masse, origines nommées.',
    MANUFACTURING: 'Assemblée à Braga : 1,3 kWh, dont 26 % d’éolien, et 0,7 L d’eau par bloc, contrôlés.',
    TRANSPORT: 'De Braga à notre entrepôt, 1 480 km par la route ; le cuivre en fait 900 auparavant.',
    PACKAGING: 'Un fourreau de carton de 22 g, recyclé à 52 %, sans attache de plastique.',
    END_OF_LIFE:
      'Quatre vis ouvrent le bloc ; trois pièces sur cinq se changent cinq ans, puis tout se recycle.',
  },
  'Prise connectée avec mesureur de consommation': {
    family: 'ELECTRONICS',
    points: [12, 7, 9, 12, 6],
    MATERIALS:
      'La coque en ABS, recyclée à 80 %, origine nommée, fait 76 % du poids : 61 % ; la carte est neuve.',
    MANUFACTURING:
      'Fabriquée au Vietnam ; deux ateliers sur cinq sont nommés et chiffrent leur énergie, non l’eau.',
    TRANSPORT:
      'Près de 17 000 km par la mer et 3 900 par la route, d’un atelier à l’autre : 5 600 km comptés.',
    PACKAGING: 'Une boîte en carton, dont 20 % de fibres recyclées, qui se trie en entier.',
    END_OF_LIFE: 'La collecte recycle 60 % de la masse ; la coque est clipsée et s’ouvre mal.',
  },
  'Thermostat programmable filaire pour chaudière': {
    family: 'ELECTRONICS',
    points: [15, 16, 19, 13, 18],
    MATERIALS:
      'ABS à 50 % recyclé (46 % du poids) et acier refondu du socle (53 %) : 76 %, origines nommées.',
    MANUFACTURING:
      'Assemblé dans le Maine-et-Loire : 0,8 kWh, dont 18 % d’éolien, et 0,4 L d’eau par boîtier, contrôlés.',
    TRANSPORT: 'De l’atelier à notre entrepôt, 610 km par la route.',
    PACKAGING: 'Une boîte de 48 g en carton, dont un tiers de fibres recyclées ; tout se trie.',
    END_OF_LIFE:
      'Quatre vis ; trois pièces sur cinq se changent pendant cinq ans, puis la collecte recycle tout.',
  },
  'Lampe solaire lampion « Vesprée » en toile, 30 cm': {
    family: 'ELECTRONICS',
    points: [15, 18, 12, 16, 12],
    MATERIALS:
      'Toile à 90 % recyclée (60 % du poids) et fil d’acier refondu (22 %) : 76 %, origines nommées.',
    MANUFACTURING:
      'Cousue en Roumanie : 0,7 kWh, dont 32 % d’hydraulique, et 1,2 L d’eau par lampion, contrôlés.',
    TRANSPORT:
      'De la Transylvanie à notre entrepôt, 1 900 km par la route ; l’acier en fait 1 300 auparavant.',
    PACKAGING: 'Une boîte plate en carton de 110 g, recyclée à 65 %, qui se trie en entier.',
    END_OF_LIFE: 'Tout se recycle ; deux pièces sur cinq, l’accu et la toile, se retirent à la main.',
  },
  'Chargeur de piles avec 4 accus AA de 2 100 mAh': {
    family: 'ELECTRONICS',
    points: [20, 16, 19, 16, 17],
    MATERIALS: 'ABS à 97 % recyclé, nickel, acier et cuivre refondus : 95 % de la masse, mesurés sur ce lot.',
    MANUFACTURING:
      'Monté en Autriche : 0,9 kWh, dont 17 % d’hydraulique, et 0,5 L d’eau par chargeur, contrôlés.',
    TRANSPORT: 'De Graz à notre entrepôt, 1 150 km, dont 570 par le rail.',
    PACKAGING: 'Un étui de 19 g, en carton recyclé à 64 %, sans coque de plastique.',
    END_OF_LIFE:
      'La collecte recycle tout ; deux pièces sur cinq, accus et câble, se changent pendant cinq ans.',
  },
  'Rideau thermique en coton et chanvre, 140 × 260 cm': {
    family: 'TEXTILE',
    points: [13, 18, 14, 16, 18],
    MATERIALS:
      'Coton, chanvre et ouate à 85 % recyclée : 67 % du poids, origine nommée ; la doublure est neuve.',
    MANUFACTURING:
      'Tissé dans les Vosges : 6,5 kWh, dont 34 % d’hydraulique, et 8 L d’eau par rideau, contrôlés.',
    TRANSPORT: 'Du tissage à notre entrepôt, 420 km ; la ouate en fait 1 200 auparavant, par la route.',
    PACKAGING: 'Une bande de papier de 11 g, recyclée à 66 %, autour du rideau plié.',
    END_OF_LIFE:
      'Les œillets se retirent ; les bornes reprennent tout, trois cinquièmes servent encore de tissu.',
  },
}
