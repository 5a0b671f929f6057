import { Button, IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Trash2 } from 'lucide-react'
import type { DraftRow_ProductFragment } from '../../../../graphql/generated/admin/graphql.ts'
import { counted } from '../../../../lib/format-number.ts'
import { ImageThumb } from '../../../../ui/admin/image/image-thumb.tsx'
import type { WaitingPicture } from './use-draft-uploads.ts'

interface DraftPicturesProps {
  product: DraftRow_ProductFragment
  /** Those on their way to it. */
  pictures: readonly WaitingPicture[]
  onRemove: () => void
}

/** The face of a draft, how many pictures it has, what is on its way; and the way to give the draft up. */
export function DraftPictures({ product, pictures, onRemove }: DraftPicturesProps) {
  const coming = pictures.filter(({ state }) => state !== 'failed').length
  const failed = pictures.length - coming
  return (
    <Flex align="center" gap="2" minW="8.5rem">
      <ImageThumb src={product.imageUrl ?? null} alt={`Photo de ${product.name}`} />
      <Text textStyle="xs" color="fg.muted" flex="1">
        {counted(product.images.length, 'photo', 'photos')}
        {coming > 0 && (
          <chakra.span display="flex" alignItems="center" gap="1">
            <Spinner size="xs" />
            {`+ ${coming}`}
          </chakra.span>
        )}
        {failed > 0 && (
          <chakra.span display="block" color="fg.error">
            {counted(failed, 'échec', 'échecs')}
          </chakra.span>
        )}
      </Text>
      <IconButton
        variant="ghost"
        size="sm"
        color="fg.muted"
        minW="11"
        minH="11"
        aria-label={`Supprimer le brouillon ${product.name}`}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </Flex>
  )
}

interface FailedPicturesProps {
  /** Those that failed. */
  pictures: readonly WaitingPicture[]
  /** Where one signs in again, in a tab of its own: the files are in this one. */
  signInHref: string
  onRetry: (key?: number) => void
  onDismiss: (key: number) => void
}

/** The pictures that did not get there: each with its reason, to be sent again or given up. */
export function FailedPictures({ pictures, signInHref, onRetry, onDismiss }: FailedPicturesProps) {
  if (pictures.length === 0) return null
  return (
    <chakra.section
      role="alert"
      aria-label="Photos non envoyées"
      bg="bg.error"
      color="fg.error"
      rounded="lg"
      p="4"
      mb="4"
    >
      <Flex align="center" gap="3" wrap="wrap" justify="space-between">
        <Text fontWeight="semibold">
          {counted(pictures.length, 'photo n’a pas été envoyée', 'photos n’ont pas été envoyées')}
        </Text>
        <Button size="sm" minH="11" variant="outline" onClick={() => onRetry()}>
          Tout réessayer
        </Button>
      </Flex>
      {pictures.some(({ needsSignIn }) => needsSignIn) && (
        <Text mt="2">
          Votre session a expiré.{' '}
          <chakra.a href={signInHref} target="_blank" textDecoration="underline" rel="noopener">
            Reconnectez-vous dans un autre onglet
          </chakra.a>
          , puis réessayez{'\u00a0'}: rien n’est perdu ici.
        </Text>
      )}
      <chakra.ul listStyleType="none" mt="2">
        {pictures.map(({ key, file, reason }) => (
          <chakra.li key={key} display="flex" alignItems="center" gap="2" flexWrap="wrap">
            <chakra.span flex="1" minW="12rem" overflowWrap="anywhere">
              <bdi>{file.name}</bdi>
              {`\u00a0: ${reason}`}
            </chakra.span>
            <Button size="sm" minH="11" variant="ghost" onClick={() => onRetry(key)}>
              Réessayer
            </Button>
            <Button size="sm" minH="11" variant="ghost" onClick={() => onDismiss(key)}>
              Abandonner
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
