import { Stack, type StackProps } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

/** A column of the footer. */
export type FooterLinksProps = {
  title: string
  links: readonly { label: string; to: string }[]
  /** What stands below the links and leads nowhere: a button. */
  children?: ReactNode
} & Pick<StackProps, 'gridColumn'>

/** Links under a title, at the bottom of the page. */
export function FooterLinks({ title, links, children, gridColumn }: FooterLinksProps) {
  const id = useId()
  return (
    <Stack as="nav" aria-labelledby={id} gap="2" gridColumn={gridColumn}>
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
        {children && <li>{children}</li>}
      </chakra.ul>
    </Stack>
  )
}
