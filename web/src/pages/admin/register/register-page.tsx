import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { paths } from '../../../app/paths.ts'
import { ConsentLedger } from '../../../features/rights/admin/consent-ledger.tsx'
import { ConsentsOfPerson } from '../../../features/rights/admin/consents-of-person.tsx'
import { ErasureProofs } from '../../../features/rights/admin/erasure-proofs.tsx'
import { Forgetting } from '../../../features/rights/admin/forgetting.tsx'
import { DataUses, HeldTables } from '../../../features/rights/admin/held-tables.tsx'
import { DataRegisterDocument } from '../../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../../ui/feedback/spinner.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { ArrowLink } from '../../../ui/layout/links.tsx'
import { PageHeading, PageTitle } from '../../../ui/layout/page-heading.tsx'

/** « Registre »: what the shop holds of people, why, how long, how it forgets, and what they have agreed to. */
export function RegisterPage() {
  const { data, error, retry } = useAdminQuery(DataRegisterDocument, { maxAgeMs: 0, variables: {} })
  return (
    <Container py={{ base: '4', md: '8' }} maxW="5xl">
      <PageTitle>Registre</PageTitle>
      <Stack gap="6">
        <PageHeading
          title="Registre"
          lead="Ce que la boutique garde des personnes, pourquoi, jusqu’à quand, et comment elle l’oublie."
        />
        <ArrowLink to={paths.privacy()}>La page que lisent vos clients</ArrowLink>
        {error && !data && <ErrorState onRetry={retry} />}
        {!data && !error && <PageSpinner />}
        {data && (
          <>
            <Part title="Consentements">
              <ConsentLedger register={data.consentRegister} />
              <ConsentsOfPerson />
            </Part>
            <Part title="Oubli automatique">
              <Forgetting {...data.dataRegister} />
            </Part>
            <Part title="Comptes supprimés">
              <ErasureProofs {...data.dataRegister} />
            </Part>
            <Part title="Usages des données">
              <DataUses {...data.dataRegister} />
            </Part>
            <Part title="Ce que contient chaque table">
              <HeldTables {...data.dataRegister} />
            </Part>
          </>
        )}
      </Stack>
    </Container>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="section" aria-label={title} p={{ base: '4', md: '6' }}>
      <Stack gap="4">
        <Heading as="h2" textStyle="2xl">
          {title}
        </Heading>
        {children}
      </Stack>
    </Panel>
  )
}
