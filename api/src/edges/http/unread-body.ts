import { finished } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Request, Response } from 'express'

/** How long a client that still sends is listened to, so that it gets to read why it is refused. */
const lingerMs = 1_000

/** Before a refusal while the body is still coming: keeps nothing of it, for a moment, and lets the connection end. */
export async function leaveUnread(request: Request, response: Response): Promise<void> {
  if (request.complete) return
  response.setHeader('Connection', 'close')
  request.resume()
  await Promise.race([finished(request).catch(() => {}), pause(lingerMs)])
}
