import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import {
  CreateEvidenceDocument,
  DeleteEvidenceDocument,
  EvidenceFacts_EvidenceFragmentDoc,
  EvidenceFormDocument,
  type EvidenceInput,
  RestoreEvidenceDocument,
  UpdateEvidenceDocument,
} from '../../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import { useAdminAction } from '../../../../graphql/use-admin-data.ts'
import { toaster } from '../../../../lib/toaster.ts'
import type { EarlierState } from '../../../../ui/admin/field-changes.tsx'
import type { EvidenceFacts } from './evidence-words.ts'
import { sendEvidenceFile } from './send-evidence-file.ts'

const forgetLibrary = (cache: ApolloCache) => {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'evidenceLibrary' })
}

/** What can be done with evidence. */
export function useChangeEvidence() {
  const client = useApolloClient()
  const [create] = useAdminAction(CreateEvidenceDocument, { success: 'Preuve ajoutée' })
  const [update] = useAdminAction(UpdateEvidenceDocument, { success: 'Preuve mise à jour' })
  const [remove] = useAdminAction(DeleteEvidenceDocument, {
    update: forgetLibrary,
    success: 'Preuve supprimée',
  })
  const [restore] = useAdminAction(RestoreEvidenceDocument, {
    update: forgetLibrary,
    success: 'Preuve restaurée',
  })
  /** What the server has now of it. */
  const ask = async (id: string): Promise<EvidenceFacts | null> => {
    const { data } = await client.query({
      query: EvidenceFormDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    })
    return readFragment(EvidenceFacts_EvidenceFragmentDoc, data?.evidence) ?? null
  }
  return {
    ask,
    createEvidence: (input: EvidenceInput) => create({ input }),
    updateEvidence: (id: string, version: number | undefined, input: Partial<EvidenceInput>) =>
      update({ id, version: version ?? null, input }),
    deleteEvidence: (id: string, version: number) => remove({ id, version }),
    restoreEvidence: ({ entryId, state }: EarlierState) => restore({ entryId, state }),
    /** Sends its file, and says what is wrong with it. */
    sendFile: async (id: string, file: File) => {
      const refusal = await sendEvidenceFile(id, file)
      if (refusal)
        toaster.error({ title: 'La preuve est enregistrée, sans ce fichier', description: refusal })
    },
  }
}
