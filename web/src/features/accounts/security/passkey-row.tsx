import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { PasskeyRow_PasskeyFragment } from '../../../graphql/generated/security/graphql.ts'
import { DateText, DateTimeText } from '../../../ui/display/date-text.tsx'
import { PasskeyName } from './passkey-name.tsx'

interface PasskeyRowProps {
  passkey: PasskeyRow_PasskeyFragment
  /** @returns what is wrong with the name, or nothing. */
  onRename: (name: string) => Promise<string | undefined>
  onRemove: () => void
}

/** One passkey: what it is called, since when, and when it was last used. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const [isNaming, setNaming] = useState(false)
  const { name, isBackedUp, createdAt, lastUsedAt } = passkey
  return (
    <Stack as="li" gap="4" py="4" borderTopWidth="1px" borderColor="border.muted">
      <Flex gap="4" align={{ sm: 'center' }} direction={{ base: 'column', sm: 'row' }}>
        <Flex gap="4" flex="1" minW="0">
          <Box color="fg.plant" pt="1">
            <KeyRound aria-hidden />
          </Box>
          <Stack gap="1" minW="0">
            <Flex gap="3" wrap="wrap" align="center">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </Text>
              {isBackedUp && <Badge>Synchronisée</Badge>}
            </Flex>
            <Text fontSize="sm" color="fg.muted">
              Ajoutée le <DateText date={createdAt} /> ·{' '}
              {lastUsedAt ? (
                <>
                  utilisée le <DateTimeText date={lastUsedAt} />
                </>
              ) : (
                'jamais utilisée'
              )}
            </Text>
          </Stack>
        </Flex>
        <Flex gap="1" wrap="wrap">
          <Button variant="ghost" aria-label={`Renommer ${name}`} onClick={() => setNaming(!isNaming)}>
            Renommer
          </Button>
          <Button variant="ghost" aria-label={`Retirer ${name}`} onClick={onRemove}>
            Retirer
          </Button>
        </Flex>
      </Flex>
      {isNaming && (
        <PasskeyName
          label="Nouveau nom"
          name={name}
          submit="Renommer"
          onSubmit={async (next) => {
            const wrong = await onRename(next)
            if (!wrong) setNaming(false)
            return wrong
          }}
          onCancel={() => setNaming(false)}
        />
      )}
    </Stack>
  )
}
