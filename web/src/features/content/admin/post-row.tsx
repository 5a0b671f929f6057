import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Text } from '@chakra-ui/react/text'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { PostRow_PostFragmentDoc } from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ClaimPoints } from '../../../ui/admin/claims/claim-points.tsx'
import { RecordRow } from '../../../ui/admin/record-row.tsx'
import { DateText } from '../../../ui/display/date-text.tsx'
import { PlannedBadge } from '../../../ui/form/planned-time.tsx'

/** Leads to the page of an article, in a tab of its own; that of a draft opens for administrators alone. */
export function PostPageLink({
  id,
  title,
  isDraft = false,
}: {
  id: string
  title: string
  isDraft?: boolean
}) {
  const words = isDraft ? 'Voir l’aperçu' : 'Voir la page'
  return (
    <Button asChild variant="ghost" size="sm" px="3">
      <Link to={paths.article(id, title)} target="_blank" aria-label={`${words} ${title} (nouvel onglet)`}>
        <ExternalLink aria-hidden />
        {words}
      </Link>
    </Button>
  )
}

interface PostRowProps {
  post: FragmentType<typeof PostRow_PostFragmentDoc>
  editHref: string
  onDelete: (post: { id: string; name: string }) => void
}

/** An article of the administration's list: what state it is in, and what can be done with it. */
export function PostRow({ post, editHref, onDelete }: PostRowProps) {
  const { id, title, excerpt, published, publishAt, featured, createdAt, claimPoints, claimWords } =
    readFragment(PostRow_PostFragmentDoc, post)
  return (
    <RecordRow
      name={title}
      editHref={editHref}
      onDelete={() => onDelete({ id, name: title })}
      actions={<PostPageLink id={id} title={title} isDraft={!published} />}
      badges={
        <>
          {published ? (
            <Badge bg="accent.solid" color="accent.contrast">
              Publié
            </Badge>
          ) : (
            <Badge variant="outline">Brouillon</Badge>
          )}
          {publishAt && <PlannedBadge publishAt={publishAt} />}
          {featured && <Badge bg="bg.plant">Vedette</Badge>}
          <ClaimPoints count={claimPoints} words={claimWords} />
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
