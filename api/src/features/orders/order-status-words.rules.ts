/** The French words of the known statuses of an order (spec section 4), for screens and tables alike. */
export const orderStatusWords = {
  pending: 'En attente',
  processing: 'En cours',
  shipped: 'Expédiée',
  delivered: 'Livrée',
  cancelled: 'Annulée',
} as const

const words = new Map<string, string>(Object.entries(orderStatusWords))

/** The French word of a status; one that another system wrote is shown as it is. */
export const orderStatusWord = (status: string): string => words.get(status) ?? status
