import type { FirstPage } from './first-page.type.ts'

/** Why to trust the shop, and the five steps of its selection (specification, section 2). */
export const trustPage: FirstPage = {
  updatedAt: '2026-11-25',
  lead: 'Parce que vous pouvez refaire nos calculs. Un produit entre chez nous après cinq étapes, avec une note établie sur cinq critères publiés. S’il déçoit à l’usage, il ressort.',
  description:
    'Cinq étapes de sélection, cinq critères publiés, des notes que vous pouvez recalculer\u00a0: comment nous choisissons nos produits, et pourquoi certains ressortent.',
  sections: [
    {
      group: 'reasons',
      title: 'Transparence',
      text: 'La méthode et ses cinq critères sont publiés, et chaque note aussi, même moyenne.',
    },
    {
      group: 'reasons',
      title: 'Sélection experte',
      text: '[démonstration\u00a0: Fournisseur audité, produit essayé, certifications contrôlées.]',
    },
    {
      group: 'reasons',
      title: 'Impact mesurable',
      text: 'Des litres, des kilowattheures, des euros\u00a0: pas de promesses vagues.',
    },
    {
      group: 'reasons',
      title: 'Communauté',
      text: 'Vos questions et vos remarques orientent ce que nous choisissons ensuite.',
    },
    {
      group: 'selection',
      title: '',
      text: 'Toujours les mêmes, dans le même ordre, pour un savon comme pour un récupérateur d’eau.',
    },
    {
      group: 'steps',
      title: '',
      text: '[démonstration\u00a0: Nous demandons d’où viennent les matières, qui fabrique, où, et dans quelles conditions.] Les réponses s’appuient sur des documents\u00a0: certificats, rapports d’essai, déclarations signées.\n\n**Sans preuve, pas de point sur ce critère.**',
    },
    {
      group: 'steps',
      title: '',
      text: '[démonstration\u00a0: Nous nous en servons plusieurs semaines, chez nous, comme vous le feriez.] Nous mesurons ce qui se mesure\u00a0: un débit, une consommation, un poids, une tenue au lavage.\n\n**Un produit qui déçoit à l’usage s’arrête ici, quelle que soit sa note.**',
    },
    {
      group: 'steps',
      title: '',
      text: '[démonstration\u00a0: Chaque label annoncé est recherché par son numéro dans le registre de l’organisme qui le délivre.] Nous vérifions le titulaire, le périmètre et la date de fin.\n\n**Un certificat introuvable n’est pas retenu. Un certificat périmé cesse de compter 30\u00a0jours après sa fin, et la fiche le dit.**',
    },
    {
      group: 'steps',
      title: '',
      text: 'Matériaux, fabrication, transport, emballage, fin de vie\u00a0: de 0 à 2 points pour chacun des cinq critères. La somme donne l’éco-score sur 10.\n\n**La note est publiée telle quelle, même quand elle est moyenne.**',
    },
    {
      group: 'steps',
      title: '',
      text: '[démonstration\u00a0: Les personnes qui ont audité, essayé et calculé relisent la fiche ensemble.] Une seule objection argumentée suffit à reporter la mise en ligne.\n\n**La note est revue si la fabrication change, ou si vous nous apportez une donnée plus solide.**',
    },
  ],
}
