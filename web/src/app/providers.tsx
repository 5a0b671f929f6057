import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { system } from './theme/system.ts'

interface ProvidersProps {
  client: ApolloClient
  /** The HTML holds the styles of the whole page already: written again, each element would be looked at anew. */
  hasGlobalStyles?: boolean
  children: ReactNode
}

const withoutGlobalStyles = {
  ...system,
  _global: [],
  _config: { ...system._config, disableLayers: true },
}

/** The context of every component: Apollo client and theme. */
export function Providers({ client, hasGlobalStyles = false, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={hasGlobalStyles ? withoutGlobalStyles : system}>{children}</ChakraProvider>
    </ApolloProvider>
  )
}
