import { chakra } from '@chakra-ui/react/styled-system'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { PostList_PostsFragmentDoc } from '../../graphql/generated/graphql.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PostCard } from './post-card.tsx'

interface PostListProps {
  posts: FragmentType<typeof PostList_PostsFragmentDoc>
  /** The first article stands out: on the first page, where it is the newest. */
  hasLead?: boolean
}

/** Articles, newest first: the first across the page, the others side by side. */
export function PostList({ posts, hasLead = false }: PostListProps) {
  const { items } = readFragment(PostList_PostsFragmentDoc, posts)
  if (items.length === 0)
    return (
      <EmptyState title="Aucun article pour le moment" description="Le premier est en cours d’écriture." />
    )
  return (
    <chakra.ul
      aria-label="Articles"
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
      gap={{ base: '4', md: '6' }}
    >
      {items.map((post, index) => {
        const isLead = hasLead && index === 0
        return (
          <chakra.li key={post.id} gridColumn={isLead ? '1 / -1' : undefined}>
            <PostCard post={post} isLead={isLead} />
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
