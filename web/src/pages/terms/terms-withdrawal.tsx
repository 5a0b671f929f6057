import { InlineEmail } from '../../features/settings/inline-email.tsx'

/** How to change one's mind. */
export function TermsWithdrawal() {
  return (
    <>
      <p>
        La loi vous donne 14 jours après la réception pour vous rétracter, sans avoir à vous justifier
        (article L. 221-18 du code de la consommation). Nous portons ce délai à 30 jours.
      </p>
      <p>
        Écrivez à <InlineEmail /> en indiquant votre numéro de commande et le produit concerné. Vous aurez
        ensuite 14 jours pour le renvoyer. Le retour est gratuit si le produit présente un défaut ; sinon, ses
        frais sont à votre charge. Nous rembourserons le prix et la livraison standard sous 14 jours, au plus
        tôt à réception du produit ou de la preuve de son envoi.
      </p>
      <p>
        Par exception, les denrées qui se périment vite et les produits d’hygiène descellés ne peuvent pas
        être repris (article L. 221-28).
      </p>
    </>
  )
}
