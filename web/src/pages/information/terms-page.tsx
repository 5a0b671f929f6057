import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { InlineEmail, OwnerDetails } from '../../features/settings/owner-details.tsx'
import { DocumentPage } from '../../ui/layout/document-page.tsx'

const parts = [
  { id: 'etat', title: 'Les ventes ne sont pas ouvertes', content: <TermsOrders /> },
  { id: 'vendeur', title: 'Le vendeur', content: <TermsSeller /> },
  { id: 'prix', title: 'Produits et prix', content: <TermsPrices /> },
  { id: 'livraison', title: 'Livraison', content: <TermsDelivery /> },
  { id: 'retractation', title: 'Rétractation et retours', content: <TermsWithdrawal /> },
  { id: 'garanties', title: 'Garanties', content: <TermsWarranties /> },
  { id: 'litiges', title: 'Réclamations et litiges', content: <TermsDisputes /> },
]

/** `/cgv`: what will hold when sales open. */
export function TermsPage() {
  return (
    <DocumentPage
      title="Conditions générales de vente"
      description="Prix, livraison, rétractation, retours, garanties et litiges : les conditions qui s’appliqueront à vos achats sur Ramure à l’ouverture des ventes."
      path={paths.terms()}
      lead="Les règles qui s’appliqueront à vos achats. Pour l’instant, aucune commande ne peut être passée sur ce site."
      updatedAt="2026-11-21"
      parts={parts}
    />
  )
}

/** That nothing can be bought yet. */
function TermsOrders() {
  return (
    <>
      <p>
        <strong>Aucune vente n’est conclue sur ce site aujourd’hui.</strong> Vous pouvez composer un panier et
        vous inscrire à la liste d’attente : ni l’un ni l’autre ne vous engage, ne réserve un produit ou ne
        demande un paiement.
      </p>
      <p>
        Les conditions ci-dessous décrivent ce que nous préparons. La version définitive sera publiée ici, et
        vous sera présentée pour acceptation, avant la première commande.
      </p>
    </>
  )
}

function TermsSeller() {
  return (
    <OwnerDetails names={['shop_company', 'shop_registration', 'shop_address', 'shop_email', 'shop_phone']} />
  )
}

function TermsPrices() {
  return (
    <>
      <p>
        Chaque fiche décrit les caractéristiques essentielles du produit. Les prix sont en euros, toutes taxes
        comprises, hors frais de livraison ; le prix applicable sera celui affiché au moment de la commande.
        Un produit en rupture de stock ne peut pas être ajouté au panier.
      </p>
      <p>
        L’éco-score est une note établie par nos soins, selon une{' '}
        <Link to={`${paths.ecoConsumption()}#eco-score`}>méthode publiée</Link>. Ce n’est pas un label
        officiel.
      </p>
    </>
  )
}

function TermsDelivery() {
  return (
    <>
      <p>
        Nous livrerons en France métropolitaine, en 3 à 5 jours ouvrés. La livraison sera gratuite dès 50 €
        d’achat ; en dessous, elle coûtera 5,99 €.
      </p>
      <p>
        En cas de retard, vous pourrez nous fixer un délai supplémentaire raisonnable, puis annuler la
        commande et être remboursé sous 14 jours si nous ne le tenons pas.
      </p>
    </>
  )
}

function TermsWithdrawal() {
  return (
    <>
      <p>
        La loi vous donne 14 jours après la réception pour vous rétracter, sans avoir à vous justifier
        (article L. 221-18 du code de la consommation). Nous portons ce délai à 30 jours.
      </p>
      <p>
        Écrivez à <InlineEmail /> en indiquant votre numéro de commande et le produit concerné. Vous aurez
        ensuite 14 jours pour le renvoyer. Le retour est gratuit si le produit présente un défaut ; sinon, ses
        frais sont à votre charge. Nous rembourserons le prix et la livraison standard sous 14 jours, au plus
        tôt à réception du produit ou de la preuve de son envoi.
      </p>
      <p>
        Par exception, les denrées qui se périment vite et les produits d’hygiène descellés ne peuvent pas
        être repris (article L. 221-28).
      </p>
    </>
  )
}

function TermsWarranties() {
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

function TermsDisputes() {
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
