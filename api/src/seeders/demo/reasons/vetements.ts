import type { DemoReasons } from './list.ts'

export const vetements: DemoReasons = {
  'Tee-shirt col rond en coton, 180 g/m²': {
    family: 'TEXTILE',
    MATERIALS: 'Coton pour 98 % du poids, suivi de la balle au fil ; les coutures sont en polyester.',
    MANUFACTURING: 'Tricoté et cousu près de Porto : 1,6 kWh et 11 L d’eau par pièce, selon l’atelier.',
    TRANSPORT: 'De la balle à la couture, 4 300 km, dont plus d’un tiers par la mer et le rail.',
    PACKAGING: 'Une bande de papier de 4 g, recyclée à 95 %, et aucun sachet.',
    END_OF_LIFE: 'Une fois usé, il va aux bornes de textiles ; les fils de couture gênent l’effilochage.',
  },
  'Pull col montant en laine mérinos d’Arles': {
    family: 'TEXTILE',
    MATERIALS: 'Laine de mérinos d’Arles pour la totalité des 420 g, tondue dans la Crau.',
    MANUFACTURING: 'Filé en Creuse, tricoté à Castres : 7 kWh par pull, eau de teinture réutilisée à 85 %.',
    TRANSPORT: 'De la tonte au tricotage, 980 km sans quitter la France, dont 480 par le rail.',
    PACKAGING: 'Une bande de carton de 12 g, recyclée à 80 %, et un écheveau glissé dedans.',
    END_OF_LIFE: 'L’écheveau de 5 m sert aux reprises ; la laine usée s’effiloche et se refile.',
  },
  'Jean droit « Rempart » à 42 % de coton recyclé': {
    family: 'TEXTILE',
    MATERIALS: 'Coton recyclé à 42 % et coton neuf suivi par lot, origines nommées ; rivets à part.',
    MANUFACTURING: 'Tissé dans les Vosges, cousu à Cholet : 8 kWh et 20 L d’eau de délavage par jean.',
    TRANSPORT: 'Des Vosges à Cholet puis à notre entrepôt, 1 350 km, dont 690 par le rail.',
    PACKAGING: 'Une étiquette et un sachet de papier de 15 g : tout se trie, un tiers est recyclé.',
    END_OF_LIFE: 'Boutons et rivets se dévissent ; la toile va aux bornes de textiles.',
  },
  'Chaussettes mi-hautes en coton peigné, lot de 4 paires': {
    family: 'TEXTILE',
    MATERIALS: 'Coton à 82 %, filé en Turquie ; une partie des balles n’est pas nommée.',
    MANUFACTURING: 'Tricotées en Limousin : 0,5 kWh et 3 L d’eau par paire, bains réutilisés à 90 %.',
    TRANSPORT: 'Du fil à notre entrepôt, 3 100 km par la mer et la route.',
    PACKAGING: 'Un cavalier de carton de 5 g, recyclé à 75 %, par lot de quatre paires.',
    END_OF_LIFE: 'Talon et pointe se reprisent ; usées, l’atelier les reprend pour l’effilochage.',
  },
  'Baskets basses « Traverse » en toile et caoutchouc': {
    family: 'TEXTILE',
    MATERIALS: 'Toile de coton et liège font la moitié du poids ; la semelle n’a que 30 % de recyclé.',
    MANUFACTURING: 'Assemblées à Guimarães : 5 kWh par paire ; l’eau de teinture n’est pas connue.',
    TRANSPORT: 'Avec la toile teinte hors d’Europe, 9 200 km par la mer et la route.',
    PACKAGING: 'Une boîte de 190 g en carton et un papier de soie, qui se trient tous deux.',
    END_OF_LIFE:
      'La semelle intérieure se retire et les lacets se changent ; la semelle cousue reste difficile à séparer.',
  },
  'Écharpe du Tarn en laine recyclée à 90 %, 190 × 35 cm': {
    family: 'TEXTILE',
    MATERIALS: 'Laine à 90 % recyclée au moins, le reste de laine neuve : la totalité des 240 g.',
    MANUFACTURING: 'Tissée à Mazamet : 2,1 kWh et 9 L d’eau par écharpe, relevés au compteur de l’atelier.',
    TRANSPORT: 'Pulls collectés à moins de 200 km, puis 440 jusqu’à notre entrepôt.',
    PACKAGING: 'Une bande de papier de 4 g, recyclée à 95 %, et rien d’autre.',
    END_OF_LIFE: 'La laine s’effiloche et se refile ; l’atelier reprend les écharpes usées.',
  },
  'Veste d’atelier « Halage » en lin et chanvre': {
    family: 'TEXTILE',
    MATERIALS: 'Lin de Normandie à 60 % et chanvre de l’Aube à 40 % ; boutons en corozo.',
    MANUFACTURING: 'Tissée dans le Nord, cousue à Roanne : 3,9 kWh et 5 L d’eau par veste.',
    TRANSPORT: 'Du champ à l’atelier, 1 100 km, dont 520 par le rail, puis 90 jusqu’à notre entrepôt.',
    PACKAGING: 'Une bande de carton de 14 g, recyclée à 88 %, autour de la veste pliée.',
    END_OF_LIFE: 'Boutons et pièces de coude se recousent ; la toile sans doublure s’effiloche.',
  },
}
