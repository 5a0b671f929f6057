import { Box } from '@chakra-ui/react/box'
import { IconButton } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ArrowLeft, X } from 'lucide-react'
import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { addressWords } from '../../../app/paths.ts'
import { freshFor, useFreshQuery } from '../../../graphql/freshness.ts'
import { SearchSuggestionsDocument } from '../../../graphql/generated/further/graphql.ts'
import { normaliseText } from '../../../lib/list/list-url.ts'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { useDepartments } from '../departments/use-departments.ts'
import { emptyParams, productListVariables } from '../list/product-list-url.ts'
import { FirstSuggestions, ForgetButtons, useRecentSearches } from './first-suggestions.tsx'
import { FoundSuggestions, sayFound } from './found-suggestions.tsx'
import { type HelpSuggestion, helpSuggestions } from './help-suggestions.ts'
import { understoodList } from './understood-list.ts'
import { type SearchBoxProps, useSearchBox } from './use-search-box.ts'

/** Fewer letters say nothing yet. */
const fewestLetters = 2

/** How long a hand rests before what it typed is asked for. */
const pauseMs = 120

/** What is asked for: the text of the field once the hand rests, nothing below two letters. */
function useSettled(text: string): string {
  const typed = normaliseText(text)
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const isEnough = typed.length >= fewestLetters && settled.length >= fewestLetters
  return isEnough ? settled : ''
}

/** What a search field answers while one types: it hangs below the field, and fills the sheet of a phone. */
export function SearchPanel(props: SearchBoxProps) {
  const { text, write, activeId, leave, finish } = useSearchBox(props)
  const { isOpen, input } = props
  const search = useSettled(text)
  const { departments } = useDepartments()
  const { params, phrase } = understoodList({ ...emptyParams, search }, departments)
  const answers = useMemo(() => helpSuggestions(search), [search])
  const meant = phrase.parts.map(({ label }) => label).join(', ')
  const answer = useFreshQuery(SearchSuggestionsDocument, {
    maxAgeMs: freshFor.products,
    variables: { filter: productListVariables(params).filter },
    skip: search === '',
  })
  const found = search === '' ? undefined : (answer.data ?? answer.previousData)?.searchSuggestions
  const clear = () => {
    write('')
    input.current?.focus()
  }
  return (
    <>
      {isOpen && (
        <IconButton
          variant="ghost"
          aria-label="Fermer la recherche"
          position="absolute"
          top="3"
          insetStart="3"
          hideFrom="lg"
          onClick={leave}
        >
          <ArrowLeft aria-hidden />
        </IconButton>
      )}
      {isOpen && text !== '' && (
        <IconButton
          variant="ghost"
          aria-label="Effacer la recherche"
          position="absolute"
          top={{ base: '3', lg: '0' }}
          insetEnd={{ base: '3', lg: '0' }}
          onClick={clear}
        >
          <X aria-hidden />
        </IconButton>
      )}
      <Suggestions
        isOpen={isOpen}
        activeId={activeId}
        typed={normaliseText(text)}
        search={search}
        words={params.search}
        meant={meant}
        found={found}
        answers={answers}
        hasFailed={answer.error !== undefined && !found}
        onChoose={finish}
      />
      <LiveRegion>
        {isOpen && answer.data && found && !answer.loading
          ? (meant && `Compris\u00a0: ${meant}. `) + sayFound(found, answers)
          : ''}
      </LiveRegion>
    </>
  )
}

interface SuggestionsProps {
  isOpen: boolean
  activeId: string | null
  /** What stands in the field. */
  typed: string
  /** Empty: nothing is searched yet. */
  search: string
  /** What of it is searched for in the texts. */
  words: string
  /** What else it was understood to say. */
  meant: string
  found: Parameters<typeof FoundSuggestions>[0]['found'] | undefined
  /** What the shop answers itself. */
  answers: readonly HelpSuggestion[]
  hasFailed: boolean
  /** With what the chosen place is searched for. */
  onChoose: (search: string) => void
}

function Suggestions({
  isOpen,
  activeId,
  typed,
  search,
  words,
  meant,
  found,
  answers,
  hasFailed,
  onChoose,
}: SuggestionsProps) {
  if (!isOpen) return null
  const chooseLink = (event: MouseEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    const link = (event.target as Element).closest('a')
    if (isPlain && link) onChoose(new URL(link.href).searchParams.get(addressWords.products.search) ?? '')
  }
  return (
    <chakra.div
      position={{ base: 'static', lg: 'absolute' }}
      top="100%"
      insetEnd="0"
      w={{ lg: '27rem' }}
      maxH={{ base: 'calc(100dvh - 4.5rem)', lg: 'calc(100dvh - 6rem)' }}
      overflowY="auto"
      overscrollBehavior="contain"
      mt="2"
      bg={{ lg: 'bg.panel' }}
      borderWidth={{ lg: '1px' }}
      borderColor="border.muted"
      borderRadius="l3"
      boxShadow={{ lg: 'soft' }}
      // The field keeps the focus whatever is pressed here.
      onMouseDown={(event) => event.preventDefault()}
      onClick={chooseLink}
    >
      <Box position="relative" p={{ base: '0', lg: '2' }}>
        {meant !== '' && (
          <Text px="3" pt="2" fontSize="sm" color="fg.muted">
            Compris{'\u00a0'}: <b>{meant}</b>
          </Text>
        )}
        {search === '' ? (
          <Beginnings activeId={activeId} />
        ) : (
          <div id="suggestions" role="listbox" aria-label="Suggestions" aria-busy={!found && !hasFailed}>
            {found && <FoundSuggestions {...{ found, answers, typed, words, activeId }} />}
          </div>
        )}
        {search !== '' && <Silence {...{ search, found, answers, hasFailed }} />}
      </Box>
    </chakra.div>
  )
}

function Beginnings({ activeId }: Pick<SuggestionsProps, 'activeId'>) {
  const { searches, forget } = useRecentSearches()
  return (
    <>
      <div id="suggestions" role="listbox" aria-label="Suggestions">
        <FirstSuggestions searches={searches} activeId={activeId} />
      </div>
      <ForgetButtons searches={searches} onForget={forget} />
    </>
  )
}

/** Said where nothing is suggested, and why. */
function Silence({
  search,
  found,
  answers,
  hasFailed,
}: Pick<SuggestionsProps, 'search' | 'found' | 'answers' | 'hasFailed'>) {
  const words = () => {
    if (hasFailed) return 'Les suggestions ne répondent pas. Entrée lance la recherche.'
    if (!found) return 'Recherche en cours…'
    const { products, categories, articles } = found
    const isEmpty = products.totalCount + categories.length + articles.length + answers.length === 0
    return isEmpty ? `Aucune suggestion pour «\u00a0${search}\u00a0».` : null
  }
  const text = words()
  return (
    text && (
      <Text px="3" py="3" color="fg.muted">
        {text}
      </Text>
    )
  )
}
