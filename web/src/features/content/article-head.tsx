import type { BlogPosting } from 'schema-dts'
import { paths } from '../../app/paths.ts'
import { ArticleHead_PostFragmentDoc } from '../../graphql/generated/articles/graphql.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { useAbsoluteUrl } from '../../lib/site-origin.ts'
import { breadcrumbOf, JsonLd, shopOrganization } from '../../ui/layout/json-ld.tsx'
import { largestImage, PageHead } from '../../ui/layout/page-head.tsx'

interface ArticleHeadProps {
  post: FragmentType<typeof ArticleHead_PostFragmentDoc>
}

/** What the page of an article says to search engines, and to whoever shows a link to it. A draft is nobody's yet. */
export function ArticleHead({ post }: ArticleHeadProps) {
  const absolute = useAbsoluteUrl()
  const { id, title, imageUrl, ...article } = readFragment(ArticleHead_PostFragmentDoc, post)
  const description = article.excerpt?.trim() || article.teaser
  const path = paths.article(id, title)
  const shop = shopOrganization(absolute)
  const thing: BlogPosting = {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: absolute(path),
    mainEntityOfPage: absolute(path),
    image: imageUrl ? absolute(largestImage(imageUrl)) : undefined,
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    author: shop,
    publisher: shop,
    inLanguage: 'fr-FR',
  }
  const trail = [
    { label: 'Accueil', to: paths.home() },
    { label: 'Consommer écologiquement', to: paths.ecoConsumption() },
    { label: title, to: path },
  ]
  return (
    <>
      <PageHead
        title={title}
        type="article"
        description={description}
        path={path}
        image={{ src: imageUrl, alt: title }}
        isUnlisted={!article.published}
      />
      {article.published && <JsonLd things={[thing, breadcrumbOf(trail, absolute)]} />}
    </>
  )
}
