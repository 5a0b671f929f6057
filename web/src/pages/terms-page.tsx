import { DocumentPage } from '../ui/document-page.tsx'
import { TermsDelivery } from './terms/terms-delivery.tsx'
import { TermsDisputes } from './terms/terms-disputes.tsx'
import { TermsOrders } from './terms/terms-orders.tsx'
import { TermsPrices } from './terms/terms-prices.tsx'
import { TermsSeller } from './terms/terms-seller.tsx'
import { TermsWarranties } from './terms/terms-warranties.tsx'
import { TermsWithdrawal } from './terms/terms-withdrawal.tsx'

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
      lead="Les règles qui s’appliqueront à vos achats. Pour l’instant, aucune commande ne peut être passée sur ce site."
      updatedAt="2026-11-21"
      parts={parts}
    />
  )
}
