import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { OwnerDetails } from '../../features/settings/owner-details.tsx'
import { DocumentPage } from '../../ui/layout/document-page.tsx'
import { shopName } from '../../ui/layout/page-heading.tsx'

const parts = [
  {
    id: 'editeur',
    title: 'Éditeur du site',
    content: (
      <OwnerDetails
        names={[
          'shop_company',
          'shop_registration',
          'shop_address',
          'shop_email',
          'shop_phone',
          'shop_director',
        ]}
      />
    ),
  },
  { id: 'hebergement', title: 'Hébergement', content: <OwnerDetails names={['shop_host']} /> },
  {
    id: 'propriete',
    title: 'Propriété intellectuelle',
    content: (
      <p>
        Les textes, les dessins, la marque {shopName} et la méthode de présentation de l’éco-score
        appartiennent à l’éditeur, sauf mention contraire. Vous pouvez citer un article en nommant sa source
        et en donnant son adresse. Toute autre reprise demande notre accord écrit.
      </p>
    ),
  },
  {
    id: 'credits',
    title: 'Crédits',
    content: (
      <ul>
        <li>Caractères : Fraunces et Inter, licence SIL Open Font.</li>
        <li>Pictogrammes : Lucide, licence ISC.</li>
        <li>Objets des images de démonstration : Fluent Emoji, Microsoft, licence MIT.</li>
      </ul>
    ),
  },
  {
    id: 'donnees',
    title: 'Données personnelles et accessibilité',
    content: (
      <p>
        L’usage de vos données est décrit dans la{' '}
        <Link to={paths.privacy()}>politique de confidentialité</Link>, et l’état du site pour les personnes
        handicapées dans la <Link to={paths.accessibility()}>déclaration d’accessibilité</Link>.
      </p>
    ),
  },
]

/** `/mentions-legales`: who publishes the site and who hosts it (article 6 of the LCEN). */
export function LegalNoticePage() {
  return (
    <DocumentPage
      title="Mentions légales"
      description="Qui édite et héberge la boutique Ramure, comment joindre l’éditeur, à qui appartiennent les textes et les dessins, et d’où viennent les caractères."
      path={paths.legalNotice()}
      lead="Qui édite ce site, qui l’héberge, et à qui appartient ce que vous y lisez."
      updatedAt="2026-11-21"
      parts={parts}
    />
  )
}
