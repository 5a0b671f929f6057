/** How the data are kept safe. */
export function PrivacySecurity() {
  return (
    <>
      <p>
        Les mots de passe sont transformés en empreintes (Argon2) avant d’être enregistrés : personne ne peut
        les lire, nous non plus. Les échanges avec le site en ligne sont chiffrés, l’accès à l’administration
        est réservé et les tentatives de connexion sont limitées.
      </p>
      <p>
        Si une violation de données présentait un risque élevé pour vous, nous vous préviendrions dans les
        meilleurs délais, et la CNIL sous 72 heures.
      </p>
    </>
  )
}
