import type { ReplyName } from '#base/config'
import type { HostData, HostMethod } from '../calls'
import { waitFor } from '../detect'
import type { HostCallOptions, HostOs } from '../HostBridge'
import { HOST_TEXTS, type HostResult, hostFailure, noMethod } from '../HostResult'
import type { CallSettlement } from './CallSettlement'
import { Channel } from './Channel'
import { createFlightMarks } from './flightMarks'
import type { Way } from './hosts'
import { LISTENERS } from './listeners'
import { type NativeView, postNative } from './native'
import { ownFunction } from './ownFunction'
import { read, thrown } from './results'
import type { MethodRule } from './rules'

type NativeWay = Extract<Way, { way: 'native' }>

interface NativeDeps {
  readonly view: Window
  readonly os: HostOs
  /** True if an earlier page still waits for this response. */
  readonly isExpected: (name: ReplyName) => Promise<boolean>
  readonly report: (error: unknown, where: string) => void
}

/** Calls to a native object. Responses arrive in global functions, so calls that share a name run one at a time. */
export function createNativeCalls({ view, os, isExpected, report }: NativeDeps) {
  const channels = new Map<ReplyName, Channel>()
  const marks = createFlightMarks(view)
  const openedAt = Date.now()

  const channelOf = (name: ReplyName): Channel => {
    const note = (what: string) => report(new Error(`an answer came ${what} and was dropped`), `host ${name}`)
    const channel = channels.get(name) ?? new Channel({ note })
    channels.set(name, channel)
    return channel
  }

  /** Before the first call: a response still due to the previous page must not settle this page's call. */
  const expectEarlier = async (name: ReplyName) => {
    const channel = channelOf(name)
    const age = marks.ageOf(name) ?? ((await isExpected(name)) ? Date.now() - openedAt : undefined)
    if (age !== undefined) channel.expectEarlier(age)
    return channel
  }

  const ready = new Map<ReplyName, Promise<Channel>>()
  const readyChannel = (name: ReplyName): Promise<Channel> => {
    const channel = ready.get(name) ?? expectEarlier(name)
    ready.set(name, channel)
    return channel
  }

  /** Section 4: the call is retried after 300 ms if the native bridge is not ready. */
  const post = async (method: HostMethod, params: object, isOver = () => false) => {
    let posted = postNative(view as NativeView, os, method, params)
    if (posted !== 'not-ready') return posted
    await waitFor(() => {
      if (isOver()) return true
      posted = postNative(view as NativeView, os, method, params)
      return posted !== 'not-ready'
    })
    return posted
  }

  const call = async <M extends HostMethod>(
    method: M,
    rule: MethodRule<M>,
    way: NativeWay,
    params: object,
    options: HostCallOptions,
    ending: CallSettlement<HostData<M>>,
  ): Promise<HostResult<HostData<M>>> => {
    const channel = way.reply && (await readyChannel(way.reply))
    if (channel?.isBusy && rule.alone) return hostFailure('busy', 'busy')

    const answer = (raw: unknown) => ending.answer(read(rule, raw))
    const own = channel || way.joins ? undefined : ownFunction(view, answer)
    const listener = LISTENERS[method]
    const heard = listener && ownFunction(view, (raw) => listener.hear(raw, options, ending))
    const names = { ...(own && { callback: own.name }), ...(heard && { [listener.field]: heard.name }) }

    let isPosted = false
    const run = async () => {
      ending.begin()
      // Stops a recording only after its start was posted.
      if (way.joins) await channelOf(way.joins).started()
      const posted = await post(method, { ...params, ...names }, () => ending.isOver)
      isPosted = posted === 'posted'
      if (isPosted && way.reply) marks.begin(way.reply)
      if (posted === 'absent') ending.answer(way.absent ? hostFailure('host', way.absent) : noMethod())
      else if (!isPosted) ending.answer(hostFailure('host', HOST_TEXTS.fail))
      else if (way.joins)
        await channelOf(way.joins)
          .idle()
          .then(() => answer(undefined))
    }
    const start = () => void run().catch((native: unknown) => ending.answer(thrown(native)))
    const flight = { takesAny: rule.sameForAll ?? false, start, answer, doubtful: () => ending.doubtful() }
    if (channel) channel.enter(flight)
    else start()

    const result = await ending.result
    channel?.leave(flight, ending.isAnswered || !isPosted)
    if (way.reply) marks.end(way.reply)
    own?.remove()
    if (!(listener?.outlives && result.ok)) heard?.remove()
    return result
  }

  return {
    call,
    answer(name: ReplyName, raw: unknown): boolean {
      const isTaken = channelOf(name).answer(raw)
      if (!isTaken) marks.settleEarlier(name)
      return isTaken
    },
    /** Subscribes to repeated calls from the host; returns the unsubscribe function. */
    subscribe(method: HostMethod, params: object, run: (raw: unknown) => void): () => void {
      const own = ownFunction(view, run)
      post(method, { ...params, callback: own.name }).catch((error: unknown) => report(error, `host ${method}`))
      return own.remove
    },
  }
}
