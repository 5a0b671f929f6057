import { imageWidths, shareImageSize } from '../../../../api/src/features/media/image-variants.rules.ts'
import { shortened } from '../../../../api/src/platform/cut-text.rules.ts'
import { useAbsoluteUrl } from '../../lib/site-origin.ts'
import { PageTitle, shopName } from './page-heading.tsx'

/** What search engines show of a description. */
const descriptionLength = 160

/** What a page says of itself to search engines, and to whoever shows a link to it. */
export interface PageHeadProps {
  /** Of the tab, without the name of the shop. */
  title: string
  /** Of a shared link, where « Accueil » would say nothing. */
  shareTitle?: string
  /** Plain text of any length; it is cut at a word. */
  description: string
  /** The one address of what is shown, spelt by `paths`: others that show the same point to it. */
  path: string
  type?: 'website' | 'article' | 'product'
  /** The image of a shared link; the shop's own where there is none. */
  image?: { src: string | null | undefined; alt: string }
  /** Not to be found by search engines; its links are followed all the same. */
  isUnlisted?: boolean
}

/** The head of a public page (decision 029). React lifts each tag into the document's head. */
export function PageHead({ type = 'website', isUnlisted = false, ...page }: PageHeadProps) {
  const absolute = useAbsoluteUrl()
  const title = page.shareTitle ?? page.title
  const description = shortened(page.description, descriptionLength)
  const url = absolute(page.path)
  const { src, alt, ...size } = shareImage(page.image)
  return (
    <>
      <PageTitle isUnlisted={isUnlisted}>{page.title}</PageTitle>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={absolute(src)} />
      {'width' in size && <meta property="og:image:width" content={size.width} />}
      {'height' in size && <meta property="og:image:height" content={size.height} />}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={absolute(src)} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}

const shareSize = { width: String(shareImageSize.width), height: String(shareImageSize.height) }

/** The one of the brand, drawn by `scripts/brand-images.ts`. */
const shopImage = {
  src: '/og-image.png',
  alt: `${shopName} : mieux choisir, chiffres à l’appui.`,
  ...shareSize,
}

const isOurs = (src: string) => src.startsWith('/public-objects/')

/** The image that a shared link shows. Nobody here knows the size of one from elsewhere. */
const shareImage = (image: PageHeadProps['image']) => {
  if (!image?.src) return shopImage
  const { src, alt } = image
  return isOurs(src) ? { src: `${src}?og=1`, alt, ...shareSize } : { src, alt }
}

/** The address of an image as large as the api has it. */
export const largestImage = (src: string): string => (isOurs(src) ? `${src}?w=${imageWidths.at(-1)}` : src)
