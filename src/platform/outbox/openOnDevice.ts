import { when } from 'mobx'
import { chooseLeadership, type Notify, pageSurroundings, theDatabase } from '#base/storage'
import type { Core } from '#platform/core'
import type { Http } from '#platform/http'
import { createDrafts, type Drafts } from './drafts'
import type { FindCall } from './LazyOutbox'
import { createOfflineLists, type OfflineLists } from './OfflineLists'
import { createOfflineRecords, type OfflineRecords } from './OfflineRecords'
import { Outbox } from './Outbox'
import { OutboxRows } from './OutboxRows'

/** Opens the drafts of a user. */
export function openDrafts(user: string, notice: Notify): Drafts {
  return createDrafts({ database: theDatabase(notice), user, notice })
}

/** Opens the offline lists of a user. */
export function openOfflineLists(user: string, notice: Notify): Omit<OfflineLists, 'dispose'> {
  return createOfflineLists({ database: theDatabase(notice), user })
}

/** Opens the offline copies of a user's records. */
export function openOfflineRecords(user: string, notice: Notify): OfflineRecords {
  return createOfflineRecords({ database: theDatabase(notice), user })
}

/**
 * Deletes a user's data on sign-out: offline lists, the history of sent entries, pending host calls. Drafts and unsent
 * entries stay for their owner (wire.md 'Launch and identity'); the user is asked about them before.
 */
export async function forgetUser(user: string, notice: Notify): Promise<void> {
  const stored = theDatabase(notice)
  const clear = async (table: 'pages' | 'calls') => {
    const rows = await stored.all(table, [user])
    await Promise.all(rows.map(({ key }) => stored.delete(table, key)))
  }
  await Promise.all([clear('pages'), clear('calls'), new OutboxRows(stored, user).removeSent()])
}

/** True if the device holds recorded segments of the user. */
export async function holdsRecordings(user: string, notice: Notify): Promise<boolean> {
  return (await theDatabase(notice).all('segments', [user])).length > 0
}

interface OutboxParts {
  /** Login name. */
  readonly user: string
  readonly notice: Notify
  readonly http: Http
  readonly core: Core
  readonly find: FindCall
}

/** Stored items appear within this time, unless another tab has sent them all meanwhile. ms */
const SHOWN_WITHIN = 1000

/** Opens the outbox of a user; resolves once the stored items are loaded. */
export async function openOutbox({ user, notice, http, core, find }: OutboxParts): Promise<Outbox> {
  const stored = theDatabase(notice)
  const held = await new OutboxRows(stored, user).load()
  const outbox = new Outbox({
    database: stored,
    user,
    http,
    findCall: async (callId, plugin) => (await find(callId, plugin))?.call,
    uploadFile: core.uploadFile,
    alreadyThere: async ({ callId, plugin, request }) => (await find(callId, plugin))?.alreadyThere?.(core, request),
    notice,
    leadership: chooseLeadership(stored),
    surroundings: pageSurroundings(user),
  })
  if (held.items.length > 0)
    await when(() => outbox.items.size > 0, { timeout: SHOWN_WITHIN }).catch(() =>
      console.warn('outbox: what was stored is not there any more'),
    )
  return outbox
}
