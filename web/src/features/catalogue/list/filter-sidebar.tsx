import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, lazy, type ReactNode, Suspense, useId } from 'react'
import { addressWords, paths } from '../../../app/paths.ts'

type Filters = typeof import('./product-filters.tsx').ProductFilters
let loadedFilters: Filters | undefined

/** The code of the filters, which a phone has in a sheet of its own. */
export async function loadFilters(): Promise<{ default: Filters }> {
  loadedFilters = (await import('./product-filters.tsx')).ProductFilters
  return { default: loadedFilters }
}

const LazyFilters = lazy(loadFilters)

/** Those that are loaded as they are: lazy ones would wait all the same, and lose what was pressed before the code. */
export function SidebarFilters(props: ComponentProps<Filters>) {
  const ProductFilters = loadedFilters ?? LazyFilters
  return (
    <Suspense>
      <ProductFilters {...props} />
    </Suspense>
  )
}

/** A button that does nothing without scripts. */
const withScriptsAlone = { '@media (scripting: none)': { display: 'none' } }

/** The form that the filters and the order belong to: without scripts it is sent as it is. */
export const filterFormId = 'filtres'

interface FilterSidebarProps {
  onReset: () => void
  /** What is searched for in the header: a form that is sent without scripts keeps it, and can change it. */
  search: string
  children: ReactNode
}

/** The filters beside the list, on screens that have the room; without scripts on every screen, for there is no drawer. */
export function FilterSidebar({ onReset, search, children }: FilterSidebarProps) {
  const id = useId()
  return (
    <chakra.aside
      aria-labelledby={id}
      hideBelow="lg"
      width={{ base: 'full', lg: '19rem' }}
      flexShrink="0"
      // It stays beside the list, and scrolls by itself where the window is lower than it.
      position={{ lg: 'var(--sticky)' }}
      top="24"
      maxH={{ lg: 'calc(100dvh - 7rem)' }}
      overflowY={{ lg: 'auto' }}
      // Room for the marks of the focus, which a box that scrolls would cut.
      mx={{ lg: '-2' }}
      px={{ lg: '2' }}
      css={{
        scrollbarWidth: 'thin',
        '@media (scripting: none)': { display: 'block !important' },
      }}
    >
      <Heading as="h2" id={id} fontSize="xl" mb="4">
        Filtres
      </Heading>
      <form id={filterFormId} action={paths.products()} onSubmit={(event) => event.preventDefault()}>
        <noscript>
          <label>
            Rechercher un produit{' '}
            <input type="search" name={addressWords.products.search} defaultValue={search} />
          </label>
        </noscript>
        {children}
        <Stack gap="3" mt="6">
          <noscript>
            <button type="submit">Appliquer les filtres</button> <a href={paths.products()}>Tout voir</a>
          </noscript>
          <Button variant="outline" minH="11" width="full" css={withScriptsAlone} onClick={onReset}>
            Réinitialiser les filtres
          </Button>
        </Stack>
      </form>
    </chakra.aside>
  )
}
