import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Eye, Gauge, SearchCheck, Users } from 'lucide-react'
import { TitledText } from './texts/titled-text.tsx'
import { type PagePart, useInformationPage } from './texts/use-information-page.ts'

const icons = [Eye, SearchCheck, Gauge, Users]

/** Four reasons to trust the shop, on the home page of members; nothing while they are not known. */
export function TrustReasons() {
  const { page } = useInformationPage('trust', 'reasons')
  return page ? <ReasonList reasons={page.sections} /> : <Skeleton h="48" />
}

/** The four reasons, each with its sign. */
export function ReasonList({ reasons }: { reasons: readonly PagePart[] }) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
      gap="8"
    >
      {reasons.map(({ title, text }, index) => {
        const Icon = icons[index] ?? Eye
        return (
          <Stack as="li" key={title} direction={{ base: 'row', sm: 'column' }} gap={{ base: '4', sm: '3' }}>
            <chakra.span color="fg.plant" flexShrink="0">
              <Icon size={32} strokeWidth={1.5} aria-hidden />
            </chakra.span>
            <Stack gap={{ base: '1', sm: '3' }}>
              <TitledText title={title} text={text} />
            </Stack>
          </Stack>
        )
      })}
    </Grid>
  )
}
