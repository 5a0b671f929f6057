import { Button } from '@chakra-ui/react/button'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'

/** The way to the form of a new thing. */
export function NewButton({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild minH="12">
      <Link to={to} preventScrollReset>
        <Plus aria-hidden />
        {children}
      </Link>
    </Button>
  )
}
