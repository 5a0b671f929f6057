import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { PostList_PostsFragmentDoc } from '../../graphql/generated/articles/graphql.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { PostCard, type PostCardShape } from './post-card.tsx'

interface PostListProps {
  posts: FragmentType<typeof PostList_PostsFragmentDoc>
  /** The first article stands out: on the first page, where it is the newest. */
  hasLead?: boolean
}

/** Three a row on a wide screen; what is left over fills the last row, two side by side or one across. */
const placeOf = (index: number, count: number): { shape: PostCardShape; lg: string } => {
  const leftOver = count % 3
  if (index < count - leftOver) return { shape: 'card', lg: 'span 2' }
  return leftOver === 1 ? { shape: 'wide', lg: 'span 6' } : { shape: 'card', lg: 'span 3' }
}

/** Articles, newest first: the first across the page, the others side by side. */
export function PostList({ posts, hasLead = false }: PostListProps) {
  const { items } = readFragment(PostList_PostsFragmentDoc, posts)
  const leads = hasLead ? 1 : 0
  if (items.length === 0)
    return (
      <EmptyState title="Aucun article pour le moment" description="Le premier est en cours d’écriture." />
    )
  return (
    <chakra.ul
      aria-label="Articles"
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(6, minmax(0, 1fr))' }}
      gap={{ base: '4', md: '6' }}
    >
      {items.map((post, index) => {
        const place = placeOf(index - leads, items.length - leads)
        return index < leads ? (
          <chakra.li key={post.id} gridColumn="1 / -1">
            <PostCard post={post} shape="lead" />
          </chakra.li>
        ) : (
          <chakra.li key={post.id} gridColumn={{ sm: 'span 3', lg: place.lg }}>
            <PostCard post={post} shape={place.shape} />
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}

/** Ways to newer and older articles; nothing while all are on one page. */
export function PostPages({ page, lastPage }: { page: number; lastPage: number }) {
  if (lastPage <= 1) return null
  return (
    <Flex as="nav" aria-label="Pages d’articles" wrap="wrap" align="center" justify="center" columnGap="8">
      {page > 1 && (
        <ArrowLink to={paths.ecoConsumption(page > 2 ? { page: page - 1 } : {})}>
          Articles plus récents
        </ArrowLink>
      )}
      <Text color="fg.muted" fontSize="sm">{`Page ${page} sur ${lastPage}`}</Text>
      {page < lastPage && (
        <ArrowLink to={paths.ecoConsumption({ page: page + 1 })}>Articles plus anciens</ArrowLink>
      )}
    </Flex>
  )
}

const places = ['a', 'b', 'c']

/** The place of the articles while they load: one across the page, three below. */
export function PostListSkeleton() {
  return (
    <chakra.div
      aria-busy
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
      gap={{ base: '4', md: '6' }}
    >
      <Skeleton gridColumn="1 / -1" rounded="xl" aspectRatio={{ base: 3 / 4, md: 8 / 3 }} />
      {places.map((place) => (
        <Skeleton key={place} rounded="xl" aspectRatio={3 / 4} />
      ))}
    </chakra.div>
  )
}
