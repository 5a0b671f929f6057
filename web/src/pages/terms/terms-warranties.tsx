/** What holds when something is wrong. */
export function TermsWarranties() {
  return (
    <>
      <p>Vous bénéficierez, sans supplément, de deux garanties légales :</p>
      <ul>
        <li>
          la <strong>garantie de conformité</strong>, pendant deux ans à compter de la livraison : réparation
          ou remplacement sans frais, puis réduction du prix ou remboursement (articles L. 217-3 et suivants
          du code de la consommation) ;
        </li>
        <li>
          la <strong>garantie des vices cachés</strong>, pendant deux ans à compter de la découverte du défaut
          (articles 1641 à 1649 du code civil).
        </li>
      </ul>
      <p>
        S’y ajoute notre engagement « satisfait ou remboursé », avec l’aide de notre assistance technique. Il
        ne remplace ni ne réduit les garanties légales.
      </p>
    </>
  )
}
