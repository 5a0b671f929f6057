/** What was tested, and how. */
export function AccessibilityChecks() {
  return (
    <ul>
      <li>chaque page, en affichage clair et sombre, avec l’outil d’analyse automatique axe-core ;</li>
      <li>la navigation au clavier seul : ordre, focus visible, lien d’évitement, fermeture par Échap ;</li>
      <li>le contraste de chaque couple de couleurs du site, d’au moins 4,5 pour 1 pour le texte ;</li>
      <li>l’affichage à partir de 360 pixels de large, sans défilement horizontal ;</li>
      <li>la taille des boutons au doigt, d’au moins 44 pixels de haut ;</li>
      <li>
        le respect du réglage « réduire les animations » de l’appareil, qui arrête aussi le défilement
        automatique des articles de l’accueil.
      </li>
    </ul>
  )
}
