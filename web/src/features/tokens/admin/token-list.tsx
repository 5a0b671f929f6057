import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import {
  RevokeApiTokenDocument,
  type TokenList_TokenFragment,
  TokenList_TokenFragmentDoc,
} from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { useAdminAction } from '../../../graphql/use-admin-data.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { scopeWords } from './scope-words.ts'

interface TokenListProps {
  tokens: readonly FragmentType<typeof TokenList_TokenFragmentDoc>[]
  onRevoked: () => Promise<unknown>
}

/** The tokens: what each may do, until when, when it was last used, and how it is ended. */
export function TokenList({ tokens, onRevoked }: TokenListProps) {
  const [ending, setEnding] = useState<TokenList_TokenFragment | null>(null)
  const [revoke] = useAdminAction(RevokeApiTokenDocument, { success: 'Jeton révoqué' })
  const { isBusy, run } = usePending()
  const end = () =>
    run(async () => {
      if (ending && 'done' in (await revoke({ id: ending.id }))) await onRevoked().catch(() => undefined)
      setEnding(null)
    })
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="3" aria-label="Jetons">
        {readFragment(TokenList_TokenFragmentDoc, tokens).map((token) => (
          <li key={token.id}>
            <TokenCard token={token} onRevoke={() => setEnding(token)} />
          </li>
        ))}
      </Stack>
      <ConfirmDialog
        isOpen={ending !== null}
        title={`Révoquer «\u00a0${ending?.name ?? ''}\u00a0»\u202f?`}
        confirmLabel="Révoquer"
        isBusy={isBusy}
        onConfirm={() => void end()}
        onCancel={() => setEnding(null)}
      >
        Les programmes qui s’en servent seront refusés aussitôt. C’est définitif.
      </ConfirmDialog>
    </>
  )
}

function TokenCard({ token, onRevoke }: { token: TokenList_TokenFragment; onRevoke: () => void }) {
  const hasEnded = Date.parse(token.expiresAt) <= Date.now()
  return (
    <Panel as="article" data-private px={{ base: '4', md: '5' }} py="3">
      <Flex gap="3" align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <Stack gap="1" flex="1 1 16rem" minW="0">
          <Flex gap="3" align="center" wrap="wrap">
            <Heading as="h2" fontSize="md" fontWeight="medium" overflowWrap="anywhere">
              {token.name}
            </Heading>
            {hasEnded && (
              <Badge bg="danger.subtle" color="danger.fg">
                Expiré
              </Badge>
            )}
          </Flex>
          <Text textStyle="sm">{token.scopes.map(scopeWords).join('\u00a0· ')}</Text>
          <Flex columnGap="4" rowGap="1" wrap="wrap" color="fg.muted" textStyle="sm">
            <span>
              {hasEnded ? 'Expiré le ' : 'Expire le '}
              <DateTimeText date={token.expiresAt} />
            </span>
            <span>
              {token.lastUsedAt ? (
                <>
                  {'Dernière utilisation\u00a0: '}
                  <DateTimeText date={token.lastUsedAt} />
                </>
              ) : (
                'Jamais utilisé'
              )}
            </span>
            <chakra.span overflowWrap="anywhere">{`Créé par ${token.madeBy}`}</chakra.span>
          </Flex>
        </Stack>
        <Button variant="outline" flex="none" aria-label={`Révoquer\u00a0: ${token.name}`} onClick={onRevoke}>
          Révoquer
        </Button>
      </Flex>
    </Panel>
  )
}
