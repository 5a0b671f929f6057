/** What is measured with consent, and without. */
export function PrivacyMeasurement() {
  return (
    <>
      <p>
        Nous mesurons la fréquentation du site avec notre propre outil, hébergé avec la boutique. Aucun
        service publicitaire ni réseau social n’y participe.
      </p>
      <ul>
        <li>
          <strong>Sans votre accord</strong>, ou si vous choisissez « Cookies essentiels uniquement », la
          mesure est anonyme : la page et celle d’où vous venez, l’élément, le type d’action, les mots
          cherchés parmi nos produits, et tout au plus la famille de navigateur. Rien qui vous identifie : ni
          compte, ni adresse IP, ni identifiant de visite, ni lieu.
        </li>
        <li>
          <strong>Si vous choisissez « Accepter tous les cookies »</strong>, nous enregistrons aussi ce qui
          relie vos actions entre elles : l’identifiant de votre visite, celui de votre compte si vous êtes
          connecté, votre adresse IP, votre navigateur, et votre pays et votre ville si notre hébergeur nous
          les indique. Ces identifiants sont effacés après 13 mois, et le reste après 25 mois.
        </li>
        <li>
          Les mots cherchés parmi nos produits sont la seule saisie que nous comptons. Dans aucun cas nous
          n’enregistrons ce que vous tapez dans les autres formulaires : ni nom, ni e-mail, ni mot de passe,
          ni message.
        </li>
      </ul>
      <p>
        Refuser ne change rien à votre visite. Vous pouvez revenir sur votre choix à tout moment avec « Gérer
        mes cookies », en bas de chaque page.
      </p>
    </>
  )
}
