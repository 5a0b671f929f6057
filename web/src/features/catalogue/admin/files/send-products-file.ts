/** What a file of products does, or did, as the shop tells it. */
export interface ProductImport {
  applied: boolean
  entryId: number | null
  createdCount: number
  updatedCount: number
  unchangedCount: number
  errorCount: number
  errors: { row: number | null; column: string | null; message: string }[]
  lines: {
    row: number
    id: number | null
    name: string
    changes: { column: string; before: string; after: string }[]
  }[]
}

/** Why a file was not read, for people; `needsSignIn`: the session has ended. */
export interface FileRefusal {
  refusal: string
  needsSignIn: boolean
}

/** A file as it was chosen, or lines that were pasted. */
export interface ProductsFile {
  name: string
  content: Blob | string
}

const failed = 'Le fichier n’a pas pu être envoyé. Vérifiez votre réseau, puis réessayez.'

/**
 * Sends a file of products as it is: the shop finds out in which encoding a spreadsheet has saved it.
 * @param dryRun true: nothing changes, the answer is the same.
 */
export async function sendProductsFile(
  { name, content }: ProductsFile,
  dryRun: boolean,
): Promise<ProductImport | FileRefusal> {
  const query = new URLSearchParams({ name, dryRun: String(dryRun) })
  const answer = await fetch(`/api/admin/products/import?${query}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'text/csv' },
    body: content,
  }).catch(() => null)
  const body = await answer?.json().catch(() => null)
  if (answer?.ok && body) return body as ProductImport
  const refusal = answer && answer.status < 500 && typeof body?.message === 'string' ? body.message : failed
  return { refusal, needsSignIn: answer?.status === 401 }
}
