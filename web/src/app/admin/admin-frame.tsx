import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { RouteObject } from 'react-router-dom'
import { AdminLoginFrame, AdminNeedsScripts } from '../../ui/admin/admin-waiting.tsx'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'
import { PageTitle } from '../../ui/layout/page-heading.tsx'
import { Logo } from '../layout/logo.tsx'
import { adminBoxes, adminPages } from '../paths.ts'
import type { RouteHandle } from '../routes.tsx'

/** The bar at the top of the administration. */
export function AdminBar({ children, ...look }: HTMLChakraProps<'header'>) {
  return (
    <chakra.header bg="bg.panel" borderBottomWidth="1px" borderColor="border.muted" {...look}>
      <Container maxW="full">
        <Flex align="center" wrap="wrap" columnGap="6" rowGap="1" minH="14" py="1">
          <Logo />
          {children}
        </Flex>
      </Container>
    </chakra.header>
  )
}

/** The administration until it is known who is looking: its outline, which says nothing. */
export function AdminFrame() {
  return (
    <Flex direction="column" minH="dvh">
      <PageTitle>Administration</PageTitle>
      <AdminBar />
      <AdminNeedsScripts />
      <PageSpinner />
    </Flex>
  )
}

/** The addresses of the administration as the server knows them: their frame, which the browser takes over. */
export const adminFrames: RouteObject = {
  path: 'admin',
  handle: { isPersonal: true } satisfies RouteHandle,
  children: [
    { path: 'login', element: <AdminLoginFrame /> },
    ...['', ...adminBoxes, ...adminPages].map((path) => ({ path, element: <AdminFrame /> })),
  ],
}
