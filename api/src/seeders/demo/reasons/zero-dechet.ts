import type { DemoReasons } from './list.ts'

export const zeroDechet: DemoReasons = {
  'Gourde isotherme « Grand Large » en inox, 750 mL': {
    family: 'METAL',
    points: [19, 16, 17, 19, 15],
    MATERIALS:
      'Inox mesuré à 95 % de recyclé, pour 97 % de la masse : 92 % en tout ; le reste est laque et joint.',
    MANUFACTURING: 'Emboutie en Espagne : 2,8 kWh, dont 16 % de solaire, et 7 L d’eau par gourde, contrôlés.',
    TRANSPORT: 'De Barcelone à notre entrepôt, 640 km ; l’inox en fait 380 auparavant, par la route.',
    PACKAGING: 'Une bague de carton de 8 g, recyclée à 94 %, et rien autour.',
    END_OF_LIFE:
      'L’inox se recycle en entier ; joint et capuchon, vendus jusqu’en 2036, pèsent moins d’un cinquième.',
  },
  'Gourde en verre à bouchon de bambou, 550 mL': {
    family: 'GLASS',
    points: [18, 18, 19, 17, 18],
    MATERIALS:
      'Verre de sable nommé, liège et bambou : 88 % du poids ; joint et cordelette n’y comptent pas.',
    MANUFACTURING: 'Soufflée au Portugal : 1,9 kWh, dont 36 % d’éolien, et 3 L d’eau par flacon, contrôlés.',
    TRANSPORT: 'De Marinha Grande à notre entrepôt, 1 690 km : 1 150 par le rail, 540 par la route.',
    PACKAGING: 'Un étui de 24 g en carton, recyclé à 75 %, sans calage.',
    END_OF_LIFE:
      'Tout se sépare à la main ; trois pièces sur cinq se rachètent seules cinq ans, le reste se recycle.',
  },
  'Brosse à dents en bambou à poils souples, lot de 4': {
    family: 'WOOD',
    points: [18, 20, 16, 19, 16],
    MATERIALS: 'Bambou (79 % du poids) et poils (14 %) à 62 % issus du ricin : 88 % de matière végétale.',
    MANUFACTURING:
      'Taillées en Chine, garnies en Allemagne : 0,2 kWh, dont 55 % de solaire, et 0,6 L d’eau, contrôlés.',
    TRANSPORT: 'De Chine en Allemagne puis jusqu’à nous, 11 200 km par le rail et 160 par la route.',
    PACKAGING: 'Un étui de carton de 12 g, recyclé à 94 %, pour les quatre brosses.',
    END_OF_LIFE:
      'Les poils se retirent à la pince ; un manche sur cinq resservira, les autres se recyclent en bois.',
  },
  'Sacs à vrac en coton, lot de 6': {
    family: 'TEXTILE',
    points: [20, 18, 18, 18, 18],
    MATERIALS: 'Coton pour 98 % de la masse, étiquette comprise ; ses lots sont suivis au certificat.',
    MANUFACTURING:
      'Tissés et cousus au Portugal : 0,5 kWh, dont 38 % d’éolien, et 9 L d’eau par sac, contrôlés.',
    TRANSPORT: 'De Porto à notre entrepôt, 1 640 km : 950 par le rail, 690 par la route.',
    PACKAGING: 'Une bande de papier de 4 g, recyclée à 84 %, tient les six sacs.',
    END_OF_LIFE:
      'Les bornes de textiles les reprennent ; trois pièces sur cinq se recousent, le cordon se change.',
  },
  'Pailles en inox avec goupillon, lot de 6': {
    family: 'METAL',
    points: [13, 18, 13, 15, 18],
    MATERIALS:
      'Inox à 70 % recyclé (85 % du poids) et lin (8 %) : 67 %, origines nommées ; le goupillon est neuf.',
    MANUFACTURING: 'Étirées en Italie : 0,1 kWh, dont 35 % de solaire, et 0,3 L d’eau par paille, contrôlés.',
    TRANSPORT: 'De Brescia, avec un détour par l’atelier de la pochette : 2 320 km par la route.',
    PACKAGING: 'Un carton de 26 g, à 52 % recyclé, qui se trie en entier.',
    END_OF_LIFE:
      'L’inox se trie avec les métaux ; trois pièces sur cinq se rachètent seules pendant cinq ans.',
  },
  'Savon solide surgras à l’huile d’olive, 110 g': {
    family: 'COSMETIC',
    points: [20, 19, 19, 19, 19],
    MATERIALS: 'Huiles d’olive et de coco, karité : 99 % de matières végétales, origines au certificat.',
    MANUFACTURING:
      'Saponifié à froid dans le Luberon : 0,1 kWh, dont 42 % de solaire, et 0,2 L d’eau par pain, contrôlés.',
    TRANSPORT: 'L’huile d’olive fait 280 km par la route jusqu’au Luberon, puis le pain 270 jusqu’à nous.',
    PACKAGING: 'Un bandeau de papier de 2 g, recyclé à 90 %, pour 110 g de savon.',
    END_OF_LIFE:
      'Il se consomme jusqu’au bout ; le bandeau se trie, et ses quatre cinquièmes sans encre vont au compost.',
  },
  'Cotons lavables en molleton de coton, lot de 12': {
    family: 'TEXTILE',
    points: [15, 17, 20, 13, 18],
    MATERIALS: 'Coton écru pour 99 % de la masse ; le certificat du lot n’est pas joint, d’où 1,5 au plus.',
    MANUFACTURING: 'Cousus à Roubaix : 0,3 kWh, dont 24 % d’éolien, et 2 L d’eau par lot, contrôlés.',
    TRANSPORT: 'De Roubaix à notre entrepôt, 690 km : 510 par le rail, 180 par la route.',
    PACKAGING: 'Une boîte de 38 g en carton et une étiquette, qui se trient ; 35 % est recyclé.',
    END_OF_LIFE: 'Les bornes de textiles les reprennent ; trois carrés usés sur cinq resservent en chiffons.',
  },
  'Boîte à repas en inox et couvercle de bambou, 1,2 L': {
    family: 'METAL',
    points: [17, 19, 15, 18, 16],
    MATERIALS: 'Inox à 80 % recyclé (70 % du poids) et bambou (28 %) : 84 % de la masse.',
    MANUFACTURING:
      'Soudée dans le Jura : 3,1 kWh, dont 45 % d’hydraulique, et 6 L d’eau par boîte, contrôlés.',
    TRANSPORT: 'De l’atelier, 140 km ; le bambou en fait 10 500 par la mer et le rail et 190 par la route.',
    PACKAGING: 'Un fourreau de 30 g en carton, recyclé à 85 %, qui se plie dans le bac.',
    END_OF_LIFE: 'Tout se démonte et se recycle ; une pièce sur cinq, le joint, se vend jusqu’en 2041.',
  },
  'Emballages à la cire d’abeille, lot de 3 formats': {
    family: 'TEXTILE',
    points: [19, 13, 18, 14, 16],
    MATERIALS: 'Coton suivi par lot, cire du Gâtinais et résine de pin : 92 % du poids, origines nommées.',
    MANUFACTURING:
      'Trempés à la main dans le Gâtinais : 0,4 kWh par lot ; l’eau est chiffrée pour trois étapes sur cinq.',
    TRANSPORT: 'Le coton fait 350 km jusqu’au Gâtinais, puis le lot 520 jusqu’à nous, par la route.',
    PACKAGING: 'Une bande de papier de 7 g, recyclée à 45 %, autour des trois carrés.',
    END_OF_LIFE:
      'Ils se ravivent deux fois, puis la filière du bois les reprend ; un carré sur cinq va au compost.',
  },
}
