/** How orders will arrive. */
export function TermsDelivery() {
  return (
    <>
      <p>
        Nous livrerons en France métropolitaine, en 3 à 5 jours ouvrés. La livraison sera gratuite dès 50 €
        d’achat ; en dessous, elle coûtera 5,99 €.
      </p>
      <p>
        En cas de retard, vous pourrez nous fixer un délai supplémentaire raisonnable, puis annuler la
        commande et être remboursé sous 14 jours si nous ne le tenons pas.
      </p>
    </>
  )
}
