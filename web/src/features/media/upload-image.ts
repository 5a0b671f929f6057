import {
  type ImageRefusal,
  imageRefusals,
  refusalOf,
} from '../../../../api/src/features/media/images.rules.ts'

/** Why an image could not be sent, for people. */
export class UploadFailure extends Error {
  constructor(
    readonly title: string,
    readonly detail: string,
    /** The session has ended: sending it again needs a sign-in. */
    readonly needsSignIn = false,
  ) {
    super(detail)
    this.name = 'UploadFailure'
  }
}

const failed = (detail: string, status?: number) =>
  new UploadFailure("Erreur d'upload", detail, status === 401)

/** Throws why this file is refused, by what it says of itself: before a byte is sent (specification, section 5). */
function refuseImage(file: File): void {
  const refusal = refusalOf(file)
  if (refusal) throw refused(refusal)
}

const refused = (refusal: ImageRefusal) =>
  new UploadFailure(imageRefusals[refusal].title, imageRefusals[refusal].detail)

/** Asks where the file may be sent. */
async function askAddress(): Promise<string> {
  const cannot = "Échec de la génération de l'URL d'upload"
  const answer = await fetch('/api/upload/product-image', { method: 'POST', credentials: 'include' }).catch(
    () => null,
  )
  if (!answer?.ok) throw failed(cannot, answer?.status)
  const { uploadURL } = (await answer.json()) as { uploadURL: string }
  return uploadURL
}

/** An address of the shop itself is taken where this page is (it may be reached under several), one of a store as it is. */
function whereToSend(uploadURL: string): string {
  const { pathname, search } = new URL(uploadURL, location.href)
  return pathname.startsWith('/api/upload/product-image/') ? pathname + search : uploadURL
}

/** The body of a refusal: a sentence, or a title above the message about the file. */
interface RefusalBody {
  message?: string
  fields?: { file?: string }
}

/** What the storage says about a file that it refuses, if it says something for people. */
function readRefusalBody(body: string): RefusalBody {
  try {
    return Object(JSON.parse(body))
  } catch {
    return {}
  }
}

/** Sends the file; `fetch` cannot tell how far it has come. */
function send(url: string, file: File, onProgress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.withCredentials = new URL(url, location.href).origin === location.origin
    request.setRequestHeader('Content-Type', file.type)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    const fail = () => reject(failed("Erreur lors de l'upload vers le stockage", request.status))
    request.onerror = fail
    request.onabort = fail
    request.onload = () => {
      if (request.status < 300) return resolve()
      const { message, fields } = readRefusalBody(request.responseText)
      if (request.status === 401 || request.status >= 500 || !message) return fail()
      reject(fields?.file ? new UploadFailure(message, fields.file) : failed(message))
    }
    request.send(file)
  })
}

/**
 * Sends an image to the shop's storage (specification, section 7). Resolves to its public address.
 * @param onProgress called with how much of it has gone, from 0 to 1.
 * @throws UploadFailure.
 */
export async function uploadImage(file: File, onProgress: (share: number) => void): Promise<string> {
  refuseImage(file)
  const url = await askAddress()
  await send(whereToSend(url), file, onProgress)
  const name = new URL(url, location.href).pathname.split('/').at(-1)
  return `/public-objects/products/${name}`
}
