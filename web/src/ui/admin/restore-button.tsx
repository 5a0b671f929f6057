import { Button } from '@chakra-ui/react/button'
import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'

/** The way back to an earlier state. */
export function RestoreButton(props: { onClick: () => void; isBusy: boolean; children: ReactNode }) {
  return (
    <Button variant="outline" size="sm" px="3" onClick={props.onClick} aria-disabled={props.isBusy}>
      <Undo2 aria-hidden />
      {props.children}
    </Button>
  )
}
