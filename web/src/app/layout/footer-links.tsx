import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Link } from 'react-router-dom'

/** A column of the footer. */
export type FooterLinksProps = { title: string; links: readonly { label: string; to: string }[] }

/** Links under a title, at the bottom of the page. */
export function FooterLinks({ title, links }: FooterLinksProps) {
  const id = useId()
  return (
    <Stack as="nav" aria-labelledby={id} gap="2">
      <chakra.h2 id={id} fontFamily="body" fontSize="sm" fontWeight="semibold">
        {title}
      </chakra.h2>
      <chakra.ul listStyleType="none">
        {links.map((link) => (
          <li key={link.to}>
            <chakra.span
              asChild
              display="inline-flex"
              alignItems="center"
              minH="11"
              color="footer.muted"
              _hover={{ color: 'footer.fg', textDecoration: 'underline' }}
            >
              <Link to={link.to}>{link.label}</Link>
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </Stack>
  )
}
