import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { EvidenceFormDialog } from './evidence/evidence-form-dialog.tsx'
import { EvidenceLines } from './evidence/evidence-lines.tsx'
import { EvidencePicker } from './evidence/evidence-picker.tsx'
import type { EvidenceFacts } from './evidence/evidence-words.ts'

interface EvidenceFieldProps {
  /** Which criterion, in words. */
  criterion: string
  evidence: readonly EvidenceFacts[]
  error: string | undefined
  onAdd: (evidence: EvidenceFacts) => void
  onRemove: (id: string) => void
}

/** What supports the points of a criterion: chosen from what the shop has, or written down anew. */
export function EvidenceField({ criterion, evidence, error, onAdd, onRemove }: EvidenceFieldProps) {
  const [open, setOpen] = useState<'picker' | 'new' | null>(null)
  const take = (added: EvidenceFacts) => {
    setOpen(null)
    onAdd(added)
  }
  return (
    <Stack gap="2">
      <Flex as="ul" direction="column" gap="2" listStyleType="none" aria-label={`Preuves, ${criterion}`}>
        {evidence.map((each) => (
          <Flex as="li" key={each.id} gap="3" align="center" justify="space-between">
            <EvidenceLines evidence={each} />
            <Button
              variant="ghost"
              size="sm"
              minH="11"
              aria-label={`Retirer «\u00a0${each.title}\u00a0» de ${criterion}`}
              onClick={() => onRemove(each.id)}
            >
              Retirer
            </Button>
          </Flex>
        ))}
      </Flex>
      {error && (
        <Text role="alert" color="danger.fg">
          {error}
        </Text>
      )}
      <Flex gap="2" wrap="wrap">
        <Button
          variant="outline"
          minH="11"
          aria-label={`Choisir une preuve, ${criterion}`}
          onClick={() => setOpen('picker')}
        >
          Choisir une preuve
        </Button>
        <Button
          variant="ghost"
          minH="11"
          aria-label={`Nouvelle preuve, ${criterion}`}
          onClick={() => setOpen('new')}
        >
          Nouvelle preuve
        </Button>
      </Flex>
      {open === 'picker' && <EvidencePicker onPick={take} onClose={() => setOpen(null)} />}
      {open === 'new' && <EvidenceFormDialog evidence={null} onSaved={take} onClose={() => setOpen(null)} />}
    </Stack>
  )
}
