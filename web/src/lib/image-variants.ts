const widths = [320, 640, 1280]

/** The `srcset` of an image of ours, which the API resizes on demand; none for a picture from elsewhere. */
export function imageVariants(src: string): string | undefined {
  if (!src.startsWith('/public-objects/')) return undefined
  return widths.map((width) => `${src}?w=${width} ${width}w`).join(', ')
}
