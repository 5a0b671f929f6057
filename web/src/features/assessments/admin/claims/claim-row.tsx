import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'react-router-dom'
import { EvidenceFacts_EvidenceFragmentDoc } from '../../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import { useMayOpen } from '../../../../ui/admin/access/permissions.ts'
import { claimKindWords } from '../../../../ui/admin/claims/claim-list.tsx'
import { ShopLink } from '../../../../ui/admin/shop-link.tsx'
import { DateTimeText } from '../../../../ui/display/date-text.tsx'
import { Panel } from '../../../../ui/layout/card.tsx'
import { evidenceName } from '../evidence/evidence-words.ts'
import { type ClaimFacts, formOf, placeOf, shopAddressOf, stateWords } from './claim-words.ts'

/** A claim in the register: the sentence, the law, where it stands, and what can be done. */
export function ClaimRow({ claim, decideHref }: { claim: ClaimFacts; decideHref: string }) {
  const { word, color } = claimKindWords[claim.kind]
  const mayOpen = useMayOpen()
  return (
    <Panel as="article" p={{ base: '4', md: '5' }}>
      <Flex gap="4" justify="space-between" direction={{ base: 'column', md: 'row' }}>
        <Stack gap="1.5" minW="0" flex="1" overflowWrap="anywhere">
          <Flex gap="2" wrap="wrap" align="center">
            <chakra.strong>{claim.subjectName}</chakra.strong>
            <Badge variant="outline" color={color}>
              {word}
            </Badge>
            <Badge variant="subtle">{stateWords[claim.state]}</Badge>
            {claim.shown === false && <Badge variant="subtle">Non publié</Badge>}
          </Flex>
          <Text color="fg.muted" textStyle="sm">
            {placeOf(claim)}
          </Text>
          <Sentence claim={claim} />
          <ClaimStanding claim={claim} />
          {claim.state === 'OPEN' && <Text textStyle="sm">{claim.advice}</Text>}
          <Text color="fg.muted" textStyle="xs">
            {claim.law}
          </Text>
        </Stack>
        <Flex gap="2" wrap="wrap" align="start" flex="none">
          {claim.shown !== null && shopAddressOf(claim) && (
            <ShopLink to={shopAddressOf(claim)} name={claim.subjectName} />
          )}
          {claim.shown !== null && mayOpen(formOf(claim)) && (
            <Button asChild variant="ghost" size="sm" minH="11">
              <Link to={formOf(claim)} aria-label={`Ouvrir la fiche de ${claim.subjectName}`}>
                Ouvrir la fiche
              </Link>
            </Button>
          )}
          {claim.state !== 'REWRITTEN' && (
            <Button asChild variant="outline" size="sm" minH="11">
              <Link
                to={decideHref}
                preventScrollReset
                aria-label={`Décider de «\u00a0${claim.words}\u00a0», ${claim.subjectName}`}
              >
                Décider
              </Link>
            </Button>
          )}
        </Flex>
      </Flex>
    </Panel>
  )
}

/** The sentence, with its words marked. */
export function Sentence({ claim: { sentence, words } }: { claim: ClaimFacts }) {
  const at = sentence.indexOf(words)
  if (at === -1) return <chakra.q>{sentence}</chakra.q>
  return (
    <Text>
      {sentence.slice(0, at)}
      <chakra.mark
        bg="bg.muted"
        color="inherit"
        fontWeight="semibold"
        px="0.5"
        // At night the ground alone is hardly seen.
        borderBottomWidth="2px"
        borderColor="accent.solid"
      >
        {words}
      </chakra.mark>
      {sentence.slice(at + words.length)}
    </Text>
  )
}

/** By what it is justified, why it is open again, or since when it is gone; who, and when. */
function ClaimStanding({ claim }: { claim: ClaimFacts }) {
  const { state, lapse, reason, decidedBy, decidedAt, goneBy, goneAt } = claim
  const evidence = readFragment(EvidenceFacts_EvidenceFragmentDoc, claim.evidence)
  const [by, at] = state === 'REWRITTEN' ? [goneBy, goneAt] : [decidedBy, decidedAt]
  return (
    <>
      {lapse && (
        <Text textStyle="sm" color="danger.fg">
          {lapse === 'EVIDENCE_EXPIRED'
            ? `Ouverte à nouveau\u00a0: la preuve a expiré${evidence ? ` (${evidenceName(evidence)})` : ''}.`
            : 'Ouverte à nouveau\u00a0: la preuve a été supprimée.'}
        </Text>
      )}
      {state === 'JUSTIFIED' && evidence && (
        <Text textStyle="sm">{`Justifiée par\u00a0: ${evidenceName(evidence)}`}</Text>
      )}
      {state !== 'REWRITTEN' && reason && <Text textStyle="sm">{`Motif\u00a0: ${reason}`}</Text>}
      {at && (
        <Text textStyle="sm" color="fg.muted">
          {stateWords[state]}
          {by && ` par ${by}`}, le <DateTimeText date={at} />
        </Text>
      )}
    </>
  )
}
