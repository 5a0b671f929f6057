import type { DemoReasons } from './list.ts'

export const alimentation: DemoReasons = {
  'Miel de châtaignier d’Ardèche, pot en verre de 500 g': {
    family: 'FOOD',
    MATERIALS:
      'Miel de châtaignier d’Ardèche pour tout le contenu ; le verre du pot contient 60 % de calcin.',
    MANUFACTURING:
      'Extrait à froid par l’apiculteur : 0,2 kWh et 0,6 L d’eau par pot, relevés à la miellerie.',
    TRANSPORT: 'Ruches à 15 km de la miellerie, puis 130 km ; le verre en fait 540.',
    PACKAGING: 'Un pot de 230 g de verre repris et lavé ; l’étiquette est en papier recyclé à 70 %.',
    END_OF_LIFE: 'Le pot est resservi huit fois en moyenne, puis va au bac du verre.',
  },
  'Spaghettis de blé dur du Lauragais, 3 sachets de 500 g': {
    family: 'FOOD',
    MATERIALS: 'Blé dur de l’Aude et de la Haute-Garonne, sur parcelles suivies : 90 % des lots contrôlés.',
    MANUFACTURING:
      'Moulu et tréfilé sur place : 0,7 kWh et 0,5 L d’eau par sachet, séchoir au solaire à 60 %.',
    TRANSPORT: 'Du champ à notre entrepôt, 570 km par la route, moulin compris.',
    PACKAGING: 'Trois sachets de papier de 9 g chacun, recyclés à 80 %, pour 1,5 kg.',
    END_OF_LIFE: 'Tout se mange ; les trois sachets rejoignent le bac des papiers.',
  },
  'Huile d’olive vierge extra du Gard, bidon de 3 L': {
    family: 'FOOD',
    MATERIALS: 'Olives picholines du Gard pour 99 % du contenu, récolte de novembre.',
    MANUFACTURING: 'Pressée dans les 12 heures : 0,4 kWh et 1,8 L d’eau par bidon, selon le moulin.',
    TRANSPORT: 'Du moulin à notre entrepôt, 230 km ; le bidon vide en fait 650 auparavant.',
    PACKAGING: 'Le bidon de 320 g remplace quatre bouteilles ; le moulin le reprend et le remplit.',
    END_OF_LIFE: 'Le bidon d’acier se trie avec les métaux ; le robinet, en plastique, se retire.',
  },
  'Lentilles noires du Gers, sac en papier de 1 kg': {
    family: 'FOOD',
    MATERIALS: 'Lentilles d’une ferme de Lectoure, sur ses seules parcelles : 100 % du poids.',
    MANUFACTURING: 'Triées à la ferme : 0,1 kWh par sac, sans lavage, trieur au solaire pour 45 %.',
    TRANSPORT: 'De Lectoure à notre entrepôt, 560 km, dont 270 par le rail.',
    PACKAGING: 'Un sac de papier de 12 g, recyclé à 90 %, pour 1 kg de lentilles.',
    END_OF_LIFE: 'Tout se mange ; le sac se trie avec les papiers.',
  },
  'Café d’Éthiopie en grains, torréfié à Rennes, 1 kg': {
    family: 'FOOD',
    MATERIALS: 'Café du Sidama, coopérative nommée ; seul le sachet est d’origine fossile.',
    MANUFACTURING: 'Lavé en Éthiopie, torréfié à Rennes : 1,9 kWh par kilo ; l’eau n’a pas été relevée.',
    TRANSPORT: 'De la torréfaction à notre entrepôt, 700 km ; avant, 9 000 km en cargo et 300 par le rail.',
    PACKAGING: 'Le sachet de 22 g est en plastique : il se trie en partie seulement.',
    END_OF_LIFE: 'Le marc va au compost ; le sachet suit les consignes de tri de la commune.',
  },
  'Chocolat noir du Pérou à 74 %, coffret de 6 tablettes': {
    family: 'FOOD',
    MATERIALS: 'Fèves de San Martín et sucre de canne : la plantation est nommée, le beurre de cacao non.',
    MANUFACTURING: 'Broyé et conché 48 heures à Bayonne : 2,2 kWh par coffret ; l’eau n’a pas été relevée.',
    TRANSPORT: 'Du Pérou à Bayonne par cargo, 11 000 km, puis 800 par la route.',
    PACKAGING: 'Un étui en carton à 85 % recyclé ; le film intérieur, mince, se trie avec les plastiques.',
    END_OF_LIFE: 'Le chocolat se mange ; étui et film vont chacun à leur bac.',
  },
  'Infusion de verveine et de tilleul, boîte de 50 g': {
    family: 'FOOD',
    MATERIALS: 'Verveine et tilleul de la Drôme, cueillis à la main : 90 % des lots contrôlés.',
    MANUFACTURING: 'Séchées à 4 km des champs : 0,1 kWh et pas d’eau par boîte, séchoir au soleil.',
    TRANSPORT: 'De la Drôme, 120 km ; la boîte en métal en fait 590 auparavant.',
    PACKAGING: 'La boîte de métal resservira ; la recharge est un sachet de papier recyclé à 70 %.',
    END_OF_LIFE: 'Les feuilles vont au compost ; la boîte, un jour, au bac des métaux.',
  },
}
