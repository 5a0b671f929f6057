import type { DemoReasons } from './list.ts'

export const hygieneBeaute: DemoReasons = {
  'Shampoing solide « Avoine douce », galet de 85 g': {
    family: 'COSMETIC',
    points: [14, 19, 14, 16, 19],
    MATERIALS: 'Coco, avoine et pépins de raisin : 72 % de la masse vient d’une récolte nommée.',
    MANUFACTURING:
      'Pressé à froid à Nantes : 0,1 kWh, dont 44 % d’éolien, et 0,2 L d’eau par galet, contrôlés.',
    TRANSPORT: 'Le dérivé de coco fait 1 000 km par la route, puis le galet 680 depuis Nantes.',
    PACKAGING: 'Un étui en carton de 6 g et une cordelette : tout se trie, 65 % est recyclé ou resservira.',
    END_OF_LIFE:
      'Il se consomme ; quatre cinquièmes du contenant resservent ou se compostent, le reste se trie.',
  },
  'Savon de Marseille à l’huile d’olive, cube de 300 g': {
    family: 'COSMETIC',
    points: [19, 19, 19, 19, 19],
    MATERIALS: 'Huiles d’olive et de coco, soude et sel : 93 % de la masse, origines au certificat.',
    MANUFACTURING:
      'Cuit à Marseille : 0,5 kWh et 1 L d’eau par cube, 45 % de l’énergie vient des grignons, contrôlés.',
    TRANSPORT: 'De Marseille, 315 km ; l’huile d’olive en fait 260 par la route jusqu’au chaudron.',
    PACKAGING: 'Une bague de papier de 3 g, recyclée à 90 %, pour 300 g de savon.',
    END_OF_LIFE:
      'Rien ne reste du cube ; la bague se trie, et ses quatre cinquièmes sans encre vont au compost.',
  },
  'Déodorant crème à la sauge, pot en verre de 50 g': {
    family: 'COSMETIC',
    points: [13, 15, 18, 12, 16],
    MATERIALS: 'Coco, maïs et bicarbonate : 66 % de la masse a une origine nommée.',
    MANUFACTURING:
      'Préparé à Angers par lots de 200 : 0,2 kWh et 0,4 L d’eau par pot, déclarés par l’atelier.',
    TRANSPORT:
      'Le coco de Côte d’Ivoire fait 7 000 km par mer, 500 par le rail et 150 par la route, Angers compris.',
    PACKAGING: 'Un pot de 70 g, couvercle compris, recyclé à 20 % en tout ; tout se trie.',
    END_OF_LIFE:
      'Verre et aluminium, séparés à la main, se recyclent en entier ; un pot sur cinq est resservi.',
  },
  'Rasoir de sûreté « Fontclaire » en laiton massif': {
    family: 'METAL',
    points: [18, 19, 17, 18, 18],
    MATERIALS:
      'Laiton refondu à 90 %, pour 98 % des 92 g du rasoir : 88 % de la masse ; les lames sont neuves.',
    MANUFACTURING: 'Usiné à Thiers : 1,2 kWh, dont 43 % d’hydraulique, et 2 L d’eau de coupe, contrôlés.',
    TRANSPORT: 'De Thiers, 130 km ; le laiton en fait 880 auparavant par la route.',
    PACKAGING: 'Un coffret de 34 g, en carton recyclé à 85 %, et une boîte en fer de 8 g qui ressert : 88 %.',
    END_OF_LIFE:
      'Trois pièces sur cinq se dévissent et se remplacent plus de cinq ans ; tout se trie avec les métaux.',
  },
  'Dentifrice en pastilles à la menthe, bocal de 250': {
    family: 'COSMETIC',
    points: [19, 13, 18, 14, 15],
    MATERIALS: 'Craie des Ardennes, xylitol de bouleau : 92 % de la masse a une origine nommée.',
    MANUFACTURING:
      'Pressées à Remiremont : 0,3 kWh par bocal ; l’eau est chiffrée pour trois étapes sur cinq.',
    TRANSPORT: 'De Remiremont à notre entrepôt, 400 km ; le xylitol en fait 450 auparavant par la route.',
    PACKAGING: 'Un bocal de verre et son couvercle, recyclés à 40 % en tout ; tout se trie.',
    END_OF_LIFE:
      'Les pastilles se consomment ; bocal et couvercle, séparés à la main, se recyclent en entier.',
  },
  'Huile de noisette pour visage et pointes, 100 mL': {
    family: 'COSMETIC',
    points: [15, 18, 16, 17, 19],
    MATERIALS: 'Un seul ingrédient, des noisettes du Lot-et-Garonne ; sans certificat joint, 1,5 au plus.',
    MANUFACTURING:
      'Pressée à froid au moulin : 0,3 kWh, dont 32 % de solaire, et 0,1 L d’eau par flacon, contrôlés.',
    TRANSPORT:
      'Du verger au moulin, 35 km, puis 510 jusqu’à nous ; le verre du flacon en fait 620 avant le moulin.',
    PACKAGING: 'Un flacon de verre et un étui de 9 g : 70 % du poids est recyclé ou se garde.',
    END_OF_LIFE:
      'Le flacon se recycle en entier ; quatre pièces sur cinq, pipette comprise, se rachètent cinq ans.',
  },
  'Crème visage au karité et au tilleul, pot de 50 mL': {
    family: 'COSMETIC',
    points: [17, 12, 14, 17, 11],
    MATERIALS: 'Karité, tilleul et tournesol nommés, eau de tilleul comprise : 84 % de la masse.',
    MANUFACTURING:
      'Préparée à Die par lots de 300 : 0,3 kWh par pot ; l’eau est chiffrée pour deux étapes sur cinq.',
    TRANSPORT: 'Le karité fait 5 200 km par mer et 1 100 par la route, jusqu’à Die ; la crème, 150 ensuite.',
    PACKAGING: 'Un pot de verre et un étui de carton : 70 % du poids est recyclé, et tout se trie.',
    END_OF_LIFE:
      'Pot et couvercle se recyclent en entier ; un cinquième du poids, l’opercule, se retire à la main.',
  },
  'Peigne à dents larges en buis, taillé à la main': {
    family: 'WOOD',
    points: [19, 19, 19, 17, 18],
    MATERIALS:
      'Buis d’Ariège, prélevé à moins de 40 km : 92 % du poids ; le coton de l’étui n’est pas nommé.',
    MANUFACTURING:
      'Taillé en Ariège : 0,3 kWh, dont 45 % tirés des chutes, et pas d’eau par peigne, contrôlés.',
    TRANSPORT: 'De l’atelier à notre entrepôt, 510 km ; le buis en fait moins de 40 auparavant.',
    PACKAGING: 'Un étui de coton et une étiquette de 3 g : 75 % du poids se garde ou est recyclé.',
    END_OF_LIFE:
      'Trois dents sur cinq se reponcent à l’atelier pendant cinq ans ; le buis usé se recycle avec le bois.',
  },
}
