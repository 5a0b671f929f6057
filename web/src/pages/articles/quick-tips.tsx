import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Droplets, House, type LucideIcon, Recycle, Salad, Shirt } from 'lucide-react'
import { Section } from '../../ui/layout/section.tsx'

/** One gesture, and the number that shows why it counts. */
interface QuickTip {
  icon: LucideIcon
  theme: string
  figure: string
  meaning: string
  gesture: string
}

/** The quick tips (specification, section 2): home, water, recycling, food, fashion. Orders of magnitude, with unit. */
const quickTips: QuickTip[] = [
  {
    icon: House,
    theme: 'Maison',
    figure: '7 %',
    meaning: 'd’énergie de chauffage en moins, environ, pour chaque degré baissé (ADEME).',
    gesture: 'Visez 19 °C au salon et 17 °C dans les chambres, et fermez les volets dès la tombée du jour.',
  },
  {
    icon: Droplets,
    theme: 'Eau',
    figure: '5 L/min',
    meaning: 'au robinet avec un mousseur, au lieu de 12 environ.',
    gesture:
      'Vissez-en un dans la cuisine et un dans la salle de bains : il se pose à la main, en deux minutes.',
  },
  {
    icon: Recycle,
    theme: 'Recyclage',
    figure: '1/3',
    meaning: 'de la poubelle ordinaire, environ, se composte : épluchures, restes, marc de café (ADEME).',
    gesture:
      'Mettez-les à part. Pour les emballages, videz bien sans laver, et ne les emboîtez pas les uns dans les autres.',
  },
  {
    icon: Salad,
    theme: 'Alimentation',
    figure: '25 kg',
    meaning: 'de nourriture encore consommable jetés à la maison par personne et par an, environ.',
    gesture: 'Gardez un soir par semaine pour cuisiner ce qui reste, avant de refaire les courses.',
  },
  {
    icon: Shirt,
    theme: 'Mode',
    figure: '9 mois',
    meaning: 'de plus avec le même vêtement réduisent son empreinte de 20 à 30 %, selon le WRAP.',
    gesture:
      'Lavez à 30 °C, faites sécher à l’air libre et recousez tôt : un accroc d’un centimètre prend cinq minutes.',
  },
]

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
                wordSpacing="normal"
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
