import type { Core } from '#src/core'
import type { Call } from '#src/http'
import type { Href } from '#src/navigation'
import { withStandIns } from './detachFiles'

/** A form that can show a request again: its address, and the draft that it will find there. */
export interface FormAddress {
  readonly to: Href
  /** Where its draft belongs, and the values that stand in it (`useDraftForm`). */
  readonly form: string
  readonly record: string
  readonly values: unknown
}

/** One line of 'both versions side by side'; `label` is a key of the plugin's texts. */
export interface ComparedField {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

/**
 * What an area knows about one of its submits. In a stored request the files stand aside: the area sees an empty file of the
 * same kind in place of each; only `edit` and `onTop` get the files themselves.
 */
interface AboutCall<Q> {
  /** What a person calls it ('Follow-up'): a key of the plugin's texts. */
  readonly title: string
  /**
   * Looks the submit up in the back end's list, because a back end may ignore the idempotency key (wire.md 'Clients').
   * undefined: cannot be told. A rejection means: try again later.
   */
  alreadyThere?(core: Core, request: Q): Promise<boolean | undefined>
  /** The form in which an unsent request is changed; left out or undefined: it is only retried or discarded. */
  edit?(request: Q): FormAddress | undefined
  /** After 4009: mine and theirs (the record as it is now, unparsed), field by field; the wire's own fields unless given. */
  compare?(request: Q, theirs: unknown): readonly ComparedField[] | undefined
  /** After 4009: my request on top of theirs (its version); as it was unless given. */
  onTop?(request: Q, theirs: unknown): Q | undefined
  /** It was sent in the background: what is on screen may be out of date. */
  afterSent?(core: Core, request: Q): void
}

/** A submit that may go through the outbox, as a plugin contributes it (`repeatable`). */
export interface RepeatableCall extends AboutCall<unknown> {
  // biome-ignore lint/suspicious/noExplicitAny: a list of calls holds requests and answers of every shape
  readonly call: Call<any, any>
}

/**
 * Declares such a submit. What comes from storage is checked against the call before the area sees it: a request that does
 * not fit (an older build wrote it) is not looked up, edited or compared.
 */
export function repeatableCall<Q, R>(call: Call<Q, R>, about: AboutCall<Q>): RepeatableCall {
  if (!call.declaration.repeatable) throw new TypeError(`${call.id} is not declared repeatable`)
  /** Runs with a request that fits; undefined for any other. */
  const checked = <T>(raw: unknown, run: (request: Q) => T): T | undefined => {
    const request = withStandIns(raw) as Q
    try {
      call.request(request)
    } catch {
      return undefined
    }
    return run(request)
  }
  return {
    call,
    title: about.title,
    alreadyThere: async (core, raw) => checked(raw, (request) => about.alreadyThere?.(core, request)),
    edit: (raw) => checked(raw, (request) => about.edit?.(request)),
    compare: (raw, theirs) => checked(raw, (request) => about.compare?.(request, theirs)),
    onTop: (raw, theirs) => checked(raw, (request) => about.onTop?.(request, theirs)),
    afterSent: (core, raw) => checked(raw, (request) => about.afterSent?.(core, request)),
  }
}
