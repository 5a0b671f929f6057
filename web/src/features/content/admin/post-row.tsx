import { Badge } from '@chakra-ui/react/badge'
import { Text } from '@chakra-ui/react/text'
import { PostRow_PostFragmentDoc } from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { RecordRow } from '../../../ui/admin/record-row.tsx'
import { DateText } from '../../../ui/display/date-text.tsx'

interface PostRowProps {
  post: FragmentType<typeof PostRow_PostFragmentDoc>
  editHref: string
  onDelete: (post: { id: string; name: string }) => void
}

/** An article of the administration's list: what state it is in, and what can be done with it. */
export function PostRow({ post, editHref, onDelete }: PostRowProps) {
  const { id, title, excerpt, published, featured, createdAt } = readFragment(PostRow_PostFragmentDoc, post)
  return (
    <RecordRow
      name={title}
      editHref={editHref}
      onDelete={() => onDelete({ id, name: title })}
      badges={
        <>
          {published ? (
            <Badge bg="accent.solid" color="accent.contrast">
              Publié
            </Badge>
          ) : (
            <Badge variant="outline">Brouillon</Badge>
          )}
          {featured && <Badge bg="bg.plant">Vedette</Badge>}
        </>
      }
    >
      <Text color="fg.muted" lineClamp={2}>
        {excerpt || 'Sans extrait'}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        Créé le <DateText date={createdAt} />
      </Text>
    </RecordRow>
  )
}
