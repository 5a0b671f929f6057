import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { counted } from '../../lib/format-number.ts'
import type { ListUrl } from '../../lib/list/list-url.ts'
import { useLastPage } from '../../lib/list/use-last-page.ts'
import { useIsPhone } from '../../lib/use-media-query.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { SearchField } from '../form/search-field.tsx'
import { Pagination } from '../layout/pagination.tsx'
import { type Choice, ListFilters } from './phone/list-filters.tsx'
import { MoreActions } from './phone/more-actions.tsx'

/** Narrows a list to one of several values. */
interface Filter<P> {
  /** Which parameter of the address it sets. */
  name: keyof P & keyof Choices
  label: string
  /** What choosing none of them is called. */
  all: string
  options: readonly Choice<string>[]
}

/** What may be chosen from a few values: the order, and what narrows the list. */
type Choices = Partial<Record<'sort' | 'category' | 'state' | 'status', string | null>>

interface ListParams extends Choices {
  search: string
  page: number
}

interface ListScreenProps<P extends ListParams> {
  url: ListUrl<P>
  /** The question that the list answers; what went wrong is shown while there is no answer at all. */
  query: { error: unknown; retry: () => void }
  /** Absent while it is not known. */
  totalCount: number | undefined
  pageSize: number
  /** One of its things, and several. */
  noun: [one: string, many: string]
  search: { label: string; placeholder?: string }
  /** The orders of the list; the first is the usual one, and needs no word in the address. */
  sorts?: P extends { sort: infer S } ? Choice<NonNullable<S> & string>[] : never
  filters?: Filter<P>[]
  /** Ways to look at it that were kept. */
  views?: ReactNode
  /** What one does less often with the list: quietly, beside the views; on a phone with `moreActions`. */
  tools?: ReactNode
  lead?: ReactNode
  /** What was just done with several things. */
  note?: ReactNode
  /** What can be done with several things that are selected; at the end of the window, and of the list. */
  selectionBar?: ReactNode
  /** What one comes for: in sight everywhere. */
  actions?: ReactNode
  /** Before the actions; on a phone behind one button, where they would fill the first screen. */
  moreActions?: ReactNode
  /** Said of a list that has nothing yet; of one that is narrowed to nothing the screen says that itself. */
  empty: { title: string; description: string }
  children: ReactNode
  dialogs?: ReactNode
}

/**
 * A list of the administration: search, order and filters, all of them in the address; how many there are; the things
 * and their pages. A page beyond the last becomes the last.
 */
export function ListScreen<P extends ListParams>(props: ListScreenProps<P>) {
  const { query, totalCount, pageSize, noun, search, sorts, filters = [] } = props
  const { lead, views, tools, note, selectionBar, actions, moreActions, empty, children, dialogs } = props
  const isPhone = useIsPhone()
  const { params, change, hrefWith }: ListUrl<ListParams> = props.url
  const choices: ListUrl<Choices> = props.url
  const usual = sorts?.[0]?.value ?? ''
  const isNarrowed = params.search !== '' || filters.some(({ name }) => params[name])
  const everything: Choices = Object.fromEntries(filters.map(({ name }) => [name, null]))
  const lastPage = useLastPage({ page: params.page, pageSize, totalCount, change })
  if (query.error && totalCount === undefined) return <ErrorState onRetry={query.retry} />
  return (
    <Stack gap={{ base: '3', md: '5' }}>
      {lead}
      {(views || tools) && (
        <Flex align="center" gap="2" wrap="wrap" _empty={{ display: 'none' }}>
          {views}
          {tools && !isPhone && (
            <Flex align="center" gap="1" wrap="wrap" ms="auto">
              {tools}
            </Flex>
          )}
        </Flex>
      )}
      <ListFilters
        search={
          <SearchField
            {...search}
            isLabelHidden={isPhone}
            value={params.search}
            onChange={(search) => change({ search }, { replace: true })}
          />
        }
        choices={[
          ...(sorts
            ? [
                {
                  name: 'sort',
                  label: 'Trier par',
                  options: sorts,
                  value: params.sort ?? usual,
                  usual,
                  onChange: (sort: string) => change({ sort: sort === usual ? null : sort }),
                },
              ]
            : []),
          ...filters.map(({ name, label, all, options }) => ({
            ...{ name, label, value: params[name] ?? '', usual: '' },
            options: [{ value: '', label: all }, ...options],
            onChange: (value: string) => choices.change({ [name]: value || null }),
          })),
        ]}
        found={totalCount === undefined ? undefined : counted(totalCount, ...noun)}
      />
      {note}
      <Flex align="center" justify="space-between" gap={{ base: '2', md: '3' }} wrap="wrap" minH="12">
        <Text
          as="output"
          color="fg.muted"
          textStyle={{ base: 'sm', md: 'md' }}
          flex={{ base: '1 1 0', md: 'none' }}
          aria-live="polite"
        >
          {totalCount !== undefined && counted(totalCount, ...noun)}
        </Text>
        {isPhone ? (
          <>
            {actions}
            {(tools || moreActions) && (
              <MoreActions>
                {moreActions}
                {tools}
              </MoreActions>
            )}
          </>
        ) : (
          <Flex align="center" gap="2" wrap="wrap">
            {moreActions}
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
      {totalCount === 0 ? (
        <EmptyState
          title={empty.title}
          description={isNarrowed ? `${empty.title} ne correspond à cette recherche.` : empty.description}
          action={
            isNarrowed && (
              <Button asChild variant="outline">
                <Link to={hrefWith({ ...everything, search: '', page: 1 })} preventScrollReset>
                  Tout afficher
                </Link>
              </Button>
            )
          }
        />
      ) : (
        <Pagination page={params.page} lastPage={lastPage} hrefFor={(page) => hrefWith({ page })} />
      )}
      {selectionBar}
      {dialogs}
    </Stack>
  )
}

/** The way to the form of a new thing. */
export function NewButton({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild minH="12" px={{ base: '4', md: '5' }}>
      <Link to={to} preventScrollReset>
        <Plus aria-hidden />
        {children}
      </Link>
    </Button>
  )
}
