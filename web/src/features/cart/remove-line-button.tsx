import { IconButton } from '@chakra-ui/react/button'
import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'

/** Where the keyboard goes once this line is gone: the same button of a neighbour, else the top of the page. */
function neighbourOf(button: Element): HTMLElement | null {
  const line = button.closest('li')
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  return neighbour?.querySelector<HTMLElement>('[data-remove]') ?? button.closest('main')
}

/** Takes a product out of the cart; named after it. */
export function RemoveLineButton({ product, onRemove }: { product: string; onRemove: () => void }) {
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    neighbourOf(event.currentTarget)?.focus({ preventScroll: true })
    onRemove()
  }
  return (
    <IconButton
      data-remove
      variant="ghost"
      color="fg.muted"
      me="-3"
      mt="-2"
      aria-label={`Supprimer ${product}`}
      _hover={{ color: 'danger.fg', bg: 'danger.subtle' }}
      onClick={remove}
    >
      <Trash2 aria-hidden />
    </IconButton>
  )
}
