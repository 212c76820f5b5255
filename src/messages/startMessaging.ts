import { reaction } from 'mobx'
import { createPersist, type StorageNotice } from '#src/device'

import type { Http } from '#src/http'
import type { Session } from '#src/session'
import { type ChannelPort, createBroadcastPort, startChannel } from './channel'
import type { Messages } from './createMessages'
import { PollMark, pollMarkFields } from './PollMark'
import { startPolling } from './poll'
import type { Presence } from './presence'
import { startSibling } from './sibling'

/** Name of the persisted mark in local storage (wire.md: persisted stores under their store id). */
const MARK_ID = 'core.messages'

export interface MessagingDeps {
  readonly messages: Messages
  readonly session: Pick<Session, 'state' | 'loginName'>
  readonly http: Http
  /** Tells the person once where the browser keeps nothing. */
  readonly notice: (notice: StorageNotice) => void
  readonly report: (error: unknown, where: string) => void
  /** The bridge's, in a native host. */
  readonly port?: ChannelPort
  readonly presence?: Presence
}

/**
 * Opens the ways by which messages come besides the host's events: channel, sibling to-do app, and pushes of whoever is
 * signed in. Nobody waits for it: boot starts it after the first data. Gives 'stop'.
 */
export function startMessaging(deps: MessagingDeps): () => void {
  const { messages, session, http, notice, report, port = createBroadcastPort(), presence } = deps
  const stopChannel = startChannel({ port, messages, report })
  const stopSibling = startSibling({ messages, port })

  const follow = (user: string) => {
    const mark = new PollMark()
    const stopKeeping = createPersist({ user, notice })(MARK_ID, mark, pollMarkFields)
    const stopPolling = startPolling({ http, messages, mark, report, ...(presence ? { presence } : {}) })
    return () => {
      stopPolling()
      stopKeeping()
    }
  }

  let leave: (() => void) | undefined
  const stopFollowing = reaction(
    () => (session.state === 'signed-in' ? session.loginName : ''),
    (user) => {
      leave?.()
      leave = user ? follow(user) : undefined
    },
    { fireImmediately: true },
  )
  return () => {
    stopFollowing()
    leave?.()
    stopSibling()
    stopChannel()
  }
}
