import express, { type RequestHandler } from 'express'
import { postLimits } from '../../features/content/post.rules.ts'
import { type ContextParts, findViewer } from './build-context.ts'

/** A character takes at most six bytes of JSON, written by its code (« \u00e9 »). */
const longestArticleBytes = 6 * postLimits.contentLength

/**
 * Reads JSON of at most BODY_LIMIT_BYTES; from an administrator, the longest article besides. Who asks is looked up for
 * a body that says that it is larger, and for no other.
 */
export function jsonBody(parts: ContextParts): RequestHandler {
  const limit = parts.env.BODY_LIMIT_BYTES
  const fromAnybody = express.json({ limit })
  const fromAdministrator = express.json({ limit: limit + longestArticleBytes })
  return (request, response, next) => {
    const large = Number(request.get('content-length')) > limit
    const viewer = large ? findViewer(parts, request) : null
    const read = viewer?.isAdmin ? fromAdministrator : fromAnybody
    read(request, response, next)
  }
}
