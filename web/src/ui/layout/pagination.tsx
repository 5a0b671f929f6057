import { Button } from '@chakra-ui/react/button'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pageWindow } from '../../lib/list/page-window.ts'

interface PaginationProps {
  page: number
  lastPage: number
  /** The address of a page, filters kept. */
  hrefFor: (page: number) => string
  /** Called when a page is chosen: focus goes back to the top of the results. */
  onNavigate?: () => void
}

/** Numbered pages as real links. Nothing when everything fits on one. */
export function Pagination({ page, lastPage, hrefFor, onNavigate }: PaginationProps) {
  if (lastPage <= 1) return null
  const link = (to: number, label: string, content: ReactNode) => (
    <Button asChild variant={to === page ? 'solid' : 'ghost'} minW="11" minH="11" px="2">
      <Link
        to={hrefFor(to)}
        onClick={onNavigate}
        aria-label={label}
        aria-current={to === page ? 'page' : undefined}
      >
        {content}
      </Link>
    </Button>
  )
  return (
    <nav aria-label="Pages de résultats">
      <HStack as="ul" listStyleType="none" justify="center" gap="1" wrap="wrap">
        {page > 1 && <li>{link(page - 1, 'Page précédente', <ChevronLeft aria-hidden />)}</li>}
        {pageWindow(page, lastPage).map((step) => (
          <li key={step}>
            {typeof step === 'number' ? (
              link(step, `Page ${step}`, step)
            ) : (
              <chakra.span aria-hidden px="1">
                …
              </chakra.span>
            )}
          </li>
        ))}
        {page < lastPage && <li>{link(page + 1, 'Page suivante', <ChevronRight aria-hidden />)}</li>}
      </HStack>
    </nav>
  )
}
