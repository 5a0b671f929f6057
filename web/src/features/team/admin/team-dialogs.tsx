import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type FormEvent, useState } from 'react'
import {
  type Role,
  roleLabels,
  roles as roleNames,
} from '../../../../../api/src/features/accounts/team/permissions.rules.ts'
import { InviteToTeamDocument, SetTeamRolesDocument } from '../../../graphql/generated/admin/graphql.ts'
import { useAdminAction } from '../../../graphql/use-admin-data.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { FormDialog } from '../../../ui/admin/form-dialog.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'

interface TeamDialogProps {
  onDone: () => void
  onClose: () => void
}

/** Whom to invite, to which roles. */
export function InviteDialog({ onDone, onClose }: TeamDialogProps) {
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<Role[]>([])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [invite] = useAdminAction(InviteToTeamDocument, { success: 'Invitation envoyée' })
  const { isBusy, run } = usePending()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const outcome = await invite({ input: { email, roles } })
      if ('done' in outcome) onDone()
      else setErrors(outcome.refusal.fields)
    })
  }
  return (
    <FormDialog
      title="Inviter dans l’équipe"
      isBusy={isBusy}
      submitLabel="Envoyer l’invitation"
      busyText="Envoi…"
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <FormField
          label="E-mail"
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={errors.email}
          hint="L’invitation vaut sept jours, pour un compte à cette adresse."
        />
        <RolesField value={roles} onChange={setRoles} error={errors.roles} />
      </Stack>
    </FormDialog>
  )
}

/** Which roles somebody of the team has. */
export function RolesDialog({
  member,
  onDone,
  onClose,
}: TeamDialogProps & { member: { id: string; name: string; roles: readonly Role[] } }) {
  const [roles, setRoles] = useState<Role[]>([...member.roles])
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [save] = useAdminAction(SetTeamRolesDocument, { success: 'Rôles enregistrés' })
  const { isBusy, run } = usePending()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const outcome = await save({ id: member.id, roles })
      if ('done' in outcome) onDone()
      else setErrors(outcome.refusal.fields)
    })
  }
  return (
    <FormDialog
      title={`Rôles de ${member.name}`}
      isBusy={isBusy}
      submitLabel="Enregistrer"
      onSubmit={submit}
      onClose={onClose}
    >
      <RolesField value={roles} onChange={setRoles} error={errors.roles} />
    </FormDialog>
  )
}

interface RolesFieldProps {
  value: Role[]
  onChange: (roles: Role[]) => void
  error?: string
}

function RolesField({ value, onChange, error }: RolesFieldProps) {
  return (
    <chakra.fieldset aria-describedby={error ? 'roles-erreur' : undefined}>
      <chakra.legend fontWeight="medium" mb="1.5">
        Rôles
      </chakra.legend>
      <Stack gap="1">
        {roleNames.map((role) => (
          <chakra.label key={role} display="flex" gap="3" minH="11" py="1" alignItems="center">
            <chakra.input
              type="checkbox"
              boxSize="5"
              flex="none"
              accentColor="accent.solid"
              checked={value.includes(role)}
              onChange={() => onChange(roleNames.filter((each) => value.includes(each) !== (each === role)))}
            />
            <span>
              {roleLabels[role].name}
              <chakra.span display="block" color="fg.muted" textStyle="sm">
                {roleLabels[role].purpose}
              </chakra.span>
            </span>
          </chakra.label>
        ))}
      </Stack>
      {error && (
        <Text id="roles-erreur" role="alert" color="fg.error" textStyle="sm">
          {error}
        </Text>
      )}
    </chakra.fieldset>
  )
}
