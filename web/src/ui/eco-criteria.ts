import { Factory, Package, Recycle, Sprout, Truck } from 'lucide-react'

/** The five criteria of the method, 0 to 2 points each (spec, section 9). */
export const ecoCriteria = [
  {
    icon: Sprout,
    name: 'Matériaux',
    question: 'D’où viennent les matières, quelle part est recyclée ou renouvelable ?',
  },
  { icon: Factory, name: 'Fabrication', question: 'Combien d’eau et d’énergie, et dans quel pays ?' },
  { icon: Truck, name: 'Transport', question: 'Combien de kilomètres, et par quel moyen ?' },
  { icon: Package, name: 'Emballage', question: 'Quel poids, quelle matière, peut-on la trier ?' },
  {
    icon: Recycle,
    name: 'Fin de vie',
    question: 'Le produit se répare-t-il, se démonte-t-il, se recycle-t-il ?',
  },
]
