/** The name of the shop, as shoppers read it. « Ramure » : the crown of a tree. */
export const shopName = 'Ramure'
