import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button, IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Crop, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { productImageLimits } from '../../../../../../api/src/features/catalogue/products/product-image.rules.ts'
import { paths } from '../../../../app/paths.ts'
import type { ImageUseKind, LibraryCard_ImageFragment } from '../../../../graphql/generated/admin/graphql.ts'
import { PlaceLink } from '../../../../ui/admin/access/place-link.tsx'
import { ClaimedField } from '../../../../ui/admin/claims/claimed-field.tsx'
import { ShopLink } from '../../../../ui/admin/shop-link.tsx'
import { ProductImage } from '../../../../ui/display/product-image.tsx'
import { Panel } from '../../../../ui/layout/card.tsx'

type Use = LibraryCard_ImageFragment['uses'][number]

const kinds: Record<ImageUseKind, string> = { PRODUCT: 'Produit', CATEGORY: 'Catégorie', POST: 'Article' }

const tabs = { PRODUCT: 'produits', CATEGORY: 'categories', POST: 'articles' } as const

/** Where visitors see it. */
const shopAddress = { PRODUCT: paths.product, POST: paths.article } as const

const kilobytes = new Intl.NumberFormat('fr-FR', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
})

/** « 1280 × 960 px, 84 ko ». */
export function imageFacts({ width, height, byteSize }: LibraryCard_ImageFragment): string {
  const pixels = width && height ? `${width}\u00a0×\u00a0${height}\u00a0px` : 'Taille inconnue'
  return byteSize ? `${pixels}, ${kilobytes.format(Math.ceil(byteSize / 1024))}` : pixels
}

interface LibraryCardProps {
  image: LibraryCard_ImageFragment
  onCrop: () => void
  onDelete: () => void
  onDescribe: (use: { id: string; imageId: string }, altText: string) => Promise<unknown>
}

/** An image of the shop: what shows it, with which words, and what can be done with it. */
export function LibraryCard({ image, onCrop, onDelete, onDescribe }: LibraryCardProps) {
  const { uses } = image
  const title = uses.find(({ altText }) => altText)?.altText ?? uses[0]?.title ?? 'Image inutilisée'
  return (
    <Panel
      as="article"
      aria-label={title}
      overflow="hidden"
      height="full"
      display="flex"
      flexDirection={{ base: 'row', md: 'column' }}
    >
      {/* Small on a phone: one looks through two hundred of them. */}
      <Box w={{ base: '28', md: 'full' }} flex="none">
        <ProductImage src={image.imageUrl} alt={title} sizes="(min-width: 64rem) 18rem, 45vw" />
      </Box>
      <Stack gap="3" p={{ base: '3', md: '4' }} flex="1" minW="0">
        <Flex justify="space-between" gap="2" align="center">
          <Text textStyle="sm" color="fg.muted">
            {imageFacts(image)}
          </Text>
          {uses.length === 0 && (
            <Badge variant="outline" color="fg.muted">
              Inutilisée
            </Badge>
          )}
        </Flex>
        <Stack as="ul" listStyleType="none" gap="3">
          {uses.map((use) => (
            <li key={`${use.kind} ${use.subjectId} ${use.imageId}`}>
              <Text textStyle="sm">
                {`${kinds[use.kind]}\u00a0: `}
                <PlaceLink to={paths.adminRecord(use.subjectId, tabs[use.kind])}>{use.title}</PlaceLink>
                {use.kind !== 'CATEGORY' && (
                  <ShopLink to={shopAddress[use.kind](use.subjectId, use.title)} name={use.title} />
                )}
              </Text>
              {use.imageId ? (
                <AltText
                  use={use}
                  onSave={(text) => onDescribe({ id: use.subjectId, imageId: use.imageId ?? '' }, text)}
                />
              ) : (
                <Text textStyle="xs" color="fg.muted">
                  {use.kind === 'POST' ? 'Le titre de l’article en tient lieu.' : 'Le nom en tient lieu.'}
                </Text>
              )}
            </li>
          ))}
        </Stack>
        <Flex gap="1" mt="auto" align="center">
          <Button
            variant="ghost"
            size="sm"
            minH="11"
            px="2"
            aria-label={`Recadrer ${title}`}
            onClick={onCrop}
          >
            <Crop aria-hidden />
            Recadrer
          </Button>
          {uses.length === 0 && (
            <IconButton
              variant="ghost"
              size="sm"
              ms="auto"
              minW="11"
              minH="11"
              color="fg.muted"
              aria-label={`Supprimer ${title}`}
              onClick={onDelete}
            >
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </Flex>
      </Stack>
    </Panel>
  )
}

/** What the gallery of a product says of it: saved when the field is left, or by Enter. */
function AltText({ use, onSave }: { use: Use; onSave: (text: string) => Promise<unknown> }) {
  const [typed, setTyped] = useState<string>()
  const saved = use.altText ?? ''
  const text = typed ?? saved
  const save = async () => {
    const line = text.replaceAll(/[\r\n]+/g, ' ').trim()
    if (line !== saved) await onSave(line)
    setTyped(undefined)
  }
  return (
    <ClaimedField
      label="Texte alternatif"
      isLong
      rows={2}
      css={{ fieldSizing: 'content' }}
      maxH="44"
      placeholder="Ce que montre l’image"
      aria-label={`Texte alternatif, ${use.title}`}
      maxLength={productImageLimits.altTextLength}
      value={text}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        event.currentTarget.blur()
      }}
    />
  )
}
