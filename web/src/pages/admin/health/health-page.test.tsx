import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openAdmin } from '../../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

const run = {
  startedAt: '2026-11-21T09:00:00.000Z',
  endedAt: '2026-11-21T09:00:01.000Z',
  durationMs: 1_000,
  done: 2,
}
const health = {
  ...{ now: '2026-11-21T09:00:00.000Z', startedAt: '2026-11-21T08:00:00.000Z', shopVersion: '0.1.0' },
  ...{ nodeVersion: '24.0.0', databaseKind: 'POSTGRESQL', databaseVersion: '17.2', databaseBytes: 9e7 },
  ...{ databaseMs: 1.2, storageKind: 'DISK', storageWorks: false, diskFreeBytes: 5e9, diskTotalBytes: 1e10 },
  ...{
    dataWritable: true,
    mailServer: null,
    lastMailAt: null,
    mailsWaiting: 0,
    mailsRetrying: 0,
    mailsFailed: 1,
  },
  ...{ planned: 0, queuedRows: 0 },
}
const job = { name: 'IMAGES', label: 'Nettoyage', isSteady: false, nextAt: null }

it('the health page tells what is well, what is not, and why a job failed', async () => {
  openAdmin('/admin/sante', {
    health,
    jobs: [
      { ...job, name: 'X', label: 'Autre', state: 'NEVER', runs: [] },
      { ...job, state: 'FAILED', runs: [{ ...run, failure: 'ENOSPC' }] },
    ],
  })
  const list = within(await screen.findByRole('list', { name: 'Tâches de fond' }))
  const [failed, never] = list.getAllByRole('listitem')
  expect(failed).toHaveTextContent(
    /Nettoyage.*Échec.*en 1 s.*Raison : il n’y a plus de place sur le disque \(ENOSPC\)/,
  )
  expect(never).toHaveTextContent('Pas encore passée')
  const [database, files] = within(screen.getByRole('region', { name: 'État de la boutique' })).getAllByRole(
    'article',
  )
  expect(database).toHaveTextContent('Tout va bien')
  expect(files).toHaveTextContent('À regarder')
})

it('the bell counts what is not read, leads there, and is chosen kind by kind', async () => {
  const item = {
    kind: 'FAILED_MAIL',
    subject: '4',
    label: 'Un e-mail n’est pas parti',
    title: 'Votre commande',
  }
  const setting = { kind: 'FAILED_MAIL', label: item.label, bell: true, mail: true }
  let unreadCount = 1
  const { user, sent, at } = openAdmin('/admin/newsletter', {
    newsletterSubscribers: { items: [], totalCount: 0 },
    outgoingMails: { items: [], totalCount: 0 },
    bell: () => ({
      unreadCount,
      items: [
        { ...item, path: '/admin/e-mails?etat=echecs', since: run.startedAt, isRead: unreadCount === 0 },
      ],
    }),
    notificationSettings: () => [setting],
    markNotifications: () => {
      unreadCount = 0
      return { unreadCount, items: [] }
    },
    updateNotificationSetting: ({ mail }: { mail: boolean }) => [Object.assign(setting, { mail })],
  })
  await user.click(await screen.findByRole('button', { name: /^Notifications, 1.non lue/ }))
  await user.click(await screen.findByRole('button', { name: 'Choisir ce que je reçois' }))
  const mail = await screen.findByRole('switch', { name: /e-mail$/ })
  await user.click(mail)
  await waitFor(() => expect(mail).not.toBeChecked())
  expect(sent('UpdateNotificationSetting')).toEqual([{ kind: 'FAILED_MAIL', mail: false }])
  await user.click(screen.getByRole('button', { name: 'Revenir aux notifications' }))
  await user.click(await screen.findByRole('link', { name: /Votre commande/ }))
  await waitFor(() => expect(at()).toBe('/admin/e-mails?etat=echecs'))
  expect(sent('MarkNotifications')).toEqual([{ kind: 'FAILED_MAIL', subject: '4', isRead: true }])
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument()
})
