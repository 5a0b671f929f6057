import { useState } from 'react'
import { staleDraftDays } from '../../../../api/src/features/overview/overview-limits.rules.ts'
import { SettledClaimsOf } from '../../features/assessments/admin/claims/settled-claims-of.tsx'
import { KindHistory, openedRecord, RecordHistory } from '../../features/audit/history-list.tsx'
import { PostFormDialog, postLabels, postWords } from '../../features/content/admin/post-form-dialog.tsx'
import { PostRow } from '../../features/content/admin/post-row.tsx'
import { useChangePosts } from '../../features/content/admin/use-change-posts.ts'
import { PreviewLinks } from '../../features/previews/admin/preview-links.tsx'
import { SavedViews } from '../../features/views/admin/saved-views.tsx'
import { freshFor } from '../../graphql/freshness.ts'
import {
  AdminPostDocument,
  AdminPostsDocument,
  type PostSort,
} from '../../graphql/generated/admin/graphql.ts'
import { useAdminQuery, useAdminRecord } from '../../graphql/use-admin-data.ts'
import { adminList, choiceParam, partOf, useListUrl } from '../../lib/list/list-url.ts'
import { DeleteDialog } from '../../ui/admin/delete-dialog.tsx'
import { ListScreen, NewButton } from '../../ui/admin/list-screen.tsx'
import { LoadingDialog } from '../../ui/admin/loading-dialog.tsx'
import type { Choice } from '../../ui/admin/phone/list-filters.tsx'
import { RecordList } from '../../ui/admin/record-row.tsx'
import { ArticleProductPicker, PreviewedProducts } from './article-product-parts.tsx'
import { LibraryImageDrop } from './library/library-image-drop.tsx'

const pageSize = 20

const list = adminList({
  state: choiceParam({
    PUBLISHED: 'publies',
    DRAFT: 'brouillons',
    PLANNED: 'programmes',
    STALE_DRAFT: 'brouillons-anciens',
  }),
  sort: choiceParam<PostSort>({ NEWEST: 'recents', OLDEST: 'anciens', TITLE: 'titre' }),
})

const sorts: Choice<PostSort>[] = [
  { value: 'NEWEST', label: 'Plus récents' },
  { value: 'OLDEST', label: 'Plus anciens' },
  { value: 'TITLE', label: 'Titre' },
]

const states: Choice<'PUBLISHED' | 'DRAFT' | 'PLANNED' | 'STALE_DRAFT'>[] = [
  { value: 'PUBLISHED', label: 'Publiés' },
  { value: 'DRAFT', label: 'Brouillons' },
  { value: 'PLANNED', label: 'Programmés' },
  { value: 'STALE_DRAFT', label: `Brouillons de plus de ${staleDraftDays} jours` },
]

/** The articles, drafts included: to search and sort; each in a dialog. */
export function PostsTab() {
  const url = useListUrl(list)
  const { search, state, sort, page } = url.params
  const { data, isStale, ...query } = useAdminQuery(AdminPostsDocument, {
    maxAgeMs: freshFor.posts,
    variables: {
      search: search || undefined,
      sort: sort ?? 'NEWEST',
      published: state ? state === 'PUBLISHED' : undefined,
      planned: state === 'PLANNED' || undefined,
      untouchedDays: state === 'STALE_DRAFT' ? staleDraftDays : undefined,
      ...partOf(page, pageSize),
    },
  })
  const { deletePost, restorePost } = useChangePosts()
  const [toDelete, setToDelete] = useState<{ id: string; name: string } | null>(null)
  const opened = openedRecord(url)
  return (
    <ListScreen
      views={<SavedViews list="POSTS" />}
      url={url}
      query={query}
      totalCount={data?.posts.totalCount}
      pageSize={pageSize}
      noun={['article', 'articles']}
      search={{ label: 'Rechercher un article' }}
      sorts={sorts}
      filters={[{ name: 'state', label: 'État', all: 'Tous', options: states }]}
      moreActions={
        <KindHistory
          url={url}
          subjectType="POST"
          labels={postLabels}
          show={postWords}
          onRestore={restorePost}
        />
      }
      actions={<NewButton to={url.hrefWith({ record: 'new' })}>Nouvel Article</NewButton>}
      empty={{
        title: 'Aucun article',
        description: 'Écrivez le premier\u00a0: il reste un brouillon tant que vous ne le publiez pas.',
      }}
      dialogs={
        <>
          <DeleteDialog
            record={toDelete}
            title={`Supprimer l’article «\u00a0${toDelete?.name}\u00a0»\u202f?`}
            onDelete={deletePost}
            onClose={() => setToDelete(null)}
          >
            Il ne sera plus lisible dans la boutique. Il peut être restauré depuis l’historique des articles.
          </DeleteDialog>
          <PostDialog key={opened} record={opened} onClose={() => url.change({ record: '' })} />
        </>
      }
    >
      <RecordList label="Articles" records={data?.posts.items} isStale={isStale}>
        {(post) => (
          <PostRow post={post} editHref={url.hrefWith({ record: post.id })} onDelete={setToDelete} />
        )}
      </RecordList>
    </ListScreen>
  )
}

/** The form of the article that the URL names (`new`, or an id); what is edited is what the server has now. */
function PostDialog({ record, onClose }: { record: string; onClose: () => void }) {
  const { restorePost } = useChangePosts()
  const isOld = record !== '' && record !== 'new'
  const { data, error, refetch, retry } = useAdminRecord(AdminPostDocument, {
    variables: { id: record },
    skip: !isOld,
  })
  if (record === '') return null
  const parts = {
    imageUpload: LibraryImageDrop,
    productPicker: ArticleProductPicker,
    renderProducts: (ids: string[]) => <PreviewedProducts ids={ids} />,
  }
  if (!isOld) return <PostFormDialog post={null} {...parts} onClose={onClose} />
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
    <SettledClaimsOf subjectType="POST" subjectId={record}>
      <PostFormDialog
        post={data.post}
        {...parts}
        reload={() => refetch()}
        onClose={onClose}
        after={
          <>
            {!data.post.published && <PreviewLinks subject="POST" subjectId={record} />}
            <RecordHistory
              subjectType="POST"
              subjectId={record}
              labels={postLabels}
              show={postWords}
              onRestore={restorePost}
            />
          </>
        }
      />
    </SettledClaimsOf>
  )
}
