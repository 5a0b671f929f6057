/** Widths in pixels at which every image is kept; the largest is served when none is asked for. */
export const imageWidths = [320, 640, 1280] as const

/** One of the kept widths. */
export type ImageWidth = (typeof imageWidths)[number]

/** Kinds of file that an image is kept as: WebP from the beginning, AVIF once somebody could have used it. */
export const imageKinds = ['webp', 'avif'] as const

/** Storage key of an image at a width: « savon-1.webp », 640 → « products/savon-1-640.webp ». */
export const imageKey = (name: string, width: ImageWidth, kind: (typeof imageKinds)[number] = 'webp') =>
  `products/${name.replace(/\.webp$/, '')}-${width}.${kind}`

/** Pixels of what a link to a page shows of its image (Open Graph). */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Storage key of what a link shows of an image: « savon-1.webp » → « products/savon-1-share.jpg ». */
export const shareImageKey = (name: string) => `products/${name.replace(/\.webp$/, '')}-share.jpg`

/** Storage key of a file that a browser sent straight to the store: nobody sees it before it is checked and made anew. */
export const quarantineKey = (name: string) => `quarantine/${name}`

/** Public address of an image (specification, section 7). */
export const imageUrl = (name: string) => `/public-objects/products/${name}`
