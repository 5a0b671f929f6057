import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Env } from '../../../env.ts'
import { type Clock, repeat } from '../../../platform/clock.ts'
import { type Mail, queueMail } from '../../../platform/mail/outbox.ts'
import { wordAddress } from '../../../platform/word-address.rules.ts'

const pauseMs = 10_000

/** Mails of one transaction: no round holds its rows for long. */
const mailsAtOnce = 100

/**
 * Tells everybody who waits for a product that can be had again. It looks at what is so and not at who changed it: a
 * product may come back by the form, the table, a file, the history or SQL, and a stock that came and went between two
 * looks is told to nobody. A request goes in the transaction that queues its mail: once, however many copies of the
 * shop look at the same time.
 * @returns how many mails.
 */
export async function sendRestockMails(orm: MikroORM, env: Env, now: Date): Promise<number> {
  let sent = 0
  for (;;) {
    const told = await orm.em.fork().transactional(async (em) => {
      const back = await em.execute<Back[]>(
        `with back as (
           select request.id, user_id, products.id as product_id, name
           from restock_requests as request join products on products.id = product_id
           where in_stock and visible order by request.id limit ? for update of request skip locked),
         gone as (delete from restock_requests using back where restock_requests.id = back.id)
         select email, product_id as "productId", name from back join users on users.id = user_id order by back.id`,
        [mailsAtOnce],
      )
      for (const each of back) queueMail(em, restockMail(each, env.PUBLIC_URL), now)
      return back.length
    })
    sent += told
    if (told < mailsAtOnce) return sent
  }
}

interface Back {
  email: string
  productId: number
  name: string
}

/** A subject has 300 characters at most, and the name of a product up to 200. */
function restockMail({ email, productId, name }: Back, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: `De retour\u00a0: ${name}`,
    text: [
      'Bonjour,',
      `Vous vouliez savoir quand «\u00a0${name}\u00a0» reviendrait\u00a0: il est de nouveau en stock.\n${publicUrl}/produit/${wordAddress(productId, name)}`,
      'Rien n’est réservé\u00a0: il est à qui le choisit d’abord. C’est le seul e-mail que vous recevez à ce sujet, et votre demande est effacée.',
      'À bientôt,\nL’équipe de Ramure\n',
    ].join('\n\n'),
  }
}

/**
 * Looks every ten seconds.
 * @param note writes down how a look went.
 * @returns stops it, after the round in hand.
 */
export function startRestockMails(
  orm: MikroORM,
  clock: Clock,
  env: Env,
  log: Logger,
  note: (done: number, error?: unknown) => Promise<void>,
): () => Promise<void> {
  const round = async () => note(await sendRestockMails(orm, env, clock.now()))
  return repeat(round, pauseMs, (error) => {
    log.warn({ err: error }, 'restock mails not queued')
    void note(0, error)
  })
}
