import type { FirstPage } from './first-page.type.ts'

/** Services, questions, and how to reach the shop (specification, section 2). */
export const helpPage: FirstPage = {
  updatedAt: '2026-11-25',
  lead: 'Livraison, retours, éco-score\u00a0: l’essentiel est ici. Pour le reste, une personne vous répond sous 24\u00a0h les jours ouvrés.',
  description:
    'Livraison, retours, garantie, éco-score\u00a0: les réponses aux questions fréquentes, nos coordonnées et un formulaire pour nous écrire, avec réponse sous 24\u00a0h.',
  sections: [
    { group: 'services', title: 'Livraison gratuite dès 50\u00a0€', text: '{{delivery_info}}' },
    { group: 'services', title: 'Retours sous 30 jours', text: '{{return_policy}}' },
    {
      group: 'services',
      title: 'Satisfait ou remboursé',
      text: 'Un doute au montage, un réglage qui résiste\u202f? L’assistance technique vous guide par e-mail ou par téléphone. Si le produit ne vous convient toujours pas, écrivez-nous dans les 30 jours\u00a0: nous vous remboursons dès son retour. Le renvoi est à vos frais, sauf s’il présente un défaut.',
    },
    { group: 'services', title: 'Des colis sans superflu', text: '{{packaging_info}}' },
    {
      group: 'questions',
      title: 'Comment fonctionne l’éco-score\u202f?',
      text: 'Nous notons cinq critères, de 0 à 2 points chacun\u00a0: les matériaux, la fabrication, le transport, l’emballage et la fin de vie. Leur somme donne une note sur 10.\n\nLe barème est le même pour tous\u00a0: excellent à partir de 8,5, éco-responsable de 7 à 8,4, impact modéré de 5 à 6,9, impact élevé en dessous de 5, et nous l’écrivons. [Voir la méthode en détail](/methode)',
    },
    {
      group: 'questions',
      title: 'Vos produits sont-ils vraiment écologiques\u202f?',
      text: 'Aucun objet neuf n’est sans impact, et nous ne prétendrons pas le contraire. Nos fiches disent ce que l’objet remplace, ce qu’il économise, et quand mieux vaut garder le vôtre. Ce que nous ne savons pas chiffrer, nous ne l’écrivons pas.\n\nChaque produit passe par cinq étapes\u00a0: audit du fournisseur, essai, validation des certifications, calcul de la note, validation de l’équipe. La note obtenue est publiée même quand elle est moyenne. [Découvrir notre sélection](/pourquoi-nous-faire-confiance)',
    },
    {
      group: 'questions',
      title: 'Comment contacter le service client\u202f?',
      text: 'Écrivez à {{contact_email}} ou appelez-nous du lundi au vendredi, de 9\u00a0h à 18\u00a0h. Nous répondons sous 24\u00a0h\u202f; un message reçu le week-end attend le lundi. Indiquez le nom du produit et, si vous en avez un, votre numéro de commande\u00a0: nous irons plus vite.',
    },
    {
      group: 'contact',
      title: '',
      text: 'Une personne lit chaque message et vous répond sous 24\u00a0h les jours ouvrés.',
    },
  ],
}
