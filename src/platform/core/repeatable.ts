import * as v from 'valibot'
import type { Href } from '#base/routes'
import type { Call } from '#platform/http'
import {
  type ComparedField,
  type DeclaredCall,
  type FormAddress,
  type OutgoingFile,
  withStandIns,
} from '#platform/outbox'
import type { Core } from './core'

/** What an area declares about one of its submits; see `DeclaredCall`. */
interface AboutCall<Q, R, D = never> {
  readonly title: string
  /**
   * Looks a request up whose answer was lost: a back end that ignores idempotency keys would write it twice. Must find
   * an entry that was dated back, also among many later ones. undefined: cannot be told; a number: it is there, and
   * this is the version that the record has now (`revision`).
   */
  alreadyThere(core: Core, request: Q): Promise<boolean | number | undefined>
  edit?(request: Q, uploads: readonly OutgoingFile[]): FormAddress | undefined
  /** `core`: for names that neither of both has. */
  compare?(request: Q, theirs: unknown, core: Core | undefined): readonly ComparedField[] | undefined
  /** The request over the current record; by default with its `version`. */
  onTop?(request: Q, theirs: unknown): Q | undefined
  /** The version of the record after the request, from its response (`DeclaredCall.revision`). */
  revision?(request: Q, response: R): number | undefined
  /** What the version is of, where a record has several (`DeclaredCall.revisionOf`). */
  revisionOf?(request: Q): string | undefined
  overlay?(record: D, request: Q, at: Date): Partial<D>
  afterSent?(core: Core, request: Q): unknown
}

/** A submit that may go through the outbox, contributed by a plugin (`repeatable`). */
export interface RepeatableCall extends Omit<DeclaredCall, 'alreadyThere' | 'compare' | 'afterSent'> {
  alreadyThere(core: Core, request: unknown): Promise<boolean | number | undefined>
  compare?(request: unknown, theirs: unknown, core?: Core): readonly ComparedField[] | undefined
  afterSent?(core: Core, request: unknown): unknown
}

/**
 * Declares such a submit. Stored requests are validated against the call before they reach the area; an invalid request
 * (written by an older build) is not looked up, edited or compared.
 */
export function repeatableCall<Q, R, D = never>(
  call: Call<Q, R>,
  about: AboutCall<NoInfer<Q>, NoInfer<R>, D>,
): RepeatableCall {
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
    alreadyThere: async (core, raw) => checked(raw, (request) => about.alreadyThere(core, request)),
    edit: (raw, uploads = []) => checked(raw, (request) => about.edit?.(request, uploads)),
    compare: (raw, theirs, core) => checked(raw, (request) => about.compare?.(request, theirs, core)),
    onTop: (raw, theirs) => checked(raw, (request) => (about.onTop ?? ofVersion)(request, theirs)),
    // The call has parsed the response.
    ...(about.revision && {
      revision: (raw, response) => checked(raw, (request) => about.revision?.(request, response as R)),
    }),
    revisionOf: (raw) => checked(raw, (request) => about.revisionOf?.(request)),
    // `overlay` receives only records to which the area's `outboxName` gives this name.
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
interface AboutForm<Q, R, D>
  extends Pick<
    AboutCall<Q, R, D>,
    'title' | 'compare' | 'onTop' | 'revision' | 'revisionOf' | 'overlay' | 'afterSent'
  > {
  /** Address of the form that edits a request, and the form and record of its draft. */
  to(request: Q): Href
  readonly form: string
  record(request: Q): string
  /** The form's values for a request; `uploads`: the files that it refers to (`attachmentsOf`). */
  values(request: Q, uploads: readonly OutgoingFile[]): unknown
  /** `alreadyThere` of a submit. */
  same(core: Core, request: Q): Promise<boolean | number | undefined>
}

/** Declares a submit that a form sends and edits (kit 2.13). */
export function repeatableForm<Q, R, D = never>(
  call: Call<Q, R>,
  { to, form, record, values, same, ...about }: AboutForm<NoInfer<Q>, NoInfer<R>, D>,
): RepeatableCall {
  return repeatableCall<Q, R, D>(call, {
    ...about,
    alreadyThere: same,
    edit: (request, uploads) => ({
      to: to(request),
      form,
      record: record(request),
      values: values(request, uploads),
    }),
  })
}
