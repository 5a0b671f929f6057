import { Box } from '@chakra-ui/react/box'
import { Dialog } from '@chakra-ui/react/dialog'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminSearchLimits } from '../../../../../../api/src/features/overview/admin-search.rules.ts'
import { AdminSearchDocument } from '../../../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../../../graphql/use-admin-data.ts'
import { useIdentityFirst } from '../../../../graphql/use-identity-first.ts'
import { useDebouncedDraft } from '../../../../lib/form/use-debounced-draft.ts'
import { counted } from '../../../../lib/format-number.ts'
import { readLocal, writeLocal } from '../../../../lib/session/browser-storage.ts'
import { useColorMode } from '../../../../lib/use-color-mode.ts'
import { permissionOf } from '../../../../ui/admin/access/admin-places.ts'
import { LiveRegion } from '../../../../ui/feedback/live-region.tsx'
import { dialogRecipe } from '../../../../ui/layout/overlay-recipes.ts'
import { foundChoices, matchingCommands, readRecentChoices, withRecentChoice } from './palette-choices.ts'
import { type PaletteChoice, paletteCommands } from './palette-commands.ts'
import { PaletteOption } from './palette-option.tsx'
import { useIsOffered } from './use-is-offered.ts'

/** What is asked of the server: two letters at least, or the number of an order. */
const isAsked = (search: string) => search.length > 1 || /^\d$/.test(search)

const trimmed = (text: string) => text.trim().slice(0, adminSearchLimits.searchLength)

/** Has the browser save a file, as a link with `download` does. */
function saveFile(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, download: '' })
  document.body.append(link)
  link.click()
  link.remove()
}

interface CommandPaletteProps {
  /** Signs out. */
  onLeave: () => void
  onClose: () => void
}

/** Leads anywhere in the administration: a combobox over its pages, its actions, and what the server finds. */
export function CommandPalette({ onLeave, onClose }: CommandPaletteProps) {
  const [search, setSearch] = useState('')
  const { draft, setDraft, flush } = useDebouncedDraft({
    value: search,
    normalise: trimmed,
    commit: setSearch,
    delayMs: 150,
  })
  const navigate = useNavigate()
  const { data, error, isStale } = useAdminQuery(AdminSearchDocument, {
    maxAgeMs: 0,
    variables: { search },
    skip: !isAsked(search),
  })
  const typed = trimmed(draft)
  const found = typed !== '' && isAsked(search) ? foundChoices(data?.adminSearch ?? []) : []
  const offered = useIsOffered()
  const identityFirst = useIdentityFirst()
  const { toggle } = useColorMode()
  const commands = paletteCommands.filter(offered)
  const matching = matchingCommands(commands, typed)
  const choices =
    typed === ''
      ? [...readRecentChoices(readLocal('adminChoices')).filter(offered), ...commands]
      : [...matching, ...found]
  const [at, setAt] = useState(0)
  const active = Math.min(at, Math.max(0, choices.length - 1))
  const listId = useId()
  const optionId = (place: number) => `${listId}-${place}`
  const isWaiting = isAsked(typed) && (typed !== search || (isStale && !error))

  const choose = (choice: PaletteChoice | undefined) => {
    if (!choice) return
    writeLocal('adminChoices', withRecentChoice(readLocal('adminChoices'), choice))
    onClose()
    if (choice.does === 'LEAVE') onLeave()
    else if (choice.does) toggle()
    else if (!choice.isFile) void navigate(choice.to)
    // As the button beside the list: what has people in it is taken away by whom has just proven who they are.
    else if (permissionOf(choice.to) === 'persons.export')
      void identityFirst().then((isProven) => isProven && saveFile(choice.to))
    else saveFile(choice.to)
  }
  const goTo = (place: number) => {
    setAt(place)
    document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = choices.length - 1
    const moves: Record<string, number> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
    }
    const to = moves[event.key]
    if (to !== undefined) goTo(to)
    // What was typed quickly is found first: Enter never takes what stood there a moment ago.
    else if (event.key === 'Enter' && isWaiting && matching.length === 0) flush()
    else if (event.key === 'Enter') choose(choices[active])
    else return
    event.preventDefault()
  }
  const groups = Map.groupBy(
    choices.map((choice, place) => ({ choice, place })),
    ({ choice }) => choice.group,
  )
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      size={{ base: 'full', md: 'lg' }}
      open
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner data-private>
          <Dialog.Content
            overflow="hidden"
            aria-label="Aller à"
            minH={{ base: 'dvh', md: '0' }}
            mt={{ md: '16' }}
          >
            <Flex p="3" borderBottomWidth="1px" borderColor="border.muted" align="center" gap="3">
              <Input
                autoFocus
                role="combobox"
                aria-label="Produit, article, commande, personne, page ou action"
                aria-expanded
                aria-controls={listId}
                aria-autocomplete="list"
                aria-activedescendant={choices.length > 0 ? optionId(active) : undefined}
                autoComplete="off"
                enterKeyHint="go"
                maxLength={adminSearchLimits.searchLength}
                minH="12"
                placeholder="Produit, commande, personne, page…"
                value={draft}
                onChange={(event) => {
                  setDraft(event.currentTarget.value)
                  setAt(0)
                }}
                onKeyDown={onKeyDown}
              />
              <Dialog.CloseTrigger asChild position="static">
                <chakra.button type="button" minH="11" px="3" color="fg.muted" textStyle="sm" cursor="button">
                  Fermer
                </chakra.button>
              </Dialog.CloseTrigger>
            </Flex>
            <Box
              id={listId}
              role="listbox"
              aria-label="Résultats"
              aria-busy={isWaiting}
              p="2"
              maxH={{ base: 'none', md: '60dvh' }}
              overflowY="auto"
            >
              {[...groups].map(([group, members]) => (
                <Box key={group} role="group" aria-label={group}>
                  <Text
                    aria-hidden
                    color="fg.muted"
                    textStyle="sm"
                    fontWeight="semibold"
                    px="3"
                    pt="3"
                    pb="1"
                  >
                    {group}
                  </Text>
                  {members.map(({ choice, place }) => (
                    <PaletteOption
                      key={`${choice.to} ${choice.label}`}
                      id={optionId(place)}
                      choice={choice}
                      isActive={place === active}
                      onPoint={() => setAt(place)}
                      onChoose={() => choose(choice)}
                    />
                  ))}
                </Box>
              ))}
            </Box>
            {choices.length === 0 && (
              <Text px="5" pb="5" color="fg.muted">
                {emptyText(isWaiting, error !== undefined, typed)}
              </Text>
            )}
            <LiveRegion>
              {typed !== '' && !isWaiting && counted(choices.length, 'résultat', 'résultats')}
            </LiveRegion>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function emptyText(isWaiting: boolean, hasFailed: boolean, typed: string): string {
  if (isWaiting) return 'Recherche…'
  return hasFailed ? 'La recherche n’a pas abouti.' : `Rien pour «\u00a0${typed}\u00a0».`
}
