import { PostFormDialog, postLabels } from '../../features/content/admin/post-form-dialog.tsx'
import { useChangePosts } from '../../features/content/admin/use-change-posts.ts'
import { AdminPostDocument } from '../../graphql/generated/graphql.ts'
import { LoadingDialog } from '../../ui/admin/loading-dialog.tsx'
import { RecordHistory } from './record-history.tsx'
import { useAdminRecord } from './use-admin-record.ts'

/** The form of the article that the URL names (« nouveau », or an id); what is edited is what the server has now. */
export function PostDialog({ fiche, onClose }: { fiche: string; onClose: () => void }) {
  const { restorePost } = useChangePosts()
  const isOld = fiche !== '' && fiche !== 'nouveau'
  const { data, error, refetch, retry } = useAdminRecord(AdminPostDocument, {
    variables: { id: fiche },
    skip: !isOld,
  })
  if (fiche === '') return null
  if (!isOld) return <PostFormDialog post={null} onClose={onClose} />
  if (!data?.post)
    return (
      <LoadingDialog
        title="Modifier l’article"
        error={error}
        notFound="Article non trouvé"
        onRetry={retry}
        onClose={onClose}
      />
    )
  return (
    <PostFormDialog
      post={data.post}
      reload={() => refetch()}
      onClose={onClose}
      after={
        <RecordHistory subjectType="POST" subjectId={fiche} labels={postLabels} onRestore={restorePost} />
      }
    />
  )
}
