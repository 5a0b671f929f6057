import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import {
  type ClaimFinding,
  claimRule,
} from '../../../../../api/src/features/claims/guard/check-claims.rules.ts'
import { type ClaimKind, claimLaws } from '../../../../../api/src/features/claims/guard/claim-rule.rules.ts'
import { formatLongDate } from '../../display/date-text.tsx'
import { pointsToReview } from './claim-points.tsx'
import type { SettledFinding } from './use-claims.ts'

/** What is to be done, in one word or two, and how its words are underlined. */
export const claimKindWords: Record<
  ClaimKind,
  { word: string; line: 'wavy' | 'dashed' | 'dotted'; color: string }
> = {
  FORBIDDEN: { word: 'Interdit', line: 'wavy', color: 'fg.error' },
  PRECISE: { word: 'À préciser', line: 'dashed', color: 'accent.fg' },
  PROVE: { word: 'À prouver', line: 'dotted', color: 'fg.plant' },
}

interface ClaimListProps {
  findings: readonly ClaimFinding[]
  /** Those that are settled in the register. */
  settled: readonly SettledFinding[]
  /** Sets the cursor on the words. */
  onShow: (finding: ClaimFinding) => void
}

/** What the guard has found in a text, each with what to do; closed until one asks for it. */
export function ClaimList({ findings, settled, onShow }: ClaimListProps) {
  const counts = [
    ...(findings.length > 0 ? [pointsToReview(findings.length)] : []),
    ...(settled.length > 0 ? [pointsSettled(settled.length)] : []),
  ]
  return (
    <chakra.details w="full" fontSize="sm">
      <chakra.summary cursor="button" minH="11" display="flex" alignItems="center" gap="2" color="fg.muted">
        <chakra.span textDecoration="underline">{counts.join(', ')}</chakra.span>
      </chakra.summary>
      <chakra.ul listStyleType="none" display="grid" gap="4" pb="2">
        {findings.map((finding) => (
          <Finding
            key={`${finding.rule} ${finding.start}`}
            finding={finding}
            onShow={() => onShow(finding)}
          />
        ))}
        {settled.map(({ finding, how }) => (
          <chakra.li
            key={`${finding.rule} ${finding.start}`}
            borderInlineStartWidth="2px"
            borderColor="border.emphasized"
            ps="3"
            color="fg.muted"
          >
            {`«\u00a0${finding.text}\u00a0»\u00a0: ${how}`}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  )
}

/** « 2 points réglés ». */
const pointsSettled = (count: number) => `${count}\u00a0point${count > 1 ? 's réglés' : ' réglé'}`

function Finding({ finding, onShow }: { finding: ClaimFinding; onShow: () => void }) {
  const rule = claimRule(finding.rule)
  if (!rule) return null
  const { word, color } = claimKindWords[finding.kind]
  const { title, since } = claimLaws[rule.law]
  return (
    <chakra.li borderInlineStartWidth="2px" borderColor={color} ps="3">
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        <strong>{`«\u00a0${finding.text}\u00a0»`}</strong>
        <Badge variant="outline" color={color}>
          {word}
        </Badge>
        <Button type="button" variant="plain" size="sm" minH="11" px="1" onClick={onShow}>
          Aller au mot
        </Button>
      </chakra.p>
      <p>{rule.advice}</p>
      <Text color="fg.muted">
        À la place, par exemple{'\u00a0'}: {rule.wording}
      </Text>
      <Text color="fg.muted" fontSize="xs">
        {title}, depuis le <time dateTime={since}>{formatLongDate(new Date(since))}</time>
      </Text>
    </chakra.li>
  )
}
