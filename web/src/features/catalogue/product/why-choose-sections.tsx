import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Text } from '@chakra-ui/react/text'
import { Leaf, PiggyBank, Recycle, Sparkles, ThumbsUp } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { WhyChooseSections_ProductFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { Fold } from '../../../ui/display/fold.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { TextLink } from '../../../ui/layout/links.tsx'

interface WhyChooseSectionsProps {
  product: FragmentType<typeof WhyChooseSections_ProductFragmentDoc>
}

const sections = [
  { field: 'whyChoose', title: 'Pourquoi choisir ce produit ?', icon: ThumbsUp },
  { field: 'lifeBenefits', title: 'Les bénéfices au quotidien', icon: Sparkles },
  { field: 'planetBenefits', title: 'L’impact, en chiffres', icon: Leaf },
  { field: 'moneySavings', title: 'Vos économies', icon: PiggyBank },
  { field: 'keepIf', title: 'Quand garder ce que vous avez', icon: Recycle },
] as const

/** The reasons to choose a product, and when not to, on one sheet; what nobody wrote is left out. */
export function WhyChooseSections({ product }: WhyChooseSectionsProps) {
  const texts = readFragment(WhyChooseSections_ProductFragmentDoc, product)
  const written = sections.filter(({ field }) => texts[field]?.trim())
  if (written.length === 0) return null
  return (
    <Panel asChild px={{ base: '4', md: '8' }} py={{ base: '1', md: '8' }}>
      <SimpleGrid columns={{ base: 1, md: written.length > 1 ? 2 : 1 }} gap={{ base: '0', md: '10' }}>
        {written.map(({ field, title, icon: Icon }, place) => (
          <Box
            as="section"
            key={field}
            py={{ base: '2', md: '0' }}
            borderColor="border.subtle"
            borderTopWidth={{ base: '1px', md: '0' }}
            _first={{ borderTopWidth: '0' }}
            _last={{ '&:nth-of-type(odd)': { gridColumn: '1 / -1' } }}
          >
            <Fold
              staysOpen={place === 0}
              summary={
                <>
                  <Flex
                    boxSize="11"
                    flexShrink="0"
                    rounded="full"
                    bg="accent.subtle"
                    color="accent.fg"
                    align="center"
                    justify="center"
                  >
                    <Icon aria-hidden size="1.3em" />
                  </Flex>
                  <Heading as="h2" textStyle="display.sm">
                    {title}
                  </Heading>
                </>
              }
            >
              <Text mt="3" whiteSpace="pre-line">
                {texts[field]}
              </Text>
              {field === 'keepIf' && texts.testVolume && (
                <Text mt="3">
                  <TextLink to={paths.compare([texts.id])}>Tester le vôtre, chronomètre en main</TextLink>
                </Text>
              )}
            </Fold>
          </Box>
        ))}
      </SimpleGrid>
    </Panel>
  )
}
