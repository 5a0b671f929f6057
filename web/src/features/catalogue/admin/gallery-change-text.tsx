import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { ImageThumb } from '../../../ui/admin/image-thumb.tsx'
import { type GalleryStep, galleryChange, type KeptImage } from './gallery-change.ts'

const named = (done: string, { altText }: KeptImage) =>
  altText ? `${done}\u00a0: ${altText}` : `${done}, sans texte alternatif`

/** Beside its words a picture is silent; alone, its text stands for it. */
const Thumb = ({ image, isAlone = false }: { image: KeptImage; isAlone?: boolean }) => (
  <ImageThumb src={image.imageUrl} alt={isAlone ? image.altText || 'Image sans texte alternatif' : ''} />
)

function Step({ step }: { step: GalleryStep }) {
  switch (step.kind) {
    case 'added':
    case 'removed':
      return (
        <Line image={step.image}>{named(step.kind === 'added' ? 'Ajoutée' : 'Supprimée', step.image)}</Line>
      )
    case 'described':
      return (
        <Line image={step.after}>
          {'Texte alternatif\u00a0: '}
          <Text as="del" color="fg.muted">
            {step.before.altText || 'vide'}
          </Text>{' '}
          <Text as="ins" textDecoration="none">
            {step.after.altText || 'vide'}
          </Text>
        </Line>
      )
    case 'primary':
      return <Line image={step.after}>{named('Devenue l’image principale', step.after)}</Line>
    case 'moved':
      return (
        <Flex gap="2" wrap="wrap" align="center">
          <Text>{'Nouvel ordre\u00a0:'}</Text>
          {step.after.map((image, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places; the same picture can be there twice
            <Thumb key={place} image={image} isAlone />
          ))}
        </Flex>
      )
  }
}

const Line = ({ image, children }: { image: KeptImage; children: ReactNode }) => (
  <Flex gap="3" align="center">
    <Thumb image={image} />
    <Text minW="0" overflowWrap="anywhere">
      {children}
    </Text>
  </Flex>
)

const isImages = (value: unknown): value is KeptImage[] =>
  Array.isArray(value) && value.every((each) => typeof each?.imageUrl === 'string')

/** What was done to the pictures of a product, each step with its picture. */
export function GalleryChangeText({ before, after }: { before: unknown; after: unknown }) {
  if (!isImages(before) || !isImages(after)) return null
  const steps = galleryChange(before, after)
  return (
    <Stack gap="2">
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps of one change, which never move
        <Step key={place} step={step} />
      ))}
      {steps.length === 0 && 'Images renumérotées'}
    </Stack>
  )
}
