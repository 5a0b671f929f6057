/** What is known not to be right yet. */
export function AccessibilityGaps() {
  return (
    <ul>
      <li>
        Le site n’a pas encore été essayé de bout en bout avec tous les lecteurs d’écran courants, ni par des
        personnes qui s’en servent chaque jour.
      </li>
      <li>
        Les descriptions des images de produits sont saisies par la boutique : certaines se limitent au nom du
        produit.
      </li>
      <li>Deux phrases de la page introuvable sont en anglais ; elles sont signalées comme telles.</li>
      <li>
        Le bac à sable de l’API, destiné aux développeurs, est un logiciel tiers que cette déclaration ne
        couvre pas.
      </li>
    </ul>
  )
}
