import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { InlineEmail, OwnerDetails } from '../../features/settings/owner-details.tsx'
import { DocumentPage } from '../../ui/layout/document-page.tsx'
import { PrivacyDevice, PrivacyPurposes } from './privacy-sheets.tsx'

const parts = [
  { id: 'responsable', title: 'Qui est responsable de vos données', content: <PrivacyController /> },
  {
    id: 'finalites',
    title: 'Ce que nous traitons, pourquoi et combien de temps',
    content: <PrivacyPurposes />,
  },
  { id: 'audience', title: 'La mesure d’audience et votre choix', content: <PrivacyMeasurement /> },
  { id: 'appareil', title: 'Ce qui est enregistré sur votre appareil', content: <PrivacyDevice /> },
  { id: 'destinataires', title: 'Qui y a accès', content: <PrivacyRecipients /> },
  { id: 'securite', title: 'Comment elles sont protégées', content: <PrivacySecurity /> },
  { id: 'droits', title: 'Vos droits et comment les exercer', content: <PrivacyRights /> },
]

/** `/politique-confidentialite` (specification, section 2). */
export function PrivacyPage() {
  return (
    <DocumentPage
      title="Politique de confidentialité"
      description="Quelles données la boutique traite, pourquoi et combien de temps, ce qui est enregistré sur votre appareil, et comment exercer vos droits à tout moment."
      path={paths.privacy()}
      lead="Quelles données nous traitons, pour quoi faire, combien de temps, et comment garder la main. Nous ne les vendons à personne."
      updatedAt="2026-11-21"
      parts={parts}
    />
  )
}

function PrivacyController() {
  return (
    <>
      <p>
        La société qui édite cette boutique décide de l’usage de vos données. Elle est votre seule
        interlocutrice pour toute question à leur sujet.
      </p>
      <OwnerDetails names={['shop_company', 'shop_registration', 'shop_address', 'shop_email']} />
    </>
  )
}

function PrivacyMeasurement() {
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

function PrivacyRecipients() {
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

function PrivacySecurity() {
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

function PrivacyRights() {
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
        Exercer ces droits est gratuit. Nous répondons sous un mois ; si la demande est complexe, ce délai
        peut être porté à trois mois, et nous vous le disons. Nous ne demandons une preuve d’identité qu’en
        cas de doute sérieux.
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
