import { type ReactNode, useMemo } from 'react'
import { evidenceKindNames } from '../../../../../../api/src/features/catalogue/evidence/evidence-kinds.rules.ts'
import type { ClaimSubject } from '../../../../../../api/src/features/claims/register/claim-register.rules.ts'
import {
  SettledClaimsDocument,
  type SettledClaimsQuery,
} from '../../../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../../../graphql/use-admin-data.ts'
import { SettledClaims } from '../../../../ui/admin/claims/claims-guard.ts'

type Claim = SettledClaimsQuery['claims']['items'][number]

/** By what a claim is settled; null of one that is open, or rewritten. */
function howOf({ state, evidence, reason }: Claim): string | null {
  if (state === 'QUOTED') return `cité, non affirmé${reason ? ` (${reason})` : ''}`
  if (state !== 'JUSTIFIED') return null
  return evidence
    ? `justifié par la preuve «\u00a0${evidence.title}\u00a0» (${evidenceKindNames[evidence.kind].toLowerCase()})`
    : 'justifié'
}

interface SettledClaimsOfProps {
  subjectType: ClaimSubject
  subjectId: string
  /** The form of the thing. */
  children: ReactNode
}

/** Keeps the fields of a form calm about what the register has settled. */
export function SettledClaimsOf({ subjectType, subjectId, children }: SettledClaimsOfProps) {
  const { data } = useAdminQuery(SettledClaimsDocument, {
    maxAgeMs: 0,
    variables: { subjectType, subjectId },
  })
  const settled = useMemo(
    () =>
      (data?.claims.items ?? []).flatMap((claim) => {
        const how = howOf(claim)
        return how ? [{ ...claim, how }] : []
      }),
    [data],
  )
  return <SettledClaims value={settled}>{children}</SettledClaims>
}
