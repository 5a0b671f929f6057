/** Widths in pixels at which every image is kept; the largest is served when none is asked for. */
export const imageWidths = [320, 640, 1280] as const

/** One of the kept widths. */
export type ImageWidth = (typeof imageWidths)[number]

/** Storage key of an image at a width: « savon-1.webp », 640 → « products/savon-1-640.webp ». */
export const imageKey = (name: string, width: ImageWidth) =>
  `products/${name.replace(/\.webp$/, '')}-${width}.webp`

/** Storage key of a file that a browser sent straight to the store: nobody sees it before it is checked and made anew. */
export const quarantineKey = (name: string) => `quarantine/${name}`

/** Public address of an image (specification, section 7). */
export const imageUrl = (name: string) => `/public-objects/products/${name}`
