import type { DemoReasons } from './list.ts'

export const alimentation: DemoReasons = {
  'Miel de châtaignier d’Ardèche, pot en verre de 500 g': {
    family: 'FOOD',
    points: [19, 19, 17, 18, 18],
    MATERIALS: 'Miel d’Ardèche, calcin et sable du pot : 92 % de la masse, pot compris, origines nommées.',
    MANUFACTURING:
      'Extrait à froid : 0,2 kWh, dont 42 % de solaire, et 0,6 L d’eau par pot, contrôlés à la miellerie.',
    TRANSPORT:
      'Le pot de verre fait 900 km par la route jusqu’à la miellerie, puis 130 jusqu’à notre entrepôt.',
    PACKAGING: 'Un pot de 230 g : 60 % resservent, la moitié du verre des autres est recyclée, soit 80 %.',
    END_OF_LIFE:
      'Trois pots sur cinq sont resservis, huit fois en moyenne ; les autres vont au bac du verre.',
  },
  'Spaghettis de blé dur du Lauragais, 3 sachets de 500 g': {
    family: 'FOOD',
    points: [20, 16, 18, 16, 17],
    MATERIALS:
      'Blé dur de l’Aude et de la Haute-Garonne : 96 % de la masse vient de parcelles inscrites au certificat.',
    MANUFACTURING:
      'Moulu et tréfilé sur place : 0,7 kWh, dont 18 % de solaire, et 0,5 L d’eau par sachet, contrôlés.',
    TRANSPORT: 'Du champ à notre entrepôt, 720 km par la route, moulin et tournée de livraison compris.',
    PACKAGING: 'Trois sachets de papier de 9 g chacun, recyclés à 65 %, pour 1,5 kg.',
    END_OF_LIFE:
      'Tout se mange ; les sachets se trient, et leurs deux cinquièmes sans encre vont au compost.',
  },
  'Huile d’olive vierge extra du Gard, bidon de 3 L': {
    family: 'FOOD',
    points: [14, 19, 15, 17, 19],
    MATERIALS:
      'Olives picholines du Gard, un domaine ; la parcelle est nommée pour 71 % de la masse, bidon compris.',
    MANUFACTURING:
      'Pressée dans les 12 heures : 0,4 kWh, dont 46 % de solaire, et 1,8 L d’eau par bidon, contrôlés.',
    TRANSPORT: 'Du moulin à notre entrepôt, 230 km ; le bidon vide en fait 1 200 auparavant par la route.',
    PACKAGING: 'Un bidon d’acier de 320 g, dont le moulin reprend et remplit 70 % des exemplaires.',
    END_OF_LIFE:
      'Quatre bidons sur cinq sont resservis ou refondus en bidons ; le robinet se retire et se trie.',
  },
  'Lentilles noires du Gers, sac en papier de 1 kg': {
    family: 'FOOD',
    points: [19, 19, 19, 20, 17],
    MATERIALS:
      'Lentilles d’une ferme de Lectoure ; 94 % de la masse vient des parcelles inscrites au certificat.',
    MANUFACTURING: 'Triées à la ferme : 0,1 kWh par sac, dont 45 % de solaire, sans lavage, contrôlés.',
    TRANSPORT: 'De Lectoure à notre entrepôt, 560 km par la route.',
    PACKAGING: 'Un sac de papier de 12 g, recyclé en entier, pour 1 kg de lentilles.',
    END_OF_LIFE:
      'Tout se mange ; le sac se trie avec les papiers, et deux cinquièmes, sans encre, vont au compost.',
  },
  'Café d’Éthiopie en grains, torréfié à Rennes, 1 kg': {
    family: 'FOOD',
    points: [11, 13, 15, 9, 14],
    MATERIALS:
      'Café du Sidama : parcelles nommées pour 56 % de la masse ; certificat bio non joint, non compté.',
    MANUFACTURING: 'Torréfié à Rennes : 1,9 kWh par kilo ; l’eau est chiffrée pour trois étapes sur cinq.',
    TRANSPORT:
      '9 000 km par mer et 1 500 par le rail comptent pour 1 050 ; la route, Rennes compris, en ajoute 440.',
    PACKAGING:
      'Le sachet de 22 g est en plastique ; sa valve ne va pas au bac de tri : 90 % du poids se trie.',
    END_OF_LIFE:
      'Le torréfacteur reprend le sachet et le recycle, valve comprise ; 80 % du poids se sépare à la main.',
  },
  'Chocolat noir du Pérou à 74 %, coffret de 6 tablettes': {
    family: 'FOOD',
    points: [12, 15, 9, 14, 9],
    MATERIALS:
      'Fèves de San Martín et canne : plantation nommée pour 62 % de la masse, non le beurre de cacao.',
    MANUFACTURING: 'Broyé et conché 48 heures à Bayonne : 2,2 kWh et 1,5 L d’eau par coffret, déclarés.',
    TRANSPORT:
      'Cargo, 11 000 km ; par la route, 3 700 entre plantation, ports et Bayonne, puis 800 jusqu’à nous.',
    PACKAGING: 'Étui en carton recyclé à 50 % et film neuf : tout se trie, 45 % du poids est recyclé.',
    END_OF_LIFE: 'Le chocolat se mange ; l’étui, 90 % du contenant, se recycle, le film pas encore.',
  },
  'Infusion de verveine et de tilleul, boîte de 50 g': {
    family: 'FOOD',
    points: [19, 17, 18, 18, 18],
    MATERIALS:
      'Verveine et tilleul de la Drôme, cueillis à la main : 92 % de la masse, parcelles au certificat.',
    MANUFACTURING:
      'Séchées à 4 km des champs : 0,1 kWh, dont 25 % de solaire, et pas d’eau par boîte, contrôlés.',
    TRANSPORT: 'De la Drôme, 120 km ; la boîte en métal en fait 640 auparavant par la route.',
    PACKAGING: 'La boîte de métal et la recharge de papier : 80 % du poids ressert ou est recyclé.',
    END_OF_LIFE: 'Trois boîtes sur cinq sont rechargées et resservent ; les autres vont au bac des métaux.',
  },
}
