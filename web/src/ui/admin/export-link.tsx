import { Button } from '@chakra-ui/react/button'
import { Download } from 'lucide-react'

/** The list as a file for a spreadsheet, made by the server as it is read. */
export function ExportLink({ href }: { href: string }) {
  return (
    <Button asChild variant="outline" minH="12">
      <a href={href} download>
        <Download aria-hidden />
        Exporter (CSV)
      </a>
    </Button>
  )
}
