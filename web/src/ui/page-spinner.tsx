import { Center } from '@chakra-ui/react/center'
import { Spinner } from '@chakra-ui/react/spinner'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'

/** The place of a part of a page until it has come. */
export function PageSpinner() {
  return (
    <Center role="status" minH="64">
      <Spinner color="accent.solid" />
      <VisuallyHidden>Chargement…</VisuallyHidden>
    </Center>
  )
}
