import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

// Fetched with the first press (`import`): most people never need it, and the code that they all fetch stays small.
type Facts = Record<string, unknown>

/** What a passkey has answered, or why it has not, in words for people. */
export type PasskeyAnswer = { response: Facts } | { refused: string }

/** Whether this browser knows passkeys at this address. */
const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function'

const unknown =
  'Ce navigateur ne connaît pas les clés d’accès (passkeys), ou la boutique n’est pas ouverte en https.'

/** By the name of the browser's error (WebAuthn, section 5.1). */
const words: Record<string, string> = {
  NotAllowedError: 'La demande a été annulée, ou a pris trop de temps.',
  AbortError: 'La demande a été annulée, ou a pris trop de temps.',
  InvalidStateError: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  SecurityError:
    'Les clés d’accès ne fonctionnent pas à cette adresse : ouvrez la boutique à son adresse habituelle.',
  NotSupportedError: 'Cet appareil ne sait pas créer de clé d’accès pour cette boutique.',
  ConstraintError:
    'Cet appareil ne sait pas garder de clé d’accès protégée par un code, un doigt ou un visage.',
}

async function answered(ask: () => Promise<unknown>): Promise<PasskeyAnswer> {
  if (!knowsPasskeys()) return { refused: unknown }
  try {
    return { response: (await ask()) as Facts }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return { refused: words[name] ?? 'La clé d’accès n’a pas répondu. Réessayez.' }
  }
}

/** Has the browser make a passkey. @param options what the shop asks for. */
export const makePasskey = (options: Facts): Promise<PasskeyAnswer> =>
  answered(() =>
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  )

/** Has the browser use a passkey. @param options what the shop asks for. */
export const askPasskey = (options: Facts): Promise<PasskeyAnswer> =>
  answered(() =>
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  )
