import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button, IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { productImageLimits } from '../../../../../../api/src/features/catalogue/products/product-image.rules.ts'
import { ClaimedField } from '../../../../ui/admin/claims/claimed-field.tsx'
import { ProductImage } from '../../../../ui/display/product-image.tsx'
import { Panel } from '../../../../ui/layout/card.tsx'

interface ProductImageCardProps {
  image: { imageUrl: string; altText: string | null; isPrimary: boolean }
  /** Its place in the gallery, from 0. */
  place: number
  count: number
  isBusy: boolean
  onMove: (by: -1 | 1) => void
  onPrimary: () => void
  onDelete: () => void
  onDescribe: (altText: string) => Promise<unknown>
}

/** An image of a product, and what can be done with it. */
export function ProductImageCard({ image, place, count, isBusy, ...on }: ProductImageCardProps) {
  const [altText, setAltText] = useState(image.altText ?? '')
  const name = `l’image ${place + 1}`
  // What is on its way: whoever leaves by a button leaves the text first, then the card.
  const sent = useRef<string>(undefined)
  const describe = async () => {
    const typed = altText.replaceAll(/[\r\n]+/g, ' ').trim()
    if (typed === (sent.current ?? image.altText ?? '')) return
    sent.current = typed
    await on.onDescribe(typed)
    if (sent.current === typed) sent.current = undefined
  }
  // Escape takes the card away while the text still has the focus.
  const leave = useEffectEvent(() => void describe())
  useEffect(() => () => leave(), [])
  return (
    <Panel rounded="lg" overflow="hidden" borderColor={image.isPrimary ? 'accent.solid' : undefined}>
      <Box position="relative">
        <ProductImage src={image.imageUrl} alt={image.altText ?? `Image ${place + 1}`} sizes="16rem" />
        {image.isPrimary && (
          <Badge position="absolute" top="2" insetStart="2" bg="accent.solid" color="accent.contrast">
            Principale
          </Badge>
        )}
      </Box>
      <Stack gap="2" p="3">
        <ClaimedField
          label="Texte alternatif"
          isLong
          rows={2}
          css={{ fieldSizing: 'content' }}
          maxH="44"
          placeholder="Ce que montre l’image"
          value={altText}
          maxLength={productImageLimits.altTextLength}
          onChange={(event) => setAltText(event.currentTarget.value)}
          onBlur={() => void describe()}
          // It is one line, however many it takes to be read.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.currentTarget.blur()
          }}
        />
        <Flex gap="1" align="center" wrap="wrap">
          <IconButton
            variant="ghost"
            size="sm"
            aria-label={`Avancer ${name}`}
            disabled={place === 0 || isBusy}
            onClick={() => on.onMove(-1)}
          >
            <ArrowLeft aria-hidden />
          </IconButton>
          <IconButton
            variant="ghost"
            size="sm"
            aria-label={`Reculer ${name}`}
            disabled={place === count - 1 || isBusy}
            onClick={() => on.onMove(1)}
          >
            <ArrowRight aria-hidden />
          </IconButton>
          {!image.isPrimary && (
            <Button
              variant="ghost"
              size="sm"
              px="2"
              aria-label={`Définir ${name} comme principale`}
              disabled={isBusy}
              onClick={on.onPrimary}
            >
              <Star aria-hidden />
              Principale
            </Button>
          )}
          <IconButton
            variant="ghost"
            size="sm"
            ms="auto"
            color="fg.muted"
            aria-label={`Supprimer ${name}`}
            disabled={isBusy}
            onClick={on.onDelete}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </Flex>
      </Stack>
    </Panel>
  )
}
