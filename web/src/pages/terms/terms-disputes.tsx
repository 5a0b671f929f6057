import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'

/** Whom to turn to. */
export function TermsDisputes() {
  return (
    <>
      <p>
        Adressez d’abord votre réclamation au service client, depuis la page{' '}
        <Link to={paths.help()}>Aide et contacts</Link>. Nous répondons sous 24 h.
      </p>
      <p>
        Si nous ne trouvons pas d’accord, vous pourrez recourir gratuitement à un médiateur de la
        consommation. Son nom et ses coordonnées figureront ici avant l’ouverture des ventes. Le droit
        français s’applique ; vous gardez le choix du tribunal que la loi vous reconnaît.
      </p>
    </>
  )
}
