import { Button, IconButton } from '@chakra-ui/react/button'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'

interface RowActionsProps {
  /** What is edited or deleted, for those who hear the buttons alone. */
  name: string
  /** The address that opens its form. */
  editHref: string
  onDelete: () => void
}

/** What can be done with a thing of a list. */
export function RowActions({ name, editHref, onDelete }: RowActionsProps) {
  return (
    <>
      <Button asChild variant="outline" size="sm" px="3">
        <Link to={editHref} preventScrollReset aria-label={`Modifier ${name}`}>
          <Pencil aria-hidden />
          Modifier
        </Link>
      </Button>
      <IconButton
        variant="ghost"
        size="sm"
        color="fg.muted"
        aria-label={`Supprimer ${name}`}
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </>
  )
}
