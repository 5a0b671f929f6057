/** One article of the demo shop, as written by hand in the files beside this one. Content is plain text. */
export interface DemoArticle {
  /** At most 200 characters. */
  title: string
  /** At most 300 characters; one or two sentences. */
  excerpt: string
  /** 400 to 800 words; paragraphs parted by an empty line. */
  content: string
  published: boolean
  featured: boolean
  /** ISO date of publication. */
  date: string
  /** Code point of the 3D object of its image, and the two background colours. */
  image: string
  tones: readonly [string, string]
}
