import { CloseButton } from '@chakra-ui/react/button'
import { Drawer } from '@chakra-ui/react/drawer'
import type { ComponentProps } from 'react'

type DrawerHeaderProps = { title: string | undefined; closeLabel?: string } & Omit<
  ComponentProps<typeof Drawer.Header>,
  'title'
>

/** The top of a drawer: its name, and the way out of it. */
export function DrawerHeader({ title, closeLabel = 'Fermer', ...look }: DrawerHeaderProps) {
  return (
    <Drawer.Header {...look}>
      <Drawer.Title>{title}</Drawer.Title>
      <Drawer.CloseTrigger asChild position="static">
        <CloseButton aria-label={closeLabel} />
      </Drawer.CloseTrigger>
    </Drawer.Header>
  )
}
