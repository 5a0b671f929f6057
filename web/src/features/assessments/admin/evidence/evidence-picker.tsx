import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import {
  EvidenceFacts_EvidenceFragmentDoc,
  EvidenceToChooseDocument,
} from '../../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import { useAdminQuery } from '../../../../graphql/use-admin-data.ts'
import { PickerDialog } from '../../../../ui/admin/picker-dialog.tsx'
import { type EvidenceFacts, evidenceName, evidenceTime } from './evidence-words.ts'

interface EvidencePickerProps {
  onPick: (evidence: EvidenceFacts) => void
  onClose: () => void
}

/** Finds evidence that the shop has already: one certificate serves many products. */
export function EvidencePicker({ onPick, onClose }: EvidencePickerProps) {
  const [search, setSearch] = useState('')
  const { data, isStale } = useAdminQuery(EvidenceToChooseDocument, {
    maxAgeMs: 0,
    variables: { search, limit: 20 },
  })
  const found = readFragment(EvidenceFacts_EvidenceFragmentDoc, data?.evidenceLibrary.items ?? [])
  return (
    <PickerDialog
      title="Choisir une preuve"
      searchLabel="Rechercher une preuve"
      search={search}
      onSearch={setSearch}
      isStale={isStale}
      nothing={data && found.length === 0 && 'Aucune preuve trouvée.'}
      size={{ base: 'full', md: 'md' }}
      onClose={onClose}
    >
      <Stack as="ul" listStyleType="none" aria-label="Preuves" gap="1">
        {found.map((each) => (
          <li key={each.id}>
            <chakra.button
              type="button"
              w="full"
              minH="11"
              px="3"
              py="2"
              rounded="md"
              textAlign="start"
              cursor="pointer"
              _hover={{ bg: 'bg.subtle' }}
              onClick={() => onPick(each)}
            >
              <chakra.span display="block" fontWeight="medium">
                {evidenceName(each)}
              </chakra.span>
              <chakra.span color="fg.muted" textStyle="sm">
                {[each.issuer, evidenceTime(each)].filter(Boolean).join(' · ')}
              </chakra.span>
            </chakra.button>
          </li>
        ))}
      </Stack>
    </PickerDialog>
  )
}
