import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import { useSubmitOnce } from '../../../lib/use-submit-once.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { Panel } from '../../../ui/panel.tsx'

interface ImageAddressFormProps {
  isBusy: boolean
  /** Resolves to whether it was added. */
  onAdd: (url: string) => Promise<boolean>
}

/** Adds a picture that lies elsewhere, by its address. */
export function ImageAddressForm({ isBusy, onAdd }: ImageAddressFormProps) {
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  const { isBusy: isAdding, onSubmit } = useSubmitOnce(async () => {
    if (isBusy) return
    if (url.trim() === '') return setError("Veuillez saisir une URL d'image")
    setError(undefined)
    if (await onAdd(url.trim())) setUrl('')
  })
  return (
    <Panel p="5" rounded="lg">
      <form noValidate aria-label="Ajouter une image par son adresse" onSubmit={onSubmit}>
        <Stack gap="3">
          <FormField
            label="URL de l’image"
            type="text"
            inputMode="url"
            placeholder="https://…"
            autoComplete="off"
            value={url}
            error={error}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <Button type="submit" variant="outline" alignSelf="start" aria-disabled={isBusy || isAdding}>
            Ajouter l’image
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}
