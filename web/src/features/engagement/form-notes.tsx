import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { ComponentProps } from 'react'
import { paths } from '../../app/paths.ts'
import { TextLink } from '../../ui/layout/links.tsx'

/** The link to the privacy policy, after a note about personal data. */
export function PrivacyLink() {
  return <TextLink to={paths.privacy()}>Politique de confidentialité</TextLink>
}

/** A honeypot: no person sees this field, so whoever fills it in is a program. */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <VisuallyHidden asChild>
      <div aria-hidden="true">
        <label>
          Ne remplissez pas ce champ
          <chakra.input type="text" name="website" tabIndex={-1} autoComplete="off" {...input} />
        </label>
      </div>
    </VisuallyHidden>
  )
}
