import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type FormEvent, useState } from 'react'
import {
  permissionOfScope,
  type TokenScope,
  tokenLimits,
  tokenScopes,
} from '../../../../../api/src/features/accounts/tokens/tokens.rules.ts'
import { CreateApiTokenDocument } from '../../../graphql/generated/admin/graphql.ts'
import { useAdminAction } from '../../../graphql/use-admin-data.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { useMay } from '../../../ui/admin/access/permissions.ts'
import { FormDialog } from '../../../ui/admin/form-dialog.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { scopeWords } from './scope-words.ts'

const dayMs = 24 * 3_600_000

/** A clock that is a little ahead must not ask for more than the longest. */
const aheadMs = 3_600_000

const lifetimes = { 30: '30 jours', 90: '90 jours', 180: '180 jours', [tokenLimits.lifetimeDays]: '1 an' }

interface NewTokenDialogProps {
  /** Given the text of the token: the shop does not know it any more. */
  onMade: (made: { name: string; text: string }) => void
  onClose: () => void
}

/** What a new token is called, may do, and until when. */
export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const [name, setName] = useState('')
  const [days, setDays] = useState('90')
  const [scopes, setScopes] = useState<TokenScope[]>([])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [create] = useAdminAction(CreateApiTokenDocument, { success: 'Jeton créé' })
  const { isBusy, run } = usePending()
  const may = useMay()
  const offered = tokenScopes.filter((scope) => may(permissionOfScope[scope]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const expiresAt = new Date(Date.now() + Number(days) * dayMs - aheadMs).toISOString()
      const outcome = await create({ input: { name, scopes, expiresAt } })
      if ('done' in outcome) onMade({ name: name.trim(), text: outcome.done.createApiToken.text })
      else setErrors(outcome.refusal.fields)
    })
  }
  return (
    <FormDialog
      title="Nouveau jeton"
      isBusy={isBusy}
      submitLabel="Créer le jeton"
      busyText="Création…"
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <FormField
          label="Nom"
          required
          value={name}
          maxLength={tokenLimits.nameLength}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errors.name}
          hint={'Le programme qui s’en servira\u00a0: «\u00a0Caisse\u00a0», «\u00a0Comptabilité\u00a0»…'}
        />
        <SelectField label="Valable" value={days} onChange={setDays}>
          {Object.entries(lifetimes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <chakra.fieldset aria-describedby={errors.scopes ? 'droits-erreur' : undefined}>
          <chakra.legend fontWeight="medium" mb="1.5">
            Droits
          </chakra.legend>
          <Text color="fg.muted" textStyle="sm" mb="2">
            Un jeton ne peut jamais plus que la personne qui l’a créé, et rien sur les comptes.
          </Text>
          <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="5">
            {offered.map((scope) => (
              <chakra.label key={scope} display="flex" gap="3" minH="11" alignItems="center">
                <chakra.input
                  type="checkbox"
                  boxSize="5"
                  flex="none"
                  accentColor="accent.solid"
                  checked={scopes.includes(scope)}
                  onChange={() =>
                    setScopes(tokenScopes.filter((each) => scopes.includes(each) !== (each === scope)))
                  }
                />
                {scopeWords(scope)}
              </chakra.label>
            ))}
          </SimpleGrid>
          {errors.scopes && (
            <Text id="droits-erreur" role="alert" color="fg.error" textStyle="sm">
              {errors.scopes}
            </Text>
          )}
        </chakra.fieldset>
      </Stack>
    </FormDialog>
  )
}
