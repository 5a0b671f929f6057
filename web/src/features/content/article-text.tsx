import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Inline, PostBlock } from '../../../../api/src/features/content/post-marks.rules.ts'

interface ArticleTextProps {
  blocks: readonly PostBlock[]
  /** Shows products that stand beside one another, by their ids. */
  renderProducts: (ids: string[]) => ReactNode
}

/** The text of an article as its marks form it: elements, never HTML of somebody's. */
export function ArticleText({ blocks, renderProducts }: ArticleTextProps) {
  return (
    <chakra.div css={look}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to tell them apart.
        <Block key={index} block={block} renderProducts={renderProducts} />
      ))}
    </chakra.div>
  )
}

function Block({ block, renderProducts }: { block: PostBlock } & Pick<ArticleTextProps, 'renderProducts'>) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading id={block.id}>{words(block.parts)}</Heading>
    }
    case 'paragraph':
      return <p>{words(block.parts)}</p>
    case 'quote':
      return <blockquote>{words(block.parts)}</blockquote>
    case 'list': {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={index}>{words(item)}</li>
      ))
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'products':
      return <div>{renderProducts(block.ids)}</div>
  }
}

const words = (parts: Inline[]): ReactNode[] => markedWords(parts, (text) => text)

/** Words with their form. @param renderWords shows those that have none. */
export const markedWords = (
  parts: Inline[],
  renderWords: (text: string, key: number) => ReactNode,
): ReactNode[] =>
  parts.map((part, index) => {
    if (typeof part === 'string') return renderWords(part, index)
    const inner = markedWords(part.parts, renderWords)
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    if (part.kind === 'bold') return <strong key={index}>{inner}</strong>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <ArticleLink key={index} link={part}>
        {inner}
      </ArticleLink>
    )
  })

/** A file of the shop is no page of it. */
const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path.split(/[?#]/)[0] ?? '')

interface ArticleLinkProps {
  link: Extract<Inline, { kind: 'link' }>
  children: ReactNode
}

function ArticleLink({ link, children }: ArticleLinkProps) {
  if (link.isOwn)
    return (
      <Link to={link.to} reloadDocument={isFile(link.to)}>
        {children}
      </Link>
    )
  return (
    <a href={link.to} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </a>
  )
}

/** How the text of an article is set. */
const look = {
  w: 'full',
  maxW: '2xl',
  mx: 'auto',
  fontSize: 'lg',
  hyphens: 'manual',
  // Of the text's own parts alone: products bring their look.
  '& > * + *': { marginTop: '5' },
  // Its products are gone.
  '& > div:empty': { display: 'none' },
  '& > :is(p, blockquote), & > :is(ul, ol) > li': { whiteSpace: 'pre-line', textWrap: 'pretty' },
  '& > :is(h2, h3)': { textWrap: 'balance' },
  '& > h2': { textStyle: 'display.sm', fontWeight: 'semibold' },
  '& > h3': { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'short' },
  '& > * + h2': { marginTop: '12' },
  '& > * + h3': { marginTop: '8' },
  '& > :is(h2, h3) + *': { marginTop: '3' },
  '& > :is(ul, ol)': { paddingInlineStart: '6' },
  '& > ul': { listStyleType: 'disc' },
  '& > ol': { listStyleType: 'decimal' },
  '& > :is(ul, ol) > li': { paddingInlineStart: '1' },
  '& > :is(ul, ol) > li + li': { marginTop: '2' },
  '& > :is(ul, ol) > li::marker': { color: 'fg.plant', fontWeight: 'semibold' },
  '& > blockquote': {
    marginBlock: '8',
    paddingInlineStart: { base: '5', md: '6' },
    borderInlineStartWidth: '3px',
    borderColor: 'accent.solid',
    fontFamily: 'heading',
    fontSize: { base: 'xl', md: '2xl' },
    lineHeight: 'short',
  },
  '& strong': { fontWeight: 'semibold' },
  '& > :is(p, blockquote, h2, h3) a, & > :is(ul, ol) > li a': {
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
} as const
