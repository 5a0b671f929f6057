import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { ExternalLink } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import {
  pageLimits,
  pageTextsRules,
} from '../../../../../../api/src/features/content/pages/information-page.rules.ts'
import {
  type PageSection,
  type PageSlug,
  type PageTexts,
  sectionsOf,
  structureOf,
} from '../../../../../../api/src/features/content/pages/page-structure.rules.ts'
import type { PageForm_PageFragment } from '../../../../graphql/generated/admin/graphql.ts'
import { ClaimedField } from '../../../../ui/admin/claims/claimed-field.tsx'
import { ConflictPanel } from '../../../../ui/admin/field-changes.tsx'
import { FormDialog } from '../../../../ui/admin/form-dialog.tsx'
import { useRecordForm } from '../../../../ui/admin/use-record-form.ts'
import { PageMarksHelp } from './page-marks-help.tsx'
import { PageGroupFields } from './page-section-fields.tsx'
import { pageLabels, toPageForm, toPageInput } from './page-values.ts'
import { useChangePages } from './use-change-pages.ts'

/** The texts of a page as they are typed. */
export interface TypedPage {
  lead: string
  description: string
  updatedAt: string
  sections: PageSection[]
}

interface PageFormDialogProps {
  slug: PageSlug
  page: PageForm_PageFragment
  reload: () => Promise<unknown>
  onClose: () => void
  /** What visitors will see. */
  renderPage: (page: TypedPage) => ReactNode
  /** Its history. */
  after: ReactNode
}

/** The texts of an information page, and beside them what visitors will see. Its title is the shop's own. */
export function PageFormDialog({ slug, page, reload, onClose, renderPage, after }: PageFormDialogProps) {
  // On a phone the two take turns.
  const [side, setSide] = useState<'form' | 'preview'>('form')
  const shownOnPhone = (which: typeof side) => ({ base: side === which ? 'block' : 'none', lg: 'block' })
  const { savePage } = useChangePages()
  const { title, path, groups } = structureOf(slug)
  const labels = pageLabels(slug)
  const values = toPageForm(slug, page)
  const record = useRecordForm<PageTexts>({
    name: `page-${slug}`,
    rules: pageTextsRules(slug),
    record: { values, version: page.version },
    save: (changes, version) => savePage(slug, version, toPageInput(slug, values, changes as PageTexts)),
    reload,
    onSaved: onClose,
  })
  const field = (name: string) => ({
    label: labels[name] ?? '',
    error: record.errorOf(name),
    required: true,
    ...record.form.register(name),
  })
  return (
    <FormDialog
      title={`Modifier la page «\u00a0${title}\u00a0»`}
      isBusy={record.isBusy}
      submitLabel="Enregistrer"
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
      {record.conflict && <ConflictPanel conflict={record.conflict} labels={labels} />}
      <Flex wrap="wrap" align="center" gap="2" mb="4">
        <Button variant="outline" hideFrom="lg" onClick={() => setSide(side === 'form' ? 'preview' : 'form')}>
          {side === 'form' ? 'Aperçu' : 'Revenir au texte'}
        </Button>
        <Button asChild variant="ghost" px="3">
          <Link to={path} target="_blank" aria-label={`Voir la page ${title} (nouvel onglet)`}>
            <ExternalLink aria-hidden />
            Voir la page
          </Link>
        </Button>
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="8">
        <Box display={shownOnPhone('form')}>
          <Stack gap="6">
            <PageMarksHelp slug={slug} />
            <ClaimedField {...field('lead')} isLong rows={4} />
            <ClaimedField
              {...field('description')}
              isLong
              rows={2}
              hint={`Pour les moteurs de recherche\u00a0: ${pageLimits.descriptionLength} caractères au plus.`}
            />
            {groups.map((group) => (
              <PageGroupFields key={group.name} group={group} record={record} />
            ))}
          </Stack>
        </Box>
        <Box display={shownOnPhone('preview')}>
          <LivePreview
            slug={slug}
            control={record.form.control}
            updatedAt={page.updatedAt}
            renderPage={renderPage}
          />
        </Box>
      </Grid>
    </FormDialog>
  )
}

interface LivePreviewProps extends Pick<PageFormDialogProps, 'slug' | 'renderPage'> {
  control: Control<PageTexts>
  updatedAt: string
}

/** The page while it is typed, in small: it alone is drawn anew with each letter. Its links do nothing. */
function LivePreview({ slug, control, updatedAt, renderPage }: LivePreviewProps) {
  // A long text is shown a moment later: typing never waits for it.
  const texts = useDeferredValue(useWatch({ control }) as PageTexts)
  const { lead = '', description = '' } = texts
  return (
    <Box
      as="section"
      aria-label="Aperçu de la page"
      bg="bg.canvas"
      borderWidth="1px"
      borderColor="border.muted"
      rounded="xl"
      position={{ lg: 'sticky' }}
      top="0"
      maxH={{ lg: 'calc(100dvh - 16rem)' }}
      overflowY={{ lg: 'auto' }}
      // Scrolled by the keyboard as well.
      tabIndex={0}
    >
      <Box inert css={{ zoom: { lg: '0.6' } }}>
        {renderPage({ lead, description, updatedAt, sections: sectionsOf(slug, texts) })}
      </Box>
    </Box>
  )
}
