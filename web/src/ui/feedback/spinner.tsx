import { Center } from '@chakra-ui/react/center'
import { Spinner } from '@chakra-ui/react/spinner'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { shopName } from '../layout/page-heading.tsx'

/** The place of a part of a page until it has come. */
export function PageSpinner() {
  return (
    <Center role="status" minH="64">
      <Spinner color="accent.solid" />
      <VisuallyHidden>Chargement…</VisuallyHidden>
    </Center>
  )
}

/** Nothing but a spinner, while it is not known yet who is looking. */
export function FullScreenSpinner() {
  return (
    <Center role="status" minH="dvh">
      <title>{shopName}</title>
      <Spinner size="lg" color="accent.solid" borderWidth="3px" />
      <VisuallyHidden>Chargement…</VisuallyHidden>
    </Center>
  )
}
