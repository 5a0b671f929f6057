/** The French words of the known statuses of an order (spec section 4), for screens and tables alike. */
export const orderStatusWords = {
  pending: 'En attente',
  processing: 'En cours',
  shipped: 'Expédiée',
  delivered: 'Livrée',
  cancelled: 'Annulée',
} as const
