/** What is measured with consent, and without. */
export function PrivacyMeasurement() {
  return (
    <>
      <p>
        Nous mesurons la fréquentation du site avec notre propre outil, sur nos propres serveurs. Aucun
        service publicitaire ni réseau social n’y participe.
      </p>
      <ul>
        <li>
          <strong>Sans votre accord</strong>, ou si vous choisissez « Cookies essentiels uniquement », la
          mesure est anonyme : la page, l’élément, le type d’action et la famille de navigateur. Ni compte, ni
          adresse IP, ni identifiant de session durable.
        </li>
        <li>
          <strong>Si vous choisissez « Accepter tous les cookies »</strong>, nous enregistrons aussi ce qui
          permet de suivre un parcours, comme le détaille la liste ci-dessus.
        </li>
        <li>Dans aucun cas nous n’enregistrons ce que vous tapez dans un formulaire.</li>
      </ul>
      <p>
        Refuser ne change rien à votre visite. Vous pouvez revenir sur votre choix à tout moment avec « Gérer
        mes cookies », en bas de chaque page.
      </p>
    </>
  )
}
