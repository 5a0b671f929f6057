import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { viewLimits } from '../../../../../api/src/features/views/saved-view.rules.ts'
import type { AdminListName } from '../../../graphql/generated/admin/graphql.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { useDropdown } from '../../../lib/use-dropdown.ts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { DropdownPanel } from '../../../ui/layout/menu.tsx'
import { type SavedView, useSavedViews } from './use-saved-views.ts'
import { addressOf, viewQuery } from './view-query.ts'

/** The views of a list that the administrator has kept, and the way to keep the one in sight. */
export function SavedViews({ list }: { list: AdminListName }) {
  const { views, save, remove } = useSavedViews(list)
  const { pathname, search } = useLocation()
  const current = viewQuery(search)
  const active = views?.find(({ query }) => viewQuery(query) === current)
  // Filters that were changed since: they can be kept in the place of the view that they began with.
  const [opened, setOpened] = useState<string>()
  const before = views?.find(({ id }) => id === opened)
  useDefaultView(views)
  if (!views || (views.length === 0 && current === '')) return null
  return (
    <Flex as="nav" aria-label="Vues enregistrées" gap="2" wrap="wrap" align="center">
      {views.length > 0 && (
        <ViewPill
          to={addressOf(pathname, search, '')}
          isCurrent={current === ''}
          onOpen={() => setOpened('')}
        >
          Tout
        </ViewPill>
      )}
      {views.map(({ id, name, query, isDefault }) => (
        <ViewPill
          key={id}
          to={addressOf(pathname, search, query)}
          isCurrent={id === active?.id}
          onOpen={() => setOpened(id)}
        >
          {isDefault && <DefaultMark />}
          {name}
        </ViewPill>
      ))}
      {(active || current !== '') && (
        <ViewMenu
          key={active?.id ?? 'new'}
          view={active ?? null}
          replaced={active ? undefined : before}
          isFull={views.length >= viewLimits.perList}
          onSave={(view, facts) => save(view, { ...facts, query: current })}
          onRemove={remove}
        />
      )}
    </Flex>
  )
}

/** Opens a list that was asked for without any choice with its default view; « Tout » is a choice. */
function useDefaultView(views: SavedView[] | undefined): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isBare = useRef(new URLSearchParams(search).size === (search.includes('onglet=') ? 1 : 0))
  useEffect(() => {
    if (!views || !isBare.current) return
    isBare.current = false
    const usual = views.find(({ isDefault }) => isDefault)
    if (usual)
      void navigate(addressOf(pathname, search, usual.query), { replace: true, preventScrollReset: true })
  }, [views, pathname, search, navigate])
}

interface ViewPillProps {
  to: string
  isCurrent: boolean
  onOpen: () => void
  children: ReactNode
}

function ViewPill({ to, isCurrent, onOpen, children }: ViewPillProps) {
  return (
    <Button asChild size="sm" minH="11" variant={isCurrent ? 'solid' : 'outline'} maxW="full">
      <Link to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined} onClick={onOpen}>
        {children}
      </Link>
    </Button>
  )
}

/** A star; drawn here, for the icons of the library are loaded with the shop. */
function DefaultMark() {
  return (
    <chakra.svg viewBox="0 0 24 24" fill="currentColor" role="img" aria-label="Vue par défaut">
      <path d="m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.800 21 7 14.200l-5-4.900 6.900-1z" />
    </chakra.svg>
  )
}

interface Facts {
  name: string
  isDefault: boolean
}

interface ViewMenuProps {
  /** The view in sight; null when it is not kept yet. */
  view: SavedView | null
  /** The one that it could take the place of. */
  replaced: SavedView | undefined
  isFull: boolean
  onSave: (view: SavedView | null, facts: Facts) => ReturnType<ReturnType<typeof useSavedViews>['save']>
  onRemove: (view: SavedView) => Promise<unknown>
}

/** Keeps the view in sight, renames it, makes it the default, or deletes it. */
function ViewMenu({ view, replaced, isFull, onSave, onRemove }: ViewMenuProps) {
  const { isOpen, setOpen, rootProps, triggerRef } = useDropdown()
  const [name, setName] = useState(view?.name ?? '')
  const [isDefault, setDefault] = useState(view?.isDefault ?? false)
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = usePending()
  const saveAs = (target: SavedView | null, facts: Facts) =>
    void run(async () => {
      const outcome = await onSave(target, facts)
      if ('done' in outcome) {
        setOpen(false)
        triggerRef.current?.focus()
      } else setProblem(outcome.refusal.fields.name ?? outcome.refusal.message)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saveAs(view, { name, isDefault })
  }
  return (
    <Box position="relative" {...rootProps}>
      <Button
        ref={triggerRef}
        variant="ghost"
        size="sm"
        minH="11"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {view ? 'Options de la vue' : 'Enregistrer cette vue'}
      </Button>
      {isOpen && (
        <DropdownPanel insetStart="0" w="min(20rem, 90vw)" p="4">
          <chakra.form aria-label={view ? 'Options de la vue' : 'Nouvelle vue'} noValidate onSubmit={submit}>
            <Stack gap="3">
              <FormField
                label="Nom de la vue"
                autoFocus
                required
                autoComplete="off"
                maxLength={viewLimits.nameLength}
                value={name}
                error={problem}
                hint={
                  isFull && !view
                    ? `${viewLimits.perList} vues au plus\u00a0: supprimez-en une d’abord.`
                    : undefined
                }
                onChange={(event) => {
                  setName(event.currentTarget.value)
                  setProblem(undefined)
                }}
              />
              <SwitchField
                label="Ouvrir la liste ainsi"
                checked={isDefault}
                onChange={(event) => setDefault(event.currentTarget.checked)}
              />
              <Button type="submit" disabled={isBusy}>
                Enregistrer
              </Button>
              {replaced && (
                <Button variant="outline" disabled={isBusy} onClick={() => saveAs(replaced, replaced)}>
                  {`Remplacer «\u00a0${replaced.name}\u00a0»`}
                </Button>
              )}
              {view && (
                <Button
                  variant="ghost"
                  colorPalette="danger"
                  disabled={isBusy}
                  onClick={() => void run(async () => void (await onRemove(view)))}
                >
                  Supprimer la vue
                </Button>
              )}
            </Stack>
          </chakra.form>
        </DropdownPanel>
      )}
    </Box>
  )
}
