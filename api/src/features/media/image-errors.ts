import { type ErrorCode, invalidInput, ShopError } from '../../platform/errors.ts'
import { type ImageRefusal, imageRefusals } from './images.rules.ts'

const codes: Record<ImageRefusal, ErrorCode> = {
  type: 'UNSUPPORTED_MEDIA_TYPE',
  size: 'PAYLOAD_TOO_LARGE',
  empty: 'BAD_USER_INPUT',
  damaged: 'BAD_USER_INPUT',
  pixels: 'BAD_USER_INPUT',
  sides: 'BAD_USER_INPUT',
  animated: 'BAD_USER_INPUT',
}

/** The refusal of a file: its title as message, its sentence as `fields.file`. */
export const imageRefused = (why: ImageRefusal) =>
  new ShopError(codes[why], imageRefusals[why].title, { fields: { file: imageRefusals[why].detail } })

/** A file that could not be read to its end: cut off by graphql-upload for its size (413), or its sender is gone. */
export const fileBrokenOff = (error: unknown) =>
  (error as { status?: unknown } | null)?.status === 413
    ? imageRefused('size')
    : invalidInput('L’envoi du fichier a été interrompu. Veuillez réessayer.')
