import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { sendContactMessage } from '../../features/engagement/contact/contact.service.ts'
import { subscribeToNewsletter } from '../../features/engagement/newsletter/newsletter.service.ts'
import { httpStatusOf, ShopError } from '../../platform/errors.ts'
import type { OutageLog } from '../../platform/http/http-log.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { addressId } from '../../platform/word-address.rules.ts'
import { buildContext, type ContextParts } from '../http/build-context.ts'
import { crossSiteGuard } from '../http/cross-site-guard.ts'
import { toShopError } from '../http/error-response.ts'
import { isKnownPage } from './known-pages.ts'
import { type RefusedForm, refusalPage, type TypedFields } from './refusal-page.ts'

/** A form of a page as browsers send it without scripts. */
interface PlainForm extends RefusedForm {
  /** Does what the form is for, as the call of the API does. @returns the path to be shown next. */
  send(ctx: RequestContext, typed: TypedFields): Promise<string>
}

/** Every such form, by the path that it is sent to. */
const forms: PlainForm[] = [
  {
    path: '/newsletter/inscription',
    page: '/',
    title: 'Inscription à la lettre',
    button: 'S’inscrire',
    fields: [{ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email' }],
    send: async (ctx, typed) => {
      await subscribeToNewsletter(ctx, typed)
      return '/newsletter/merci'
    },
  },
  {
    path: '/aide-et-contacts',
    page: '/aide-et-contacts',
    title: 'Formulaire de contact',
    button: 'Envoyer le message',
    fields: [
      { name: 'firstName', label: 'Prénom', type: 'text', autocomplete: 'given-name' },
      { name: 'lastName', label: 'Nom', type: 'text', autocomplete: 'family-name' },
      { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email' },
      { name: 'subject', label: 'Sujet', type: 'text', autocomplete: 'off' },
      { name: 'message', label: 'Message', type: 'long', autocomplete: 'off' },
    ],
    send: async (ctx, typed) => {
      await sendContactMessage(ctx, typed)
      return '/aide-et-contacts/merci'
    },
  },
  {
    path: '/panier/ajout',
    page: '/produits',
    title: 'Ajout au panier',
    button: 'Ajouter au panier',
    fields: [{ name: 'productId', label: 'Numéro du produit', type: 'text', autocomplete: 'off' }],
    // A cart needs an account, and signing in needs scripts: the page there says so.
    send: async (_ctx, { productId = '' }) => {
      const id = addressId(productId)
      return `/auth?${new URLSearchParams({ retour: id ? `/produit/${id}` : '/produits' })}`
    },
  },
]

/** The longest message, each letter written as « %E2%80%99 », and the other fields. */
const bodyLimitBytes = 64_000

/**
 * Takes the forms of pages that were sent without scripts: the same services, limits and guard against other sites as
 * their calls below /api. What is done leads to another page, so that going back sends nothing again; what is refused is
 * shown with what was typed.
 */
export function plainForms(parts: ContextParts, noteOutage: OutageLog): RequestHandler {
  const router = Router()
  const read = express.urlencoded({ extended: false, limit: bodyLimitBytes, parameterLimit: 30 })
  for (const form of forms) {
    const send: RequestHandler = async (request, response) => {
      if (!request.is('application/x-www-form-urlencoded'))
        throw new ShopError('UNSUPPORTED_MEDIA_TYPE', 'Formulaire attendu.')
      const next = await form.send(buildContext(parts, request), typedFields(request.body))
      response.setHeader('Cache-Control', 'no-store')
      response.redirect(303, next)
    }
    router.post(form.path, crossSiteGuard(parts.env), read, send, refuse(form, noteOutage))
    // Who loads the address of a refusal anew, without sending the form.
    if (!isKnownPage(form.path))
      router.get(form.path, (_request, response) => response.redirect(303, form.page))
  }
  return router
}

/** The first of each field, as people type it: browsers send every line break as two characters. */
const typedFields = (body: unknown): TypedFields =>
  Object.fromEntries(
    Object.entries(body ?? {}).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value[0] : value).replaceAll('\r\n', '\n'),
    ]),
  )

const refuse =
  (form: PlainForm, noteOutage: OutageLog): ErrorRequestHandler =>
  (error, request, response, _next) => {
    const shown = toShopError(error)
    if (shown.code === 'INTERNAL_SERVER_ERROR') request.log.error({ err: error }, 'unexpected error')
    else if (shown.code === 'SERVICE_UNAVAILABLE') noteOutage(error, request.log)
    const { retryAfterSeconds } = shown.details
    if (retryAfterSeconds) response.setHeader('Retry-After', String(retryAfterSeconds))
    response.setHeader('Cache-Control', 'no-store')
    response.status(httpStatusOf[shown.code]).type('html')
    response.send(refusalPage(form, shown, typedFields(request.body)))
  }
