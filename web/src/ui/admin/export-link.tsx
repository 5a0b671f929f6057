import { Button } from '@chakra-ui/react/button'
import { Download } from 'lucide-react'

interface ExportLinkProps {
  href: string
  /** Search and filters of the list in view, as REST names them; what is undefined does not narrow it. */
  filters?: Record<string, string | undefined>
  /** Among other things that one does less often. */
  isQuiet?: boolean
  /** Where it is no list. */
  label?: string
}

/** The list in view as a file for a spreadsheet, all of its pages, made by the server as it is read. */
export function ExportLink({ href, filters = {}, isQuiet = false, label }: ExportLinkProps) {
  const given = Object.entries(filters).filter((filter): filter is [string, string] => Boolean(filter[1]))
  const query = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  return (
    <Button asChild variant={isQuiet ? 'ghost' : 'outline'} minH="12">
      <a href={href + query} download>
        <Download aria-hidden />
        {label ?? (given.length > 0 ? 'Exporter ces résultats (CSV)' : 'Exporter (CSV)')}
      </a>
    </Button>
  )
}
