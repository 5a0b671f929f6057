import { useState } from 'react'
import { UploadFailure, uploadImage } from '../../graphql/upload-image.ts'
import { useAdminSessionExpired } from '../../graphql/use-admin-session-expired.ts'
import { toaster } from '../toaster.tsx'

/** Sending a picture: how much of it has gone, from 0 to 1; null while none is sent. */
export interface ImageUpload {
  progress: number | null
  /** Resolves to the picture's address, or null once the person has been told why not. */
  upload: (file: File) => Promise<string | null>
}

/** Sends pictures, one at a time, and says how it went (spec §5 and §8). */
export function useUploadImage(): ImageUpload {
  const [progress, setProgress] = useState<number | null>(null)
  const sessionExpired = useAdminSessionExpired()
  const upload = async (file: File) => {
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
  return { progress, upload }
}
