import * as v from 'valibot'
import type { Href } from '#base/routes'
import type { Core } from '#platform/core'
import type { AnyCall, Call } from '#platform/http'
import { withStandIns } from './detachFiles'
import type { OutgoingFile } from './Outbox'

/** A form that can edit a request: its address and the draft to put there. */
export interface FormAddress {
  readonly to: Href
  /** Form and record of the draft, and its values (`useDraftForm`). */
  readonly form: string
  readonly record: string
  readonly values: unknown
}

/** One row of the comparison of two versions; `label` is a text key of the plugin. */
export interface ComparedField {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

/**
 * What an area declares about one of its submits. Stored requests have an empty file of the same type in place of each
 * file; only `edit` and `onTop` get the files themselves.
 */
interface AboutCall<Q, D = never> {
  /** Name of the entry ('Follow-up'): a text key of the plugin. */
  readonly title: string
  /**
   * Looks up the submit on the server, because a back end may ignore the idempotency key (wire.md 'Clients').
   * undefined: cannot be determined. A rejection means: try again later.
   */
  alreadyThere?(core: Core, request: Q): Promise<boolean | undefined>
  /**
   * The form that edits an unsent request; `uploads`: the files that it refers to (`attachmentsOf`). If omitted or undefined, the entry can only be retried or discarded. */
  edit?(request: Q, uploads: readonly OutgoingFile[]): FormAddress | undefined
  /** After 4009: compares the request with the current record (raw) by field; default: the fields on the wire. */
  compare?(request: Q, theirs: unknown): readonly ComparedField[] | undefined
  /**
   * What the request will change of its record, entered `at`: these fields are shown over it, in lists and on its page,
   * until the request is sent or discarded.
   */
  overlay?(record: D, request: Q, at: Date): Partial<D>
  /**
   * Called after the request was sent in the background, to refresh what is on screen. `overlay` stays until a returned
   * promise settles.
   */
  afterSent?(core: Core, request: Q): unknown
}

/** A submit that may go through the outbox, contributed by a plugin (`repeatable`). */
export interface RepeatableCall extends Omit<AboutCall<unknown>, 'edit' | 'overlay'> {
  overlay?(record: object, request: unknown, at: Date): object | undefined
  edit?(request: unknown, uploads?: readonly OutgoingFile[]): FormAddress | undefined
  /** After 4009: the request over the current version; undefined if it has no version, so that it is sent unchanged. */
  onTop?(request: unknown, theirs: unknown): unknown
  readonly call: AnyCall
}

/**
 * Declares such a submit. Stored requests are validated against the call before they reach the area; an invalid request
 * (written by an older build) is not looked up, edited or compared.
 */
export function repeatableCall<Q, R, D = never>(call: Call<Q, R>, about: AboutCall<NoInfer<Q>, D>): RepeatableCall {
  if (!call.declaration.repeatable) throw new TypeError(`${call.id} is not declared repeatable`)
  /** Runs with a valid request; undefined for an invalid one. */
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
    edit: (raw, uploads = []) => checked(raw, (request) => about.edit?.(request, uploads)),
    compare: (raw, theirs) => checked(raw, (request) => about.compare?.(request, theirs)),
    onTop: (raw, theirs) => checked(raw, (request) => ofVersion(request, theirs)),
    // Only records that the area itself names like this one are given to it (`outboxName`).
    overlay: (record, raw, at) => checked(raw, (request) => about.overlay?.(record as D, request, at)),
    afterSent: (core, raw) => checked(raw, (request) => about.afterSent?.(core, request)),
  }
}

/** The request over the version of the current record; undefined if one of them has none. */
function ofVersion<Q>(request: Q, theirs: unknown): Q | undefined {
  const current = v.safeParse(versioned, theirs)
  return v.is(versioned, request) && current.success ? { ...request, version: current.output.version } : undefined
}
const versioned = v.object({ version: v.number() })

/** What an area declares about a submit of one of its forms. */
interface AboutForm<Q, D> extends Pick<AboutCall<Q, D>, 'title' | 'compare' | 'overlay' | 'afterSent'> {
  /** Address of the form that edits a request, and the form and record of its draft. */
  to(request: Q): Href
  readonly form: string
  record(request: Q): string
  /** The form's values for a request; `uploads`: the files that it refers to (`attachmentsOf`). */
  values(request: Q, uploads: readonly OutgoingFile[]): unknown
  /** `alreadyThere` of a submit. */
  same?(core: Core, request: Q): Promise<boolean | undefined>
}

/** Declares a submit that a form sends and edits (kit 2.13). */
export function repeatableForm<Q, R, D = never>(
  call: Call<Q, R>,
  { to, form, record, values, same, ...about }: AboutForm<NoInfer<Q>, D>,
): RepeatableCall {
  return repeatableCall<Q, R, D>(call, {
    ...about,
    ...(same ? { alreadyThere: same } : {}),
    edit: (request, uploads) => ({
      to: to(request),
      form,
      record: record(request),
      values: values(request, uploads),
    }),
  })
}
