import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { FileText, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  fillTemplate,
  placeholders,
  templateRules,
} from '../../../../../api/src/features/engagement/templates/reply-template.rules.ts'
import { freshFor } from '../../../graphql/freshness.ts'
import {
  CreateReplyTemplateDocument,
  DeleteReplyTemplateDocument,
  type MessageDeskQuery,
  type ReplyTemplateChanges,
  type ReplyTemplateInput,
  type ReplyTemplates_TemplateFragment,
  ReplyTemplates_TemplateFragmentDoc,
  ReplyTemplatesDocument,
  UpdateReplyTemplateDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { useAdminAction, useAdminQuery } from '../../../graphql/use-admin-data.ts'
import type { ListUrl } from '../../../lib/list/list-url.ts'
import { ClaimedField } from '../../../ui/admin/claims/claimed-field.tsx'
import { DeleteDialog } from '../../../ui/admin/delete-dialog.tsx'
import { ConflictPanel } from '../../../ui/admin/field-changes.tsx'
import { FormDialog } from '../../../ui/admin/form-dialog.tsx'
import { SideDrawer } from '../../../ui/admin/side-drawer.tsx'
import { useRecordForm } from '../../../ui/admin/use-record-form.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { colleagueName } from './message-state.tsx'
import type { ReplyTemplate } from './reply-form.tsx'

type Template = ReplyTemplates_TemplateFragment

/** The templates with the facts of a message in their places. */
export function filledTemplates(
  desk: MessageDeskQuery | undefined,
  { firstName, lastName, subject }: { firstName: string; lastName: string; subject: string },
): ReplyTemplate[] {
  const templates = readFragment(ReplyTemplates_TemplateFragmentDoc, desk?.replyTemplates) ?? []
  const me = desk?.me ? colleagueName(desk.me) : ''
  const facts = { prénom: firstName, nom: lastName, sujet: subject, moi: me }
  return templates.map(({ name, text }) => ({ name, text: fillTemplate(text, facts) }))
}

interface ReplyTemplatesProps {
  /** The address says whether they are open. */
  url: ListUrl<{ record: string }>
  history: ReactNode
}

/** The answers that are written already: read, made, changed and deleted beside the list of messages, with who did that. */
export function ReplyTemplates({ url, history }: ReplyTemplatesProps) {
  return (
    <>
      <Button asChild variant="ghost">
        <Link to={url.hrefWith({ record: 'templates' })} preventScrollReset>
          <FileText aria-hidden />
          Modèles de réponse
        </Link>
      </Button>
      {url.params.record === 'templates' && (
        <SideDrawer title="Modèles de réponse" onClose={() => url.change({ record: '' })}>
          <TemplateList />
          {history}
        </SideDrawer>
      )}
    </>
  )
}

function TemplateList() {
  const { data, error, retry, refetch } = useAdminQuery(ReplyTemplatesDocument, {
    maxAgeMs: freshFor.settings,
  })
  const [opened, setOpened] = useState<Template | 'new' | null>(null)
  const [toDelete, setToDelete] = useState<Template | null>(null)
  const [remove] = useAdminAction(DeleteReplyTemplateDocument, {
    update(cache, { data }) {
      if (data)
        cache.evict({ id: cache.identify({ __typename: 'ReplyTemplate', id: data.deleteReplyTemplate }) })
    },
    success: 'Modèle supprimé',
  })
  const templates = readFragment(ReplyTemplates_TemplateFragmentDoc, data?.replyTemplates)
  if (error && !data) return <ErrorState onRetry={retry} />
  const edited = opened === 'new' ? null : templates?.find(({ id }) => id === opened?.id)
  return (
    <Stack gap="4">
      <Text color="fg.muted" textStyle="sm">
        Proposés quand vous répondez à un message. Vous pouvez toujours les retoucher avant d’envoyer.
      </Text>
      <Button alignSelf="start" onClick={() => setOpened('new')}>
        <Plus aria-hidden />
        Nouveau modèle
      </Button>
      <Stack as="ul" listStyleType="none" gap="0" aria-label="Modèles" aria-busy={!data}>
        {templates?.map((template) => (
          <Stack as="li" key={template.id} gap="1" py="3" borderTopWidth="1px" borderColor="border.muted">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {template.name}
            </Text>
            <Text color="fg.muted" textStyle="sm" lineClamp={2} overflowWrap="anywhere">
              {template.text}
            </Text>
            <Stack direction="row" gap="1">
              <Button
                variant="outline"
                size="sm"
                minH="11"
                aria-label={`Modifier ${template.name}`}
                onClick={() => setOpened(template)}
              >
                Modifier
              </Button>
              <Button
                variant="ghost"
                size="sm"
                minH="11"
                color="danger.fg"
                aria-label={`Supprimer ${template.name}`}
                onClick={() => setToDelete(template)}
              >
                Supprimer
              </Button>
            </Stack>
          </Stack>
        ))}
      </Stack>
      {data && templates?.length === 0 && <Text color="fg.muted">Aucun modèle.</Text>}
      {(opened === 'new' || edited) && (
        <TemplateForm template={edited ?? null} reload={() => refetch()} onClose={() => setOpened(null)} />
      )}
      <DeleteDialog
        record={toDelete}
        title={`Supprimer le modèle «\u00a0${toDelete?.name}\u00a0»\u202f?`}
        onDelete={(id) => remove({ id })}
        onClose={() => setToDelete(null)}
      >
        Les réponses déjà envoyées restent comme elles sont.
      </DeleteDialog>
    </Stack>
  )
}

interface TemplateFormProps {
  /** Null makes a new one. */
  template: Template | null
  reload: () => Promise<unknown>
  onClose: () => void
}

function TemplateForm({ template, reload, onClose }: TemplateFormProps) {
  const [create] = useAdminAction(CreateReplyTemplateDocument, {
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'replyTemplates' }),
    success: 'Modèle créé',
  })
  const [update] = useAdminAction(UpdateReplyTemplateDocument, { success: 'Modèle enregistré' })
  const record = useRecordForm({
    name: `modele-${template?.id ?? 'nouveau'}`,
    rules: templateRules,
    record: template
      ? { values: { name: template.name, text: template.text }, version: template.version }
      : { values: { name: '', text: '' } },
    save: (changes, version) =>
      template
        ? update({ id: template.id, input: changes as ReplyTemplateChanges, version })
        : create({ input: changes as ReplyTemplateInput }),
    reload,
    onSaved: onClose,
  })
  const { register } = record.form
  return (
    <FormDialog
      title={template ? 'Modifier le modèle' : 'Nouveau modèle'}
      isBusy={record.isBusy}
      submitLabel={template ? 'Enregistrer' : 'Créer le modèle'}
      onSubmit={(event) => {
        event.preventDefault()
        record.submit()
      }}
      onClose={onClose}
    >
      {record.conflict && (
        <ConflictPanel conflict={record.conflict} labels={{ name: 'Nom', text: 'Texte' }} />
      )}
      <Stack gap="4">
        <FormField label="Nom" required error={record.errorOf('name')} {...register('name')} />
        <ClaimedField
          label="Texte"
          required
          isLong
          rows={10}
          hint={`Remplacés quand vous choisissez le modèle\u00a0: ${hints}.`}
          error={record.errorOf('text')}
          {...register('text')}
        />
      </Stack>
    </FormDialog>
  )
}

const hints = Object.entries(placeholders)
  .map(([word, meaning]) => `{{${word}}} (${meaning})`)
  .join(', ')
