import express, { type RequestHandler } from 'express'
import { productFileLimits } from '../../features/catalogue/product-files/product-files.rules.ts'
import { requirePermission } from '../../platform/authorize.ts'
import { buildContext, type ContextParts } from './build-context.ts'
import { leaveUnread } from './unread-body.ts'

/** How long the largest file may take, in milliseconds: it takes some seven seconds. */
const importMs = 60_000

/**
 * Reads a CSV file (text/csv) as bytes, for the one call that takes one: what encoding it is in, its content tells. Who
 * may not import is told so before a byte is kept.
 */
export function csvBody(parts: ContextParts): RequestHandler {
  const read = express.raw({ type: 'text/csv', limit: productFileLimits.bytes })
  return async (request, response, next) => {
    if (request.method !== 'POST' || !request.is('text/csv')) return next()
    try {
      requirePermission(buildContext(parts, request), 'catalogue.write')
    } catch (error) {
      await leaveUnread(request, response)
      throw error
    }
    // The answer to ten thousand lines takes a few seconds more than a connection may be silent.
    request.setTimeout(importMs)
    read(request, response, next)
  }
}
