import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { postLimits, postRules } from '../../../../../api/src/features/content/post.rules.ts'
import {
  type PostFormDialog_PostFragment,
  PostFormDialog_PostFragmentDoc,
} from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ConflictPanel } from '../../../ui/admin/field-changes.tsx'
import { FormDialog } from '../../../ui/admin/form-dialog.tsx'
import type { ImageUpload } from '../../../ui/admin/image-drop.tsx'
import { ImageField } from '../../../ui/admin/image-field.tsx'
import { useRecordForm } from '../../../ui/admin/use-record-form.ts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { useChangePosts } from './use-change-posts.ts'

/** French names of an article's fields. */
export const postLabels = {
  title: 'Titre',
  excerpt: 'Extrait',
  imageUrl: 'Image',
  content: 'Contenu',
  published: 'Publié',
  featured: 'Article vedette',
}

const newPost = { title: '', excerpt: '', imageUrl: '', content: '', published: false, featured: false }

const toForm = (post: PostFormDialog_PostFragment) => ({
  title: post.title,
  excerpt: post.excerpt ?? '',
  imageUrl: post.imageUrl ?? '',
  content: post.content,
  published: post.published,
  featured: post.featured,
})

interface PostFormDialogProps {
  /** The article to edit; null makes a new one. */
  post: FragmentType<typeof PostFormDialog_PostFragmentDoc> | null
  reload?: () => Promise<unknown>
  onClose: () => void
  /** Where its image is sent from. */
  imageUpload: ImageUpload
  /** Its history. */
  after?: ReactNode
}

/** Writes or edits an article (specification, section 2). */
export function PostFormDialog({ reload, onClose, imageUpload, after, ...props }: PostFormDialogProps) {
  const post = readFragment(PostFormDialog_PostFragmentDoc, props.post)
  const { savePost } = useChangePosts()
  const record = useRecordForm({
    name: `article-${post?.id ?? 'nouveau'}`,
    rules: postRules,
    record: post ? { values: toForm(post), version: post.version } : { values: newPost },
    save: savePost(post?.id),
    reload,
    onSaved: onClose,
  })
  const { register, setValue, watch } = record.form
  const field = (name: keyof typeof newPost) => ({
    label: postLabels[name],
    error: record.errorOf(name),
    ...register(name),
  })
  return (
    <FormDialog
      title={post ? 'Modifier l’article' : 'Nouvel article'}
      isBusy={record.isBusy}
      submitLabel={post ? 'Enregistrer' : 'Créer l’article'}
      onSubmit={(event) => {
        event.preventDefault()
        record.submit()
      }}
      onClose={onClose}
      after={after}
    >
      {record.conflict && <ConflictPanel conflict={record.conflict} labels={postLabels} />}
      <Stack gap="4">
        <FormField {...field('title')} required />
        <FormField
          {...field('excerpt')}
          isLong
          rows={3}
          hint={`${postLimits.excerptLength} caractères au plus.`}
        />
        <ImageField
          {...field('imageUrl')}
          url={watch('imageUrl')}
          imageUpload={imageUpload}
          onUrlChange={(url) => setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true })}
        />
        <FormField {...field('content')} required isLong rows={16} />
        <Stack direction={{ base: 'column', md: 'row' }} gap={{ base: '1', md: '8' }}>
          <SwitchField label={postLabels.published} {...register('published')} />
          <SwitchField label={postLabels.featured} {...register('featured')} />
        </Stack>
      </Stack>
    </FormDialog>
  )
}
