/** Who gets to see the data. */
export function PrivacyRecipients() {
  return (
    <>
      <p>Seules les personnes qui en ont besoin pour leur travail y accèdent :</p>
      <ul>
        <li>l’équipe de la boutique, pour vous répondre et préparer vos commandes ;</li>
        <li>notre hébergeur, nommé dans les mentions légales, qui les garde pour notre compte ;</li>
        <li>le service qui achemine nos e-mails, pour l’adresse et le message à remettre ;</li>
        <li>le transporteur, quand les ventes seront ouvertes, pour votre nom et l’adresse de livraison ;</li>
        <li>les autorités, quand la loi nous y oblige.</li>
      </ul>
      <p>
        <strong>Vos données ne sont jamais vendues, louées ni échangées.</strong> Nous ne les transférons pas
        hors de l’Union européenne.
      </p>
    </>
  )
}
