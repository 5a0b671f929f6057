/** « Commande n° 12 ». */
export const orderName = (id: string): string => `Commande n°\u00a0${id}`
