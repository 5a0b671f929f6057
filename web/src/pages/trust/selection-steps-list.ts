/** The five steps of the selection, in order (spec §2). */
export const selectionSteps = [
  {
    title: 'Audit du fournisseur',
    text: 'Nous demandons d’où viennent les matières, qui fabrique, où, et dans quelles conditions. Les réponses s’appuient sur des documents : factures, fiches techniques, rapports d’audit.',
    outcome: 'Sans réponse à une question, pas de point sur ce critère.',
  },
  {
    title: 'Essai du produit',
    text: 'Nous nous en servons plusieurs semaines, chez nous, comme vous le feriez. Nous mesurons ce qui se mesure : un débit, une consommation, un poids, une tenue au lavage.',
    outcome: 'Un produit qui déçoit à l’usage s’arrête ici, quelle que soit sa note.',
  },
  {
    title: 'Validation des certifications',
    text: 'Chaque label annoncé est recherché par son numéro dans le registre de l’organisme qui le délivre. Nous vérifions le titulaire, le périmètre et la date de fin.',
    outcome: 'Un certificat périmé ou introuvable n’apparaît pas sur la fiche.',
  },
  {
    title: 'Calcul de l’impact',
    text: 'Matériaux, fabrication, transport, emballage, fin de vie : de 0 à 2 points pour chacun des cinq critères. La somme donne l’éco-score sur 10.',
    outcome: 'La note est publiée telle quelle, même quand elle est moyenne.',
  },
  {
    title: 'Validation de l’équipe',
    text: 'Les personnes qui ont audité, essayé et calculé relisent la fiche ensemble. Une seule objection argumentée suffit à reporter la mise en ligne.',
    outcome: 'La note est revue si la fabrication change, ou si vous nous apportez une donnée plus solide.',
  },
]
