import { when } from 'mobx'
import { chooseLeadership, type Notify, pageSurroundings, theDatabase } from '#base/storage'
import type { Http } from '#platform/http'
import { createDrafts } from './drafts/drafts'
import { createOfflineLists, createOfflineRecords } from './offline/offlineCopies'
import { Outbox } from './queue/Outbox'
import { OutboxRows } from './queue/OutboxRows'
import type { FindCall } from './queue/UserOutbox'
import { createUploadFile, type UploadFile } from './uploadFile'

interface OutboxParts {
  /** Login name. */
  readonly user: string
  readonly notice: Notify
  readonly http: Http
  readonly uploadFile: UploadFile
  readonly find: FindCall
}

/** Stored items appear within this time, unless another tab has sent them all before. ms */
const SHOWN_WITHIN = 1000

/** The code behind `createDeviceStorage`, which a list does not load. */
export const deviceCode = {
  createUploadFile,

  /** Opens the drafts and the offline copies of a user. */
  openStored(user: string, notice: Notify) {
    const database = theDatabase(notice)
    return {
      drafts: createDrafts({ database, user, notice }),
      lists: createOfflineLists({ database, user }),
      records: createOfflineRecords({ database, user }),
    }
  },

  /** Opens the outbox of a user; resolves once the stored items are loaded. */
  async openOutbox({ user, notice, http, uploadFile, find }: OutboxParts): Promise<Outbox> {
    const database = theDatabase(notice)
    const stored = await new OutboxRows(database, user).load()
    const outbox = new Outbox({
      database,
      user,
      http,
      findCall: async (callId, plugin) => (await find(callId, plugin))?.call,
      uploadFile,
      findRevision: find,
      alreadyThere: async ({ callId, plugin, request }) => (await find(callId, plugin))?.alreadyThere?.(request),
      notice,
      leadership: chooseLeadership(database),
      surroundings: pageSurroundings(user),
    })
    if (stored.items.length > 0)
      await when(() => outbox.items.size > 0, { timeout: SHOWN_WITHIN }).catch(() =>
        console.warn('outbox: what was stored is not there any more'),
      )
    return outbox
  },

  async deleteUserData(user: string, notice: Notify): Promise<void> {
    const database = theDatabase(notice)
    const clear = async (table: 'pages' | 'calls') => {
      const rows = await database.all(table, [user])
      await Promise.all(rows.map(({ key }) => database.delete(table, key)))
    }
    await Promise.all([clear('pages'), clear('calls'), new OutboxRows(database, user).removeSent()])
  },

  async holdsRecordings(user: string, notice: Notify): Promise<boolean> {
    return (await theDatabase(notice).all('segments', [user])).length > 0
  },
}
