import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { slugOf } from '../../../../../api/src/features/catalogue/categories/category.rules.ts'
import type { CategoryFormDialog_CategoryFragment } from '../../../graphql/generated/admin/graphql.ts'
import { ClaimedField } from '../../../ui/admin/claims/claimed-field.tsx'
import { ConflictPanel } from '../../../ui/admin/field-changes.tsx'
import { FormDialog } from '../../../ui/admin/form-dialog.tsx'
import type { ImageUpload } from '../../../ui/admin/image/image-drop.tsx'
import { ImageField } from '../../../ui/admin/image/image-field.tsx'
import { useRecordForm } from '../../../ui/admin/use-record-form.ts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { categoryFormRules, factsText, RequiredFactsField } from './passport/required-facts-field.tsx'
import { ScoreDisplayField, showDisplay } from './score-display-field.tsx'
import { useChangeCategories } from './use-change-categories.ts'

/** French names of a category's fields. */
const labels = {
  ...{ name: 'Nom', slug: 'Slug', description: 'Description', imageUrl: 'Image' },
  passportFacts: 'Faits demandés au passeport',
  goods: 'Nature des produits',
  scoreDisplay: 'Affichage de l’éco-score',
  scoreDisplayReason: 'Raison de l’affichage',
}

/** How the history names what changed of a category, and says its choices. */
export const categoryWords = { labels, show: showDisplay }

const toForm = ({
  name,
  slug,
  description,
  imageUrl,
  passportFacts,
  goods,
  scoreDisplay,
  scoreDisplayReason,
}: CategoryFormDialog_CategoryFragment) => ({
  ...{ name, slug },
  description: description ?? '',
  imageUrl: imageUrl ?? '',
  passportFacts: factsText(passportFacts),
  goods,
  scoreDisplay,
  scoreDisplayReason: scoreDisplayReason ?? '',
})

const newCategory: ReturnType<typeof toForm> = {
  ...{ name: '', slug: '', description: '', imageUrl: '', passportFacts: factsText(null) },
  ...{ goods: 'OTHER', scoreDisplay: 'SCORE', scoreDisplayReason: '' },
}

interface CategoryFormDialogProps {
  /** The category to edit; null makes a new one. */
  category: CategoryFormDialog_CategoryFragment | null
  reload: () => Promise<unknown>
  onClose: () => void
  /** Where its image is sent from. */
  imageUpload: ImageUpload
  /** Its history. */
  after?: ReactNode
}

/** Makes or edits a category. The slug of a new one follows its name until somebody writes another. */
export function CategoryFormDialog({
  category,
  reload,
  onClose,
  imageUpload,
  after,
}: CategoryFormDialogProps) {
  const { saveCategory } = useChangeCategories()
  const record = useRecordForm({
    name: `categorie-${category?.id ?? 'nouvelle'}`,
    rules: categoryFormRules,
    record: category ? { values: toForm(category), version: category.version } : { values: newCategory },
    save: saveCategory(category?.id),
    reload,
    onSaved: onClose,
  })
  const { register, setValue, getValues, watch } = record.form
  const name = register('name')
  const proposeSlug = (typed: string) => {
    const isOurs = getValues('slug') === slugOf(getValues('name'))
    if (!category && isOurs) setValue('slug', slugOf(typed), { shouldDirty: true })
  }
  return (
    <FormDialog
      title={category ? 'Modifier la catégorie' : 'Nouvelle catégorie'}
      isBusy={record.isBusy}
      submitLabel={category ? 'Enregistrer' : 'Créer la catégorie'}
      onSubmit={(event) => {
        event.preventDefault()
        record.submit()
      }}
      onClose={onClose}
      after={after}
    >
      {record.conflict && <ConflictPanel conflict={record.conflict} {...categoryWords} />}
      <Stack gap="4">
        <ClaimedField
          label="Nom"
          required
          error={record.errorOf('name')}
          {...name}
          onChange={(event) => {
            proposeSlug(event.currentTarget.value)
            void name.onChange(event)
          }}
        />
        <FormField
          label="Slug"
          required
          hint="Le nom de la catégorie dans les adresses du site, par exemple «&nbsp;maison-jardin&nbsp;»."
          error={record.errorOf('slug')}
          {...register('slug')}
        />
        <ClaimedField
          label="Description"
          isLong
          rows={4}
          error={record.errorOf('description')}
          {...register('description')}
        />
        <RequiredFactsField
          text={watch('passportFacts')}
          onChange={(facts) => setValue('passportFacts', facts, { shouldDirty: true })}
        />
        <ScoreDisplayField
          goods={watch('goods')}
          onGoods={(goods) => setValue('goods', goods, { shouldDirty: true })}
          decision={category?.scoreDisplayDecision}
          display={watch('scoreDisplay')}
          onChange={(display, reason) => {
            setValue('scoreDisplay', display, { shouldDirty: true })
            if (reason) setValue('scoreDisplayReason', reason, { shouldDirty: true })
          }}
        />
        {watch('scoreDisplay') !== 'SCORE' && (
          <FormField
            label="Raison de cet affichage"
            required
            hint="Gardée dans l’historique, avec le nom de qui l’a décidé."
            error={record.errorOf('scoreDisplayReason')}
            {...register('scoreDisplayReason')}
          />
        )}
        <ImageField
          label="Image"
          hint="Montrée en rond dans les menus et sur l’accueil."
          error={record.errorOf('imageUrl')}
          {...register('imageUrl')}
          url={watch('imageUrl')}
          imageUpload={imageUpload}
          onUrlChange={(url) => setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true })}
        />
      </Stack>
    </FormDialog>
  )
}
