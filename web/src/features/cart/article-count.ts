import { counted } from '../../lib/format-count.ts'

/** « 1 article », « 3 articles ». */
export const articles = (count: number): string => counted(count, 'article', 'articles')
