/** That nothing can be bought yet. */
export function TermsOrders() {
  return (
    <>
      <p>
        <strong>Aucune vente n’est conclue sur ce site aujourd’hui.</strong> Vous pouvez composer un panier et
        vous inscrire à la liste d’attente : ni l’un ni l’autre ne vous engage, ne réserve un produit ou ne
        demande un paiement.
      </p>
      <p>
        Les conditions ci-dessous décrivent ce que nous préparons. La version définitive sera publiée ici, et
        vous sera présentée pour acceptation, avant la première commande.
      </p>
    </>
  )
}
