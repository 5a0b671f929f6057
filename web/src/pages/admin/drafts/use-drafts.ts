import { useState } from 'react'
import { draftLimits } from '../../../../../api/src/features/catalogue/drafts/drafts.rules.ts'
import {
  choicesPerDraft,
  type RefusedFile,
  sortDrop,
} from '../../../features/catalogue/admin/drafts/draft-files.ts'
import { useChangeDrafts } from '../../../features/catalogue/admin/drafts/use-change-drafts.ts'
import { type DraftSheet, useDraftSheet } from '../../../features/catalogue/admin/drafts/use-draft-sheet.ts'
import {
  type SendPicture,
  useDraftUploads,
} from '../../../features/catalogue/admin/drafts/use-draft-uploads.ts'
import { UploadFailure, uploadImage } from '../../../features/media/upload-image.ts'
import { DraftsDocument, type DraftsQuery } from '../../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../../graphql/use-admin-data.ts'

/** The drafts of the workshop, what is typed over them, and the pictures on their way to them. */
export interface Drafts {
  /** As the server has them; absent while they load for the first time. */
  products: DraftsQuery['products']['items'] | undefined
  error: unknown
  retry: () => void
  sheet: DraftSheet
  uploads: ReturnType<typeof useDraftUploads>
  /** Files of a drop that were left aside. */
  refused: RefusedFile[]
  clearRefused: () => void
  /** Pictures of a drop that a camera has numbered, until it is said how many belong to a product. */
  asked: { files: File[]; choices: number[] } | null
  /** Says so; null takes none of them. */
  answer: (perDraft: number | null) => Promise<void>
  /** Makes drafts of files, and sends them. */
  take: (files: File[]) => Promise<void>
}

const send: SendPicture = async (file) => {
  try {
    return { imageUrl: await uploadImage(file, () => undefined) }
  } catch (error) {
    if (!(error instanceof UploadFailure)) return { reason: 'L’envoi a échoué.' }
    return { reason: `${error.title}. ${error.detail}`, needsSignIn: error.needsSignIn }
  }
}

/**
 * A draft is a hidden product from the drop on: it is made before its pictures are sent. Where this tab knows of none,
 * the grid holds those of the server that have no price yet, whoever made them.
 * @param onTaken a drop was taken: its drafts are coming.
 */
export function useDrafts(isOpen: boolean, onTaken: () => void): Drafts {
  const sheet = useDraftSheet()
  const { createDrafts, addImage } = useChangeDrafts()
  const uploads = useDraftUploads(send, ({ productId, place }, imageUrl) =>
    addImage(productId, imageUrl, place),
  )
  const [refused, setRefused] = useState<RefusedFile[]>([])
  const [asked, setAsked] = useState<Drafts['asked']>(null)
  const { data, error, retry } = useAdminQuery(DraftsDocument, {
    maxAgeMs: 0,
    variables: {
      filter: { visibility: 'HIDDEN', ...(sheet.ids.length > 0 ? { ids: sheet.ids } : { maxPrice: '0' }) },
    },
    skip: !isOpen,
  })
  const products = data?.products.items

  const make = async (files: File[], perDraft?: number) => {
    const known = sheet.ids.length > 0 ? sheet.ids : (products ?? []).map(({ id }) => id).toReversed()
    const { drafts, refused } = sortDrop(files, draftLimits.drafts - known.length, perDraft)
    setRefused(refused)
    if (drafts.length === 0) return
    const ids = await createDrafts(drafts.map(({ name }) => name))
    if (!ids) return
    sheet.add(ids, known)
    uploads.add(
      drafts.flatMap(({ files }, index) =>
        files.map((file, place) => ({ productId: ids[index] ?? '', file, place })),
      ),
    )
  }
  const take = async (files: File[]) => {
    const choices = choicesPerDraft(files)
    setAsked(choices.length > 0 ? { files, choices } : null)
    onTaken()
    if (choices.length === 0) await make(files)
  }
  const answer = async (perDraft: number | null) => {
    setAsked(null)
    if (asked && perDraft) await make(asked.files, perDraft)
  }
  const clearRefused = () => setRefused([])
  return { products, error, retry, sheet, uploads, refused, clearRefused, asked, answer, take }
}
