import { type ComponentProps, useState } from 'react'
import { useAdminSessionEnded } from '../../graphql/admin-session.ts'
import { toaster } from '../../lib/toaster.ts'
import { ImageDrop, type ImageUpload, type SendImage } from '../../ui/admin/image/image-drop.tsx'
import { UploadFailure, uploadImage } from './upload-image.ts'

/** Where images are dropped or chosen, and sent to the shop's storage one at a time (specification, sections 5 and 8). */
export function UploadedImageDrop({ onFiles, ...drop }: ComponentProps<ImageUpload>) {
  const [progress, setProgress] = useState<number | null>(null)
  const sessionExpired = useAdminSessionEnded()
  const send: SendImage = async (file) => {
    setProgress(0)
    try {
      const url = await uploadImage(file, setProgress)
      toaster.success({ title: 'Upload réussi' })
      return url
    } catch (error) {
      const failure = error instanceof UploadFailure ? error : null
      if (failure?.needsSignIn) sessionExpired()
      else toaster.error({ title: failure?.title ?? "Erreur d'upload", description: failure?.detail })
      return null
    } finally {
      setProgress(null)
    }
  }
  return <ImageDrop {...drop} progress={progress} onFiles={(files) => onFiles(files, send)} />
}
