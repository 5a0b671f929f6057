import type { FirstPage } from './first-page.type.ts'

/** Mission, values and history (specification, section 2). */
export const missionPage: FirstPage = {
  updatedAt: '2026-11-23',
  lead: 'Vous aider à acheter moins souvent, à garder plus longtemps, et à savoir ce que vous achetez.',
  description:
    'Acheter moins souvent, garder plus longtemps, savoir ce que l’on achète\u00a0: la mission de Ramure, ses valeurs et l’histoire de la boutique.',
  sections: [
    {
      group: 'intro',
      title: '',
      text: 'Remplacer un objet par un autre n’a de sens que si le second dure, se répare et sert tous les jours. C’est pourquoi nous vendons peu de choses, et pourquoi chacune porte ses chiffres\u00a0: des litres, des grammes, des kilomètres, des euros.\n\nNous ne vous demandons pas d’être irréprochable. Nous essayons de rendre le bon choix facile à reconnaître, et le doute facile à lever.',
    },
    {
      group: 'values',
      title: 'La sobriété d’abord',
      text: 'La meilleure gourde est celle que vous avez déjà. Nos articles expliquent comment entretenir et réparer avant de proposer d’acheter.',
    },
    {
      group: 'values',
      title: 'La preuve plutôt que l’adjectif',
      text: 'Une fiche dit combien, et par rapport à quoi. Ce que nous ne savons pas, nous ne l’écrivons pas.',
    },
    {
      group: 'values',
      title: 'La franchise',
      text: 'Une note moyenne reste affichée. Un défaut connu figure sur la fiche, au même endroit que les qualités.',
    },
    {
      group: 'values',
      title: 'Le respect de vos données',
      text: 'Elles ne sont ni vendues ni cédées. Le site se visite sans compte, et refuser les cookies prend un clic, comme les accepter.',
    },
    {
      group: 'history',
      title: 'Le carnet',
      text: '[démonstration\u00a0: Tout commence par un carnet de cuisine. On y note, pendant un an, ce que l’on jette, ce qui casse, ce qui fuit, et combien tout cela coûte. Le constat tient en une ligne\u00a0: bien des objets achetés l’année précédente ne servaient déjà plus.]',
    },
    {
      group: 'history',
      title: 'Le tableau',
      text: '[démonstration\u00a0: Le carnet devient un tableau partagé entre amis, puis entre voisins. On compare les gourdes, les savons, les pommeaux de douche. Les questions sont toujours les mêmes\u00a0: elles deviennent les cinq critères de l’éco-score.]',
    },
    {
      group: 'history',
      title: 'La boutique',
      text: '[démonstration\u00a0: À force de s’entendre demander «\u00a0où l’as-tu trouvé\u202f?\u00a0», l’équipe ouvre un site.] {{shop_name}}, c’est l’ensemble des branches d’un arbre\u00a0: chaque produit y a sa place, et aucune ne pousse pour faire de l’ombre aux autres.',
    },
    {
      group: 'history',
      title: 'Et maintenant',
      text: 'Le catalogue est en ligne, les ventes n’ont pas encore commencé. Nous finissons d’éprouver les produits, les colis et ce site. Composez votre panier et inscrivez-vous à la liste d’attente\u00a0: vous serez prévenu dès l’ouverture.',
    },
    {
      group: 'home',
      title: 'Acheter moins souvent, garder plus longtemps, et choisir avec les chiffres sous les yeux.',
      text: 'Chaque produit est noté sur cinq critères, deux points chacun, dix feuilles en tout, et chaque point mène à ce qui l’appuie. Cette note est la nôtre, non une analyse de cycle de vie. Quand un produit n’est pas excellent, nous l’écrivons.',
    },
  ],
}
