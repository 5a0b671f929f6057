import type { Tones, View } from '../drawings/picture.ts'

/** One article of the demo shop, as written by hand in the files beside this one. */
export interface DemoArticle {
  /** At most 200 characters. */
  title: string
  /** At most 300 characters; one or two sentences. */
  excerpt: string
  /** 400 to 800 words, with the marks of articles (`post-marks.rules.ts`); `{produit:…}` names a demo product in full. */
  content: string
  published: boolean
  featured: boolean
  /** ISO date of publication. */
  date: string
  /** Its image, and the wall and the table in it. */
  image: View
  tones: Tones
}
