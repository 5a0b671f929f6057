import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'

/** What is sold and for how much. */
export function TermsPrices() {
  return (
    <>
      <p>
        Chaque fiche décrit les caractéristiques essentielles du produit. Les prix sont en euros, toutes taxes
        comprises, hors frais de livraison ; le prix applicable sera celui affiché au moment de la commande.
        Un produit en rupture de stock ne peut pas être ajouté au panier.
      </p>
      <p>
        L’éco-score est une note établie par nos soins, selon une{' '}
        <Link to={`${paths.ecoConsumption()}#eco-score`}>méthode publiée</Link>. Ce n’est pas un label
        officiel.
      </p>
    </>
  )
}
