import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** The little of CBOR that an authenticator writes: whole numbers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<unknown, unknown>): Buffer {
  const head = (major: number, count: number) => {
    if (count < 24) return Buffer.from([(major << 5) | count])
    if (count < 256) return Buffer.from([(major << 5) | 24, count])
    return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
  }
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, each]) => [cbor(key as string), cbor(each as string)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

/** How a forger would differ from the device. */
export interface Faults {
  origin?: string
  rpID?: string
  isVerified?: boolean
  counter?: number
  userHandle?: string
}

/** A device with one passkey (ES256), made of nothing but the standard: what a browser would hand to the shop. */
export class SoftwarePasskey {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly id = randomBytes(16).toString('base64url')
  counter = 0

  constructor(private readonly origin = 'http://localhost:4000') {}

  /** What `navigator.credentials.create` gives for these options. */
  create({ challenge }: { challenge: string }, faults: Faults = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const point = (coordinate: string) => Buffer.from(coordinate, 'base64url')
    const publicKey = new Map<number, unknown>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as [number, number][]), // EC2, ES256, P-256
      [-2, point(x)],
      [-3, point(y)],
    ])
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([id.length >> 8, id.length & 255])
    const attested = Buffer.concat([Buffer.alloc(16), length, id, cbor(publicKey)])
    const authData = Buffer.concat([this.head(faults, 0x40), attested])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge, faults).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** What `navigator.credentials.get` gives for these options: counts one use. */
  get({ challenge }: { challenge: string }, faults: Faults = {}) {
    this.counter++
    const clientData = this.clientData('webauthn.get', challenge, faults)
    const authData = this.head(faults, 0)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.keys.privateKey)
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(faults.userHandle ? { userHandle: faults.userHandle } : {}),
    })
  }

  private answer<R>(response: R) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} }
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Faults): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  /** The first bytes of what it signs: for whom, whether its owner was there and unlocked it, and how often it was used. */
  private head({ rpID, isVerified = true, counter }: Faults, more: number): Buffer {
    const uses = Buffer.alloc(4)
    uses.writeUInt32BE(counter ?? this.counter)
    const flags = Buffer.from([0x01 | (isVerified ? 0x04 : 0) | more])
    return Buffer.concat([sha256(rpID ?? new URL(this.origin).hostname), flags, uses])
  }
}
