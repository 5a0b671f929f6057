import { Button } from '@chakra-ui/react/button'
import { Download } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { useMayOpen } from './access/permissions.ts'

interface ExportLinkProps {
  href: string
  /** Search and filters of the list in view, as REST names them; what is undefined does not narrow it. */
  filters?: Record<string, string | undefined>
  /** Among other things that one does less often. */
  isQuiet?: boolean
  /** Where it is no list. */
  label?: string
  /** Asked before anything is fetched, for what has people in it; nothing happens when it says no. */
  before?: () => Promise<boolean>
}

/**
 * The list in view as a file for a spreadsheet, all of its pages, made by the server as it is read. Lists with people in
 * them are for those alone who may take such a file away.
 */
export function ExportLink({ href, filters = {}, isQuiet = false, label, before }: ExportLinkProps) {
  const given = Object.entries(filters).filter((filter): filter is [string, string] => Boolean(filter[1]))
  const query = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  const isAllowed = useRef(false)
  const mayOpen = useMayOpen()
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!before || isAllowed.current) return
    event.preventDefault()
    const link = event.currentTarget
    void before().then((isAnswered) => {
      if (!isAnswered) return
      isAllowed.current = true
      link.click()
      isAllowed.current = false
    })
  }
  if (!mayOpen(href)) return null
  return (
    <Button asChild variant={isQuiet ? 'ghost' : 'outline'} minH="12">
      <a href={href + query} download onClick={ask}>
        <Download aria-hidden />
        {label ?? (given.length > 0 ? 'Exporter ces résultats (CSV)' : 'Exporter (CSV)')}
      </a>
    </Button>
  )
}
