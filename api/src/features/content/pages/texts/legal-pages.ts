import type { FirstPage } from './first-page.type.ts'

/** Who publishes the site and who hosts it (article 6 of the LCEN). */
export const legalNoticePage: FirstPage = {
  updatedAt: '2026-11-25',
  lead: 'Qui édite ce site, qui l’héberge, et à qui appartient ce que vous y lisez.',
  description:
    'Qui édite et héberge la boutique Ramure, comment joindre l’éditeur, à qui appartiennent les textes et les dessins, et d’où viennent les caractères.',
  sections: [
    { group: 'parts', title: 'Éditeur du site', text: '{{publisher_details}}' },
    { group: 'parts', title: 'Hébergement', text: '{{host_details}}' },
    {
      group: 'parts',
      title: 'Propriété intellectuelle',
      text: 'Les textes, les dessins, la marque {{shop_name}} et la méthode de présentation de l’éco-score appartiennent à l’éditeur, sauf mention contraire. Vous pouvez citer un article en nommant sa source et en donnant son adresse. Toute autre reprise demande notre accord écrit.',
    },
    {
      group: 'parts',
      title: 'Crédits',
      text: '- Caractères\u00a0: Fraunces et Inter, licence SIL Open Font.\n- Pictogrammes\u00a0: Lucide, licence ISC.\n- Images de démonstration\u00a0: dessinées pour {{shop_name}}.',
    },
    {
      group: 'parts',
      title: 'Données personnelles et accessibilité',
      text: 'L’usage de vos données est décrit dans la [politique de confidentialité](/politique-confidentialite), et l’état du site pour les personnes handicapées dans la [déclaration d’accessibilité](/accessibilite).',
    },
  ],
}

/** What will hold when sales open. */
export const termsPage: FirstPage = {
  updatedAt: '2026-11-25',
  lead: 'Les règles qui s’appliqueront à vos achats. Pour l’instant, aucune commande ne peut être passée sur ce site.',
  description:
    'Prix, livraison, rétractation, retours, garanties et litiges\u00a0: les conditions qui s’appliqueront à vos achats sur Ramure à l’ouverture des ventes.',
  sections: [
    {
      group: 'parts',
      title: 'Les ventes ne sont pas ouvertes',
      text: '**Aucune vente n’est conclue sur ce site aujourd’hui.** Vous pouvez composer un panier et vous inscrire à la liste d’attente\u00a0: ni l’un ni l’autre ne vous engage, ne réserve un produit ou ne demande un paiement.\n\nLes conditions ci-dessous décrivent ce que nous préparons. La version définitive sera publiée ici, et vous sera présentée pour acceptation, avant la première commande.',
    },
    { group: 'parts', title: 'Le vendeur', text: '{{company_details}}' },
    {
      group: 'parts',
      title: 'Produits et prix',
      text: 'Chaque fiche décrit les caractéristiques essentielles du produit. Les prix sont en euros, toutes taxes comprises, hors frais de livraison\u202f; le prix applicable sera celui affiché au moment de la commande. Un produit en rupture de stock ne peut pas être ajouté au panier.\n\nL’éco-score est une note établie par nos soins, selon une [méthode publiée](/methode). Ce n’est pas un label officiel.',
    },
    {
      group: 'parts',
      title: 'Livraison',
      text: 'Nous livrerons en France métropolitaine, en 3 à 5 jours ouvrés. La livraison sera gratuite dès 50\u00a0€ d’achat\u202f; en dessous, elle coûtera 5,99\u00a0€.\n\nEn cas de retard, vous pourrez nous fixer un délai supplémentaire raisonnable, puis annuler la commande et être remboursé sous 14 jours si nous ne le tenons pas.',
    },
    {
      group: 'parts',
      title: 'Rétractation et retours',
      text: 'La loi vous donne 14 jours après la réception pour vous rétracter, sans avoir à vous justifier (article L. 221-18 du code de la consommation). Nous portons ce délai à 30 jours.\n\nÉcrivez à {{contact_email}} en indiquant votre numéro de commande et le produit concerné. Vous aurez ensuite 14 jours pour le renvoyer. Le retour est gratuit si le produit présente un défaut\u202f; sinon, ses frais sont à votre charge. Nous rembourserons le prix et la livraison standard sous 14 jours, au plus tôt à réception du produit ou de la preuve de son envoi.\n\nPar exception, les denrées qui se périment vite et les produits d’hygiène descellés ne peuvent pas être repris (article L. 221-28).',
    },
    {
      group: 'parts',
      title: 'Garanties',
      text: 'Vous bénéficierez, sans supplément, de deux garanties légales\u00a0:\n\n- la **garantie de conformité**, pendant deux ans à compter de la livraison\u00a0: réparation ou remplacement sans frais, puis réduction du prix ou remboursement (articles L. 217-3 et suivants du code de la consommation)\u202f;\n- la **garantie des vices cachés**, pendant deux ans à compter de la découverte du défaut (articles 1641 à 1649 du code civil).\n\nS’y ajoute notre engagement «\u00a0satisfait ou remboursé\u00a0», sur simple demande dans les 30 jours (voir «\u00a0Rétractation et retours\u00a0»), avec l’aide de notre assistance technique. Il ne remplace ni ne réduit les garanties légales.',
    },
    {
      group: 'parts',
      title: 'Réclamations et litiges',
      text: 'Adressez d’abord votre réclamation au service client, depuis la page [Aide et contacts](/aide-et-contacts). Nous répondons sous 24\u00a0h.\n\nSi nous ne trouvons pas d’accord, vous pourrez recourir gratuitement à un médiateur de la consommation. [démonstration\u00a0: Son nom et ses coordonnées figureront ici avant l’ouverture des ventes.] Le droit français s’applique\u202f; vous gardez le choix du tribunal que la loi vous reconnaît.',
    },
  ],
}
