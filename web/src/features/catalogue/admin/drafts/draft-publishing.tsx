import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'react-router-dom'
import { paths } from '../../../../app/paths.ts'
import { counted } from '../../../../lib/format-number.ts'
import type { RefusedFile } from './draft-files.ts'

interface PublishedNoteProps {
  products: readonly { id: string; name: string }[]
  isBusy: boolean
  onUndo: () => void
}

/** What was published a moment ago: the way to each, and the way back. */
export function PublishedNote({ products, isBusy, onUndo }: PublishedNoteProps) {
  return (
    <chakra.section role="status" bg="bg.plant" rounded="lg" p="4" mb="4">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight="semibold" textStyle="lg">
          {counted(products.length, 'produit est dans la boutique.', 'produits sont dans la boutique.')}
        </Text>
        <Button variant="outline" minH="11" aria-disabled={isBusy} onClick={onUndo}>
          Annuler la publication
        </Button>
      </Flex>
      <chakra.ul listStyleType="none" mt="2">
        {products.map(({ id, name }) => (
          <li key={id}>
            <chakra.span
              asChild
              display="inline-flex"
              minH="11"
              alignItems="center"
              textDecoration="underline"
            >
              <Link to={paths.product(id, name)}>{name}</Link>
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

/** Files of a drop that were left aside, each with its reason. */
export function RefusedFiles({ files, onClose }: { files: readonly RefusedFile[]; onClose: () => void }) {
  if (files.length === 0) return null
  return (
    <chakra.section
      role="alert"
      aria-label="Fichiers laissés de côté"
      bg="bg.error"
      rounded="lg"
      p="4"
      mb="4"
    >
      <Flex align="center" justify="space-between" gap="3">
        <Text fontWeight="semibold" color="fg.error">
          {counted(files.length, 'fichier laissé de côté', 'fichiers laissés de côté')}
        </Text>
        <Button size="sm" minH="11" variant="ghost" onClick={onClose}>
          Compris
        </Button>
      </Flex>
      <chakra.ul listStyleType="none" color="fg.error" maxH="12rem" overflowY="auto">
        {files.map(({ name, reason }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called alike, and none of them moves
          <chakra.li key={place} overflowWrap="anywhere">
            <bdi>{name}</bdi>
            {`\u00a0: ${reason}`}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
