import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type EvidenceFacts, evidenceName, evidenceTime, evidenceUrgency } from './evidence-words.ts'

/** What a piece of evidence is, from whom, until when, and who may read it. */
export function EvidenceLines({ evidence }: { evidence: EvidenceFacts }) {
  const facts = [
    evidence.issuer,
    evidenceTime(evidence),
    evidence.isPublic ? 'publique' : 'privée',
    evidence.sample && 'démonstration',
  ]
  const urgency = evidenceUrgency(evidence)
  return (
    <Box minW="0" overflowWrap="anywhere">
      <Text fontWeight="medium">{evidenceName(evidence)}</Text>
      {urgency && (
        <Badge
          my="1"
          whiteSpace="normal"
          bg={urgency.isOver ? 'danger.subtle' : 'offer.subtle'}
          color={urgency.isOver ? 'danger.fg' : 'offer.fg'}
        >
          {urgency.words}
        </Badge>
      )}
      <Text color="fg.muted" textStyle="sm">
        {facts.filter(Boolean).join(' · ')}
        {evidence.fileUrl && (
          <>
            {' · '}
            <chakra.a href={evidence.fileUrl} target="_blank" rel="noopener" textDecoration="underline">
              Fichier
            </chakra.a>
          </>
        )}
      </Text>
    </Box>
  )
}
