import { teaserOf } from '../../features/content/post-text.rules.ts'
import { listPostHeads, type PostHead, postContentLoader } from '../../features/content/posts.service.ts'
import { type Markup, markup } from '../../platform/http/markup.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { wordAddress } from '../../platform/word-address.rules.ts'

/** What a reader that comes by once a week or so has missed. */
const articlesInFeed = 30

/** The newest articles as an RSS 2.0 feed, as a visitor sees them. */
export async function articleFeed(ctx: RequestContext): Promise<string> {
  const { items } = await listPostHeads(ctx, { limit: articlesInFeed })
  const origin = ctx.env.PUBLIC_URL
  const articles = await Promise.all(items.map((post) => itemOf(ctx, post)))
  const changes = items.map(({ updatedAt }) => updatedAt.getTime())
  const feed = markup`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Ramure : consommer écologiquement</title>
<link>${origin}/consommer-ecologiquement</link>
<atom:link href="${origin}/flux.xml" rel="self" type="application/rss+xml"/>
<description>Les articles de Ramure pour consommer moins et mieux, au quotidien.</description>
<language>fr</language>
${changes.length > 0 ? markup`<lastBuildDate>${dateOf(Math.max(...changes))}</lastBuildDate>\n` : ''}${articles}</channel>
</rss>
`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${feed.text}`
}

async function itemOf(ctx: RequestContext, { id, title, excerpt, createdAt }: PostHead): Promise<Markup> {
  const { PUBLIC_URL } = ctx.env
  const summary = excerpt || teaserOf(await ctx.load(postContentLoader).load(id))
  // By its id alone: an article with a new title is not a new one.
  return markup`<item>
<title>${title}</title>
<link>${PUBLIC_URL}/article/${wordAddress(id, title)}</link>
<guid isPermaLink="true">${PUBLIC_URL}/article/${id}</guid>
<pubDate>${dateOf(createdAt)}</pubDate>
<description>${summary}</description>
</item>
`
}

/** As RSS wants it (RFC 822). */
const dateOf = (date: Date | number) => new Date(date).toUTCString()
