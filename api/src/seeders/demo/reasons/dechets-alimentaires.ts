import type { DemoReasons } from './list.ts'

export const dechetsAlimentaires: DemoReasons = {
  'Composteur de jardin « Sous-Bois » en mélèze, 400 L': {
    family: 'WOOD',
    points: [18, 19, 19, 18, 19],
    MATERIALS:
      'Mélèze du Jura brut pour 98 % des 24 kg ; les lots suivis au certificat font 88 % de la masse.',
    MANUFACTURING:
      'Scié et assemblé dans le Jura : 3,4 kWh par bac, dont 44 % au bois, et pas d’eau, contrôlés.',
    TRANSPORT:
      'Le mélèze fait 400 km, aller et retour du séchoir des Vosges, puis 150 jusqu’à notre entrepôt.',
    PACKAGING: 'Deux feuillards de papier et une notice, recyclés à 85 %, pour 24 kg de bois.',
    END_OF_LIFE:
      'Quatre pièces sur cinq se rachètent pendant cinq ans ; la filière du bois reprend le reste.',
  },
  'Lombricomposteur d’appartement « Tourelle », 4 plateaux': {
    family: 'PLASTIC',
    points: [19, 17, 17, 19, 15],
    MATERIALS:
      'Polypropylène mesuré à 95 % de recyclé, pour 97 % de la masse : 92 % en tout ; le robinet est neuf.',
    MANUFACTURING: 'Moulé en Bretagne : 9 kWh, dont 28 % d’hydraulique, et 3 L d’eau par tour, contrôlés.',
    TRANSPORT: 'De la Bretagne à notre entrepôt, 780 km ; le polypropylène en fait 210 auparavant.',
    PACKAGING: 'La tour voyage dans une seule caisse de carton, recyclée à 92 %, sans calage.',
    END_OF_LIFE: 'Plateaux et robinet se rachètent un par un ; le polypropylène se recycle en entier.',
  },
  'Seau bokashi à robinet de 16 L avec ferments': {
    family: 'PLASTIC',
    points: [13, 15, 18, 12, 16],
    MATERIALS:
      'Sans le son : polypropylène à 90 % recyclé, sur 73 % du poids, soit 66 % ; pilon et robinet neufs.',
    MANUFACTURING: 'Moulé en Catalogne : 4,2 kWh et 2 L d’eau par seau, relevés et déclarés par l’atelier.',
    TRANSPORT:
      'De la Catalogne à notre entrepôt, 720 km par la route ; le son vient d’Allemagne à part, 850 km jusqu’à nous.',
    PACKAGING: 'Une caisse de carton, recyclée à 22 %, et le sachet du son, en papier : tout se trie.',
    END_OF_LIFE: 'Le seau se recycle en entier ; une pièce sur cinq, le joint, se change pendant cinq ans.',
  },
  'Seau à compost de cuisine en inox, 5 L': {
    family: 'METAL',
    points: [16, 19, 13, 17, 13],
    MATERIALS:
      'Inox mesuré à 82 % de recyclé (78 % du poids) et bac en polypropylène refondu (17 %) : 81 % de la masse.',
    MANUFACTURING: 'Embouti au Portugal : 2,6 kWh, dont 43 % d’éolien, et 3 L d’eau par seau, contrôlés.',
    TRANSPORT:
      'Du nord du Portugal à notre entrepôt, 1 390 km ; l’inox en fait 1 100 auparavant, par la route.',
    PACKAGING: 'Un fourreau de 26 g en carton, recyclé à 76 %, autour du seau.',
    END_OF_LIFE: 'Tout se recycle, charbon compris ; trois pièces sur cinq se séparent à la main.',
  },
  'Bocaux de conservation en verre, lot de 6': {
    family: 'GLASS',
    points: [20, 17, 18, 18, 18],
    MATERIALS: 'Calcin, sable du Nord et inox refondu : 97 % de la masse, origine nommée et mesurée.',
    MANUFACTURING: 'Coulés dans le Nord : 1,1 kWh, dont 23 % d’éolien, et 0,9 L d’eau par bocal, contrôlés.',
    TRANSPORT: 'De la verrerie à notre entrepôt, 690 km ; le sable en fait 140 auparavant, par la route.',
    PACKAGING: 'Une caisse de carton recyclée à 88 % pour six, avec des intercalaires de papier.',
    END_OF_LIFE: 'Tout se trie ; trois pièces sur cinq, rondelle comprise, se changent pendant cinq ans.',
  },
  'Sacs de conservation réutilisables, lot de 4': {
    family: 'PLASTIC',
    points: [11, 16, 12, 13, 16],
    MATERIALS: 'Silicone tiré à 56 % de silice française, carrière nommée ; le reste est d’origine fossile.',
    MANUFACTURING: 'Moulés à Valence : 0,8 kWh, dont 14 % de solaire, et 0,4 L d’eau par sac, contrôlés.',
    TRANSPORT: 'Du silicone brut à Valence, 2 200 km, puis 1 020 jusqu’à notre entrepôt, par la route.',
    PACKAGING: 'Une boîte en carton de 40 g, recyclée à 30 %, qui se trie en entier.',
    END_OF_LIFE:
      'D’une seule matière, le fabricant les reprend ; un cinquième du silicone ressert en joints.',
  },
  'Cloche de conservation en silicone, 26 cm': {
    family: 'PLASTIC',
    points: [17, 13, 14, 17, 11],
    MATERIALS: 'Silicone fait à 56 % de silice nommée et à 28 % de silicone recyclé : 84 % de la masse.',
    MANUFACTURING: 'Moulée en Italie : 0,9 kWh par cloche ; l’eau est chiffrée pour trois étapes sur cinq.',
    TRANSPORT: 'Du silicone brut à notre entrepôt, 2 100 km par la route.',
    PACKAGING: 'Un disque de carton de 45 g, recyclé à 72 % ; tout se trie.',
    END_OF_LIFE: 'Le fabricant la reprend en entier pour des tapis ; un cinquième, le bouton, se détache.',
  },
}
