import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import {
  pageBlocks,
  pagePlaceholders,
  requiredBlocks,
} from '../../../../../../api/src/features/content/pages/page-marks.rules.ts'
import type { PageSlug } from '../../../../../../api/src/features/content/pages/page-structure.rules.ts'

/** What may stand in the texts of a page beside words. */
export function PageMarksHelp({ slug }: { slug: PageSlug }) {
  const needed: readonly string[] = requiredBlocks[slug] ?? []
  // The tables of one page are of no use on the others.
  const privates = Object.values(requiredBlocks).flat() as string[]
  const blocks = Object.entries(pageBlocks).filter(
    ([name]) => needed.includes(name) || !privates.includes(name),
  )
  return (
    <chakra.details fontSize="sm" borderWidth="1px" borderColor="border.muted" rounded="lg" px="4" py="1">
      <chakra.summary cursor="pointer" fontWeight="semibold" minH="11" alignContent="center">
        Champs et marques
      </chakra.summary>
      <Text my="2">Un champ prend la place d’un texte des paramètres, partout le même.</Text>
      <FieldList fields={Object.entries(pagePlaceholders).map(([name, { label }]) => [name, label])} />
      <Text my="2">Seul sur sa ligne, une partie que la boutique compose elle-même.</Text>
      <FieldList
        fields={blocks.map(([name, label]) => [
          name,
          needed.includes(name) ? `${label} (obligatoire)` : label,
        ])}
      />
      <Text my="2">
        {
          'Une ligne qui commence par «\u00a0##\u00a0» est un titre, par «\u00a0-\u00a0» un point de liste, par «\u00a0>\u00a0» une citation. **gras**, [lien](/produits).'
        }
      </Text>
      <Text my="2">
        {
          '[démonstration\u00a0: le fait] montre le fait comme un exemple. Remplacez-le par le vôtre, puis retirez les crochets.'
        }
      </Text>
    </chakra.details>
  )
}

function FieldList({ fields }: { fields: readonly (readonly [name: string, label: string])[] }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', sm: 'auto 1fr' }} columnGap="4">
      {fields.map(([name, label]) => (
        <chakra.div key={name} display="contents">
          <chakra.dt>
            <code>{`{{${name}}}`}</code>
          </chakra.dt>
          <chakra.dd color="fg.muted">{label}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
