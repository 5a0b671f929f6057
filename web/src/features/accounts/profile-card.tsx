import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { DateText } from '../../ui/date-text.tsx'
import { AccountCard } from './account-card.tsx'
import type { Viewer } from './use-viewer.ts'

const given = (value: string | null): ReactNode =>
  value?.trim() || <chakra.span color="fg.muted">Non renseigné</chakra.span>

/** What the shop knows of who is signed in (spec, section 2). */
export function ProfileCard({ viewer }: { viewer: Viewer }) {
  const facts = [
    { label: 'Prénom', value: given(viewer.firstName) },
    { label: 'Nom', value: given(viewer.lastName) },
    { label: 'Email', value: viewer.email },
    { label: 'Membre depuis', value: <DateText date={viewer.createdAt} /> },
  ]
  return (
    <AccountCard title="Vos informations">
      <Grid
        as="dl"
        templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        columnGap="8"
        rowGap={{ base: '5', md: '6' }}
      >
        {facts.map(({ label, value }) => (
          <div key={label}>
            <chakra.dt fontSize="sm" color="fg.muted">
              {label}
            </chakra.dt>
            <chakra.dd fontWeight="medium" fontSize="lg" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </div>
        ))}
      </Grid>
    </AccountCard>
  )
}
