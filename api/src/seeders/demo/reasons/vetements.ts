import type { DemoReasons } from './list.ts'

export const vetements: DemoReasons = {
  'Tee-shirt col rond en coton, 180 g/m²': {
    family: 'TEXTILE',
    points: [14, 19, 15, 16, 19],
    MATERIALS: 'Coton suivi de la balle au fil pour 72 % du poids ; le certificat n’est pas joint.',
    MANUFACTURING:
      'Tricoté et cousu près de Porto : 1,6 kWh, dont 42 % de solaire, et 11 L d’eau par pièce, contrôlés.',
    TRANSPORT: 'De la balle à notre entrepôt, 4 300 km : 3 150 par la mer et le rail, 1 150 par la route.',
    PACKAGING: 'Une bande de papier de 4 g, recyclée à 65 %, et aucun sachet.',
    END_OF_LIFE:
      'Les bornes de textiles reprennent tout ; quatre cinquièmes du tissu resservent, le reste s’effiloche.',
  },
  'Pull col montant en laine mérinos d’Arles': {
    family: 'TEXTILE',
    points: [19, 17, 18, 20, 15],
    MATERIALS: 'Laine de mérinos d’Arles tondue dans la Crau : 92 % de la masse est inscrite au certificat.',
    MANUFACTURING:
      'Filé en Creuse, tricoté à Castres : 7 kWh, dont 26 % d’hydraulique, et 9 L d’eau par pull, contrôlés.',
    TRANSPORT: 'De la tonte au tricotage, 980 km, dont 480 par le rail, puis 320 par la route jusqu’à nous.',
    PACKAGING: 'Une bande de carton de 12 g, recyclée en entier, et un écheveau glissé dedans.',
    END_OF_LIFE: 'L’écheveau de 5 m sert aux reprises, à la main ; la laine usée se recycle en entier.',
  },
  'Jean droit « Rempart » à 42 % de coton recyclé': {
    family: 'TEXTILE',
    points: [14, 16, 18, 12, 17],
    MATERIALS: 'Coton recyclé à 42 % et coton suivi par lot à 31 % : 73 % de la masse, origines nommées.',
    MANUFACTURING:
      'Tissé dans les Vosges, cousu à Cholet : 8 kWh, dont 14 % d’hydraulique, et 20 L d’eau, contrôlés.',
    TRANSPORT: 'Des Vosges à Cholet puis à notre entrepôt, 1 350 km, dont 690 par le rail.',
    PACKAGING: 'Une étiquette et un sachet de papier de 15 g : tout se trie, un quart est recyclé.',
    END_OF_LIFE:
      'Deux pièces sur cinq, boutons et rivets, se rachètent pendant cinq ans ; les bornes reprennent tout.',
  },
  'Chaussettes mi-hautes en coton peigné, lot de 4 paires': {
    family: 'TEXTILE',
    points: [17, 19, 13, 18, 14],
    MATERIALS: 'Coton, 70 % d’origine nommée, et polyamide recyclé, 16 % : 86 % de la masse en tout.',
    MANUFACTURING: 'Tricotées en Limousin : 0,5 kWh, dont 44 % d’éolien, et 3 L d’eau par paire, contrôlés.',
    TRANSPORT: 'Du fil à notre entrepôt, 3 100 km : 600 par la mer, 2 500 par la route.',
    PACKAGING: 'Un cavalier de carton de 5 g, recyclé à 82 %, par lot de quatre paires.',
    END_OF_LIFE:
      'L’atelier reprend tout pour l’effilochage ; quatre cinquièmes de la maille se reprisent à la main.',
  },
  'Baskets basses « Traverse » en toile et caoutchouc': {
    family: 'TEXTILE',
    points: [13, 7, 12, 7, 9],
    MATERIALS:
      'Toile et liège font la moitié du poids, la semelle est à 30 % recyclée : 65 %, origines nommées.',
    MANUFACTURING:
      'Assemblées à Guimarães : 5 kWh par paire ; deux ateliers sur cinq sont nommés, l’eau n’est pas connue.',
    TRANSPORT: 'Avec la toile teinte hors d’Europe, 9 200 km : 6 600 par la mer, 2 600 par la route.',
    PACKAGING: 'Une boîte de 190 g en carton et un papier de soie enduit : 70 % du poids se trie.',
    END_OF_LIFE: 'Les bornes recyclent 90 % de la masse ; la semelle cousue reste difficile à séparer.',
  },
  'Écharpe du Tarn en laine recyclée à 90 %, 190 × 35 cm': {
    family: 'TEXTILE',
    points: [18, 19, 19, 18, 19],
    MATERIALS: 'Laine à 90 % recyclée au moins, sur les 240 g ; le reste, de laine neuve, n’est pas compté.',
    MANUFACTURING:
      'Tissée à Mazamet : 2,1 kWh, dont 43 % d’hydraulique, et 9 L d’eau par écharpe, contrôlés.',
    TRANSPORT: 'Pulls collectés à moins de 200 km, puis 440 jusqu’à notre entrepôt.',
    PACKAGING: 'Une bande de papier de 4 g, recyclée à 85 %, et rien d’autre.',
    END_OF_LIFE:
      'L’atelier reprend les écharpes usées ; quatre cinquièmes de la laine se refilent et resservent.',
  },
  'Veste d’atelier « Halage » en lin et chanvre': {
    family: 'TEXTILE',
    points: [18, 18, 18, 19, 17],
    MATERIALS: 'Lin de Normandie et chanvre de l’Aube : 88 % de la masse est inscrite au certificat.',
    MANUFACTURING:
      'Tissée dans le Nord, cousue à Roanne : 3,9 kWh, dont 34 % d’éolien, et 5 L d’eau, contrôlés.',
    TRANSPORT: 'Du champ à l’atelier, 1 100 km, dont 520 par le rail, puis 90 jusqu’à notre entrepôt.',
    PACKAGING: 'Une bande de carton de 14 g, recyclée à 92 %, autour de la veste pliée.',
    END_OF_LIFE:
      'Deux pièces sur cinq, boutons et coudes, se rachètent pendant cinq ans ; la toile s’effiloche.',
  },
}
