import { reaction } from 'mobx'
import * as v from 'valibot'
import { createPersist, type StorageNotice } from '#base/storage'
import type { Feedback } from '#platform/feedback'
import type { Http } from '#platform/http'
import type { Session } from '#platform/session'
import { type ChannelPort, createBroadcastPort, startChannel } from './channel'
import type { Messages } from './createMessages'
import { defineMessage, listen } from './listeners'
import { PollMark, pollMarkFields } from './PollMark'
import { type PollDeps, type Polling, startPolling } from './poll'
import type { Presence } from './presence'
import { type PushDeps, takePushes } from './pushes'
import { startSibling } from './sibling'

/** Store id of the persisted mark in local storage (wire.md). */
const MARK_ID = 'core.messages'
/** Sent by a host or another tab when the server has a new message (domain: messages 5); triggers a poll. */
const newMessage = defineMessage('message.new', v.unknown())

export interface MessagingDeps {
  readonly messages: Messages
  readonly session: Pick<Session, 'state' | 'loginName'>
  readonly http: Http
  readonly feedback: Pick<Feedback, 'toast'>
  /** Shows a notice if the browser cannot store anything. */
  readonly notice: (notice: StorageNotice) => void
  readonly report: (error: unknown, where: string) => void
  /** Subscribes to renewals of a refused token; returns the unsubscribe function. */
  readonly onRenewed: (run: () => void) => () => void
  /** Called when a poll is sent; what it returns receives the figures. */
  readonly begin?: PollDeps['begin']
  /** An observable number that grows when a poll is wanted at once. */
  readonly asked?: () => number
  /** What opens a message of the server and marks it as read; default: only its owner's handler runs. */
  readonly landing?: PushDeps['landing']
  /** A visible page lists messages, and shows new ones itself. */
  readonly isListed?: PushDeps['isListed']
  /** The time of the server. ms */
  readonly now?: () => number
  /** Transport of the bridge in a native host. */
  readonly port?: ChannelPort
  readonly presence?: Presence
}

/**
 * Starts the message sources other than host events: channel, sibling to-do app, and polling for the signed-in user.
 * Called after the first screen. Returns the stop function.
 */
export function startMessaging(deps: MessagingDeps): () => void {
  const {
    messages,
    session,
    http,
    feedback,
    notice,
    report,
    begin,
    asked,
    landing,
    isListed,
    now,
    port = createBroadcastPort(),
    presence,
  } = deps
  let polling: Polling | undefined

  const follow = (user: string) => {
    const mark = new PollMark()
    const stopKeeping = createPersist({ user, notice })(MARK_ID, mark, pollMarkFields)
    const take = (pushes: Parameters<typeof takePushes>[0]) =>
      takePushes(pushes, { messages, feedback, landing, isListed, now })
    polling = startPolling({ http, mark, take, report, ...(begin && { begin }), ...(presence && { presence }) })
    return stopKeeping
  }

  let stopKeeping: (() => void) | undefined
  const leave = () => {
    polling?.stop()
    polling = undefined
    stopKeeping?.()
    stopKeeping = undefined
  }
  const stops = [
    startChannel({ port, messages, report }),
    startSibling({ messages, port }),
    listen(newMessage, () => {
      polling?.hurry()
      return true
    }),
    ...(asked ? [reaction(asked, () => polling?.hurry())] : []),
    deps.onRenewed(() => polling?.signedIn()),
    reaction(
      () => (session.state === 'signed-in' ? session.loginName : ''),
      (user) => {
        leave()
        if (user) stopKeeping = follow(user)
      },
      { fireImmediately: true },
    ),
    leave,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
