import type { Readable } from 'node:stream'
import { fileBrokenOff, imageRefused } from './image-errors.ts'
import { imageLimits } from './images.rules.ts'

/**
 * The bytes of a file, read no further than the limit whatever its sender says of its size. The stream stays open
 * then: whoever owns it answers first, and hangs up afterwards.
 * @throws PAYLOAD_TOO_LARGE; BAD_USER_INPUT when it breaks off.
 */
export async function readCapped(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > imageLimits.maxBytes) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw fileBrokenOff(error)
  }
  if (size > imageLimits.maxBytes) throw imageRefused('size')
  return Buffer.concat(chunks, size)
}
