import { z } from 'zod'

const unusable = 'Le navigateur n’a pas donné de clé d’accès utilisable. Recommencez.'

/** Bytes as browsers write them in JSON (base64url). */
const bytes = (most: number) =>
  z
    .string({ error: unusable })
    .max(most, unusable)
    .regex(/^[\w-]+$/, unusable)

/** A passkey as a browser names it. */
const named = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key', { error: unusable }),
}

/** What `navigator.credentials.create` gave, as JSON. What a browser calls the ways to a device is kept within reason. */
export const newCredentialRules = z.object(
  {
    ...named,
    response: z.object(
      {
        clientDataJSON: bytes(4_000),
        attestationObject: bytes(40_000),
        transports: z.array(z.string().max(20)).max(10).nullish().catch([]),
      },
      { error: unusable },
    ),
  },
  { error: unusable },
)

/** What `navigator.credentials.get` gave, as JSON. */
export const usedCredentialRules = z.object(
  {
    ...named,
    response: z.object(
      {
        clientDataJSON: bytes(4_000),
        authenticatorData: bytes(4_000),
        signature: bytes(10_000),
        userHandle: bytes(100).nullish(),
      },
      { error: unusable },
    ),
  },
  { error: unusable },
)

export type UsedCredential = z.output<typeof usedCredentialRules>
