import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { InlineEmail } from '../../features/settings/inline-email.tsx'

/** The three entries of the spec, section 2. */
export const faqEntries: { question: string; answer: ReactNode }[] = [
  {
    question: 'Comment fonctionne l’éco-score ?',
    answer: (
      <>
        <p>
          Nous notons cinq critères, de 0 à 2 points chacun : les matériaux, la fabrication, le transport,
          l’emballage et la fin de vie. Leur somme donne une note sur 10.
        </p>
        <p>
          À partir de 8,5, le produit est excellent ; de 7 à 8,4, éco-responsable ; de 5 à 6,9, son impact est
          modéré ; en dessous de 5, il est élevé, et nous l’écrivons.{' '}
          <Link to={`${paths.ecoConsumption()}#eco-score`}>Voir la méthode en détail</Link>
        </p>
      </>
    ),
  },
  {
    question: 'Vos produits sont-ils vraiment écologiques ?',
    answer: (
      <>
        <p>
          Aucun objet neuf n’est sans impact, et nous ne prétendrons pas le contraire. Nous choisissons ceux
          qui en ont moins que ce qu’ils remplacent, pour peu que vous vous en serviez longtemps.
        </p>
        <p>
          Chaque produit passe par cinq étapes : audit du fournisseur, essai, validation des certifications,
          calcul de l’impact, validation de l’équipe. La note obtenue est publiée même quand elle est moyenne.{' '}
          <Link to={paths.trust()}>Découvrir notre sélection</Link>
        </p>
      </>
    ),
  },
  {
    question: 'Comment contacter le service client ?',
    answer: (
      <p>
        Écrivez à <InlineEmail /> ou appelez-nous du lundi au vendredi, de 9 h à 18 h. Nous répondons sous
        24 h ; un message reçu le week-end attend le lundi. Indiquez le nom du produit et, si vous en avez un,
        votre numéro de commande : nous irons plus vite.
      </p>
    ),
  },
]
