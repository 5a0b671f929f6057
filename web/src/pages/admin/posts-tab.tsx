import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import { postLabels } from '../../features/content/admin/post-form-dialog.tsx'
import { PostRow } from '../../features/content/admin/post-row.tsx'
import { useChangePosts } from '../../features/content/admin/use-change-posts.ts'
import { freshFor } from '../../graphql/freshness.ts'
import { AdminPostsDocument, type PostSort } from '../../graphql/generated/graphql.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import { useListUrl } from '../../lib/use-list-url.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { ListEnd } from '../../ui/admin/list-end.tsx'
import { ListSummary } from '../../ui/admin/list-summary.tsx'
import { ListToolbar } from '../../ui/admin/list-toolbar.tsx'
import { NewButton } from '../../ui/admin/new-button.tsx'
import { RowSkeletons } from '../../ui/admin/row-skeletons.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { KindHistory, openedFiche } from './kind-history.tsx'
import { PostDialog } from './post-dialog.tsx'
import { useAdminQuery } from './use-admin-query.ts'

const pageSize = 20

const sorts: { slug: string; label: string; sort: PostSort }[] = [
  { slug: 'recents', label: 'Plus récents', sort: 'NEWEST' },
  { slug: 'anciens', label: 'Plus anciens', sort: 'OLDEST' },
  { slug: 'titre', label: 'Titre', sort: 'TITLE' },
]

const published = new Map([
  ['publies', true],
  ['brouillons', false],
])

/** The articles, drafts included: to search and sort; each in a dialog. */
export function PostsTab() {
  const url = useListUrl()
  const { data, isStale, error, retry } = useAdminQuery(AdminPostsDocument, {
    maxAgeMs: freshFor.posts,
    variables: {
      search: normaliseText(url.get('q')) || undefined,
      sort: sorts.find(({ slug }) => slug === url.get('tri'))?.sort ?? 'NEWEST',
      published: published.get(url.get('etat')),
      limit: pageSize,
      offset: (url.page - 1) * pageSize,
    },
  })
  const { deletePost, restorePost } = useChangePosts()
  const { isBusy, run } = useOneAtATime()
  const [doomed, setDoomed] = useState<{ id: string; name: string } | null>(null)
  const result = data?.posts
  const fiche = openedFiche(url)
  if (error && !result) return <ErrorState onRetry={retry} />
  return (
    <Stack gap="5">
      <ListToolbar url={url} searchLabel="Rechercher un article" sorts={sorts}>
        <SelectField label="État" value={url.get('etat')} onChange={(etat) => url.change({ etat })}>
          <option value="">Tous</option>
          <option value="publies">Publiés</option>
          <option value="brouillons">Brouillons</option>
        </SelectField>
      </ListToolbar>
      <ListSummary count={result?.totalCount} one="article" many="articles">
        <KindHistory url={url} subjectType="POST" labels={postLabels} onRestore={restorePost} />
        <NewButton to={url.hrefWith({ fiche: 'nouveau' })}>Nouvel Article</NewButton>
      </ListSummary>
      <Stack as="ul" listStyleType="none" gap="3" aria-label="Articles" aria-busy={isStale}>
        {!result && <RowSkeletons />}
        {result?.items.map((post) => (
          <li key={post.id}>
            <PostRow post={post} editHref={url.hrefWith({ fiche: post.id })} onDelete={setDoomed} />
          </li>
        ))}
      </Stack>
      <ListEnd
        url={url}
        pageSize={pageSize}
        totalCount={result?.totalCount}
        empty={{ title: 'Aucun article', description: 'Aucun article ne correspond à cette recherche.' }}
      />
      <ConfirmDialog
        isOpen={doomed !== null}
        title={`Supprimer l’article «\u202f${doomed?.name}\u202f»\u202f?`}
        confirmLabel="Supprimer"
        isBusy={isBusy}
        onConfirm={() =>
          void run(async () => {
            if (doomed) await deletePost(doomed.id)
            setDoomed(null)
          })
        }
        onCancel={() => setDoomed(null)}
      >
        Il ne sera plus lisible dans la boutique. Il peut être restauré depuis l’historique des articles.
      </ConfirmDialog>
      <PostDialog key={fiche} fiche={fiche} onClose={() => url.change({ fiche: '' })} />
    </Stack>
  )
}
