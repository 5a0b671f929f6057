import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { postLimits, postRules } from '../../../../../api/src/features/content/post.rules.ts'
import {
  type PostFormDialog_PostFragment,
  PostFormDialog_PostFragmentDoc,
} from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ClaimedField } from '../../../ui/admin/claims/claimed-field.tsx'
import { ConflictPanel } from '../../../ui/admin/field-changes.tsx'
import { FormDialog } from '../../../ui/admin/form-dialog.tsx'
import type { ImageUpload } from '../../../ui/admin/image/image-drop.tsx'
import { ImageField } from '../../../ui/admin/image/image-field.tsx'
import { useRecordForm } from '../../../ui/admin/use-record-form.ts'
import { PlannedTimeField, plannedWords, toPlannedText, typedPlan } from '../../../ui/form/planned-time.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { ContentField, type ProductPicker } from './content-field.tsx'
import { PostPreview } from './post-preview.tsx'
import { PostPageLink } from './post-row.tsx'
import { useChangePosts } from './use-change-posts.ts'

/** French names of an article's fields. */
export const postLabels = {
  title: 'Titre',
  excerpt: 'Extrait',
  imageUrl: 'Image',
  content: 'Contenu',
  published: 'Publié',
  publishAt: 'Publication programmée',
  featured: 'Article vedette',
}

const newPost = {
  title: '',
  excerpt: '',
  imageUrl: '',
  content: '',
  published: false,
  /** What clocks in France show then; empty when nothing is planned. */
  publishAt: '',
  featured: false,
}

/** The server's rules of an article; once it is published by hand, what was typed of a plan does not count. */
const formRules = postRules
  .extend({ publishAt: typedPlan })
  .transform((values) => (values.published ? { ...values, publishAt: null } : values))

/** How values are shown that need other words, in its conflicts and in its history. */
export const postWords = (field: string, value: unknown): string | undefined =>
  field === 'publishAt' ? plannedWords(value) : undefined

const toForm = (post: PostFormDialog_PostFragment) => ({
  title: post.title,
  excerpt: post.excerpt ?? '',
  imageUrl: post.imageUrl ?? '',
  content: post.content,
  published: post.published,
  publishAt: toPlannedText(post.publishAt),
  featured: post.featured,
})

interface PostFormDialogProps {
  /** The article to edit; null makes a new one. */
  post: FragmentType<typeof PostFormDialog_PostFragmentDoc> | null
  reload?: () => Promise<unknown>
  onClose: () => void
  /** Where its image is sent from. */
  imageUpload: ImageUpload
  /** Finds products to show in it. */
  productPicker: ProductPicker
  /** Shows them in its preview, by their ids. */
  renderProducts: (ids: string[]) => ReactNode
  /** Its history. */
  after?: ReactNode
}

/** Writes or edits an article, and shows beside it what its page will be (specification, section 2). */
export function PostFormDialog({
  reload,
  onClose,
  imageUpload,
  productPicker,
  renderProducts,
  after,
  ...props
}: PostFormDialogProps) {
  // On a phone the two take turns.
  const [side, setSide] = useState<'form' | 'preview'>('form')
  const [openedAt] = useState(() => new Date().toISOString())
  const shownOnPhone = (which: typeof side) => ({ base: side === which ? 'block' : 'none', lg: 'block' })
  const post = readFragment(PostFormDialog_PostFragmentDoc, props.post)
  const { savePost } = useChangePosts()
  const record = useRecordForm({
    name: `article-${post?.id ?? 'nouveau'}`,
    rules: formRules,
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
        // What is wrong stands there.
        setSide('form')
        record.submit()
      }}
      onClose={onClose}
      isWide
      after={after}
    >
      {record.conflict && <ConflictPanel conflict={record.conflict} labels={postLabels} show={postWords} />}
      <Flex wrap="wrap" align="center" gap="2" mb="4" hideFrom={post ? undefined : 'lg'}>
        <Button variant="outline" hideFrom="lg" onClick={() => setSide(side === 'form' ? 'preview' : 'form')}>
          {side === 'form' ? 'Aperçu' : 'Revenir au texte'}
        </Button>
        {post && <PostPageLink id={post.id} title={post.title} isDraft={!post.published} />}
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="8">
        <Box display={shownOnPhone('form')}>
          <Stack gap="4">
            <ClaimedField
              {...field('title')}
              required
              hint={<TypedLength control={record.form.control} name="title" max={postLimits.titleLength} />}
            />
            <ClaimedField
              {...field('excerpt')}
              isLong
              rows={3}
              hint={
                <TypedLength control={record.form.control} name="excerpt" max={postLimits.excerptLength} />
              }
            />
            <ImageField
              {...field('imageUrl')}
              url={watch('imageUrl')}
              imageUpload={imageUpload}
              onUrlChange={(url) => setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true })}
            />
            <ContentField {...field('content')} required productPicker={productPicker} />
            <Stack direction={{ base: 'column', md: 'row' }} gap={{ base: '1', md: '8' }}>
              <SwitchField label={postLabels.published} {...register('published')} />
              <SwitchField label={postLabels.featured} {...register('featured')} />
            </Stack>
            <PlannedTimeField
              {...field('publishAt')}
              text={watch('publishAt')}
              onClear={() => setValue('publishAt', '', { shouldDirty: true })}
              isShown={watch('published')}
              effect="L’article sera publié"
            />
          </Stack>
        </Box>
        <Box display={shownOnPhone('preview')}>
          <LivePreview
            control={record.form.control}
            createdAt={post?.createdAt ?? openedAt}
            renderProducts={renderProducts}
          />
        </Box>
      </Grid>
    </FormDialog>
  )
}

type PostForm = ReturnType<typeof toForm>

/** The preview of what is typed: it alone is drawn anew with each letter. */
function LivePreview({
  control,
  ...preview
}: {
  control: Control<PostForm>
  createdAt: string
  renderProducts: (ids: string[]) => ReactNode
}) {
  const typed = useWatch({ control }) as PostForm
  return <PostPreview typed={typed} {...preview} />
}

interface TypedLengthProps {
  control: Control<PostForm>
  name: 'title' | 'excerpt'
  max: number
}

/** How long a text is: « 212/300 ». */
function TypedLength({ control, name, max }: TypedLengthProps) {
  const { length } = useWatch({ control, name }).trim()
  return (
    <chakra.span fontVariantNumeric="tabular-nums" color={length > max ? 'fg.error' : undefined}>
      {`${length}/${max}\u00a0caractères`}
    </chakra.span>
  )
}
