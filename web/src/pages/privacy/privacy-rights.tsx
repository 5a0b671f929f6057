import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { InlineEmail } from '../../features/settings/inline-email.tsx'

/** What one may ask for, and whom to turn to. */
export function PrivacyRights() {
  return (
    <>
      <p>À tout moment, vous pouvez :</p>
      <ul>
        <li>savoir quelles données nous avons sur vous, et en recevoir une copie ;</li>
        <li>les faire corriger ou effacer, y compris votre compte entier ;</li>
        <li>limiter un traitement, ou vous y opposer ;</li>
        <li>recevoir vos données dans un format réutilisable ;</li>
        <li>retirer un consentement, sans effet sur ce qui a été fait avant ;</li>
        <li>dire ce qu’il doit advenir de vos données après votre décès.</li>
      </ul>
      <p>
        Écrivez à <InlineEmail />, ou passez par la page <Link to={paths.help()}>Aide et contacts</Link>.
        C’est gratuit. Nous répondons sous un mois ; si la demande est complexe, ce délai peut être porté à
        trois mois, et nous vous le disons. Nous ne demandons une preuve d’identité qu’en cas de doute
        sérieux.
      </p>
      <p>
        Si notre réponse ne vous satisfait pas, vous pouvez saisir la Commission nationale de l’informatique
        et des libertés : CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07,{' '}
        <a href="https://www.cnil.fr/fr/plaintes" target="_blank" rel="noopener noreferrer">
          www.cnil.fr/fr/plaintes (nouvel onglet)
        </a>
        .
      </p>
      <p>
        Si cette politique change, la date en haut de page change avec elle. Une modification importante vous
        est annoncée par e-mail si vous avez un compte.
      </p>
    </>
  )
}
