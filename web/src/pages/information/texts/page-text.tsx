import { Fragment, type ReactNode, useMemo } from 'react'
import {
  blockOfLine,
  type PageBlock,
} from '../../../../../api/src/features/content/pages/page-marks.rules.ts'
import {
  type Inline,
  type PostBlock,
  postBlocks,
} from '../../../../../api/src/features/content/post-marks.rules.ts'
import { markedWords } from '../../../features/content/article-text.tsx'
import { OwnerDetails } from '../../../features/settings/owner-details.tsx'
import { PageWords } from './page-words.tsx'

interface PageTextProps {
  text: string
  /** Shows the tables that only one page has. */
  renderBlock?: (block: PageBlock) => ReactNode
  /** What reads as a heading is a figure. */
  hasFigures?: boolean
}

/** A text of a page as its marks form it, without a frame: it takes the look of where it stands. */
export function PageText({ text, renderBlock, hasFigures = false }: PageTextProps) {
  const blocks = useMemo(() => [...postBlocks(text)], [text])
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to tell them apart.
    <Fragment key={index}>
      {hasFigures && block.kind === 'heading' ? (
        <p data-figure>{words(block.parts)}</p>
      ) : (
        elementOf(block, renderBlock)
      )}
    </Fragment>
  ))
}

const words = (parts: Inline[]) => markedWords(parts, (text, key) => <PageWords key={key} words={text} />)

function elementOf(block: PostBlock, renderBlock: PageTextProps['renderBlock']): ReactNode {
  switch (block.kind) {
    case 'products':
      return null
    case 'heading':
      return <h3>{words(block.parts)}</h3>
    case 'list': {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={index}>{words(item)}</li>
      ))
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'quote':
      return <blockquote>{words(block.parts)}</blockquote>
    case 'paragraph': {
      const [only] = block.parts
      const made = block.parts.length === 1 && typeof only === 'string' ? blockOfLine(only) : null
      if (made) return ownersBlock(made) ?? renderBlock?.(made) ?? null
      return <p>{words(block.parts)}</p>
    }
  }
}

const seller = [
  ...(['shop_company', 'shop_registration', 'shop_address', 'shop_email', 'shop_phone'] as const),
] as const

function ownersBlock(block: PageBlock): ReactNode {
  if (block === 'company_details') return <OwnerDetails names={seller} />
  if (block === 'publisher_details') return <OwnerDetails names={[...seller, 'shop_director']} />
  return block === 'host_details' ? <OwnerDetails names={['shop_host']} /> : null
}
