import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Section } from '../../ui/section.tsx'
import { quickTips } from './quick-tips-list.ts'

/** Five gestures, each led by its number. */
export function QuickTips() {
  return (
    <Section bg="bg.plant" aria-labelledby="gestes">
      <Stack gap={{ base: '8', md: '12' }}>
        <Stack gap="2" maxW="2xl">
          <Heading as="h2" id="gestes" textStyle="display.md">
            Cinq gestes rapides
          </Heading>
          <Text color="fg.muted">Un par domaine du quotidien, avec l’ordre de grandeur qui le justifie.</Text>
        </Stack>
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns={{ base: '1fr', sm: 'repeat(6, 1fr)' }}
          gap={{ base: '3', md: '6' }}
        >
          {quickTips.map(({ icon: Icon, theme, figure, meaning, gesture }, index) => (
            <Stack
              as="li"
              key={theme}
              gap="3"
              // Three, then two: five cards that fill both rows. One column on a phone, two on a tablet.
              gridColumn={{
                base: 'auto',
                sm: index === 4 ? 'span 6' : 'span 3',
                lg: index < 3 ? 'span 2' : 'span 3',
              }}
              bg="bg.panel"
              rounded="xl"
              p={{ base: '5', md: '7' }}
            >
              <Heading
                as="h3"
                display="flex"
                alignItems="center"
                gap="2"
                fontFamily="body"
                fontSize="sm"
                fontWeight="semibold"
              >
                <chakra.span color="fg.plant">
                  <Icon size={20} strokeWidth={1.75} aria-hidden />
                </chakra.span>
                {theme}
              </Heading>
              <div>
                <Text fontFamily="heading" fontSize="4xl" lineHeight="shorter" color="accent.fg">
                  {figure}
                </Text>
                <Text fontWeight="medium">{meaning}</Text>
              </div>
              <Text color="fg.muted">{gesture}</Text>
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Section>
  )
}
