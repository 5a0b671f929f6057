/** Loads the code of the product page ahead of its visit. */
export const preloadProductPage = (): Promise<unknown> => import('./product-page.tsx')
