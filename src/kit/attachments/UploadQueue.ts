import { makeAutoObservable, observable, runInAction } from 'mobx'
import { type Attachment, isLost } from '#base/fields'
import { pageSurroundings, type Surroundings } from '#base/storage'
import { defineStore } from '#platform/core'
import { HttpError } from '#platform/http'
import { eventOf, PARALLEL_UPLOADS, type UploadFile, type UploadTarget } from '#platform/outbox'

/** State of an upload. `waiting`: for its turn, the next try or the network. */
export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'sent'; readonly url: string }
  | { readonly kind: 'failed'; readonly error: HttpError }

/** Delays before the second, third and fourth try (domain/knowledge.md 5 'queue'). ms */
export const RETRY_DELAYS = [2000, 4000, 8000] as const

interface Job {
  readonly to: UploadTarget
  readonly attachment: Attachment
  tries: number
  /** The delay after a failure is not over. */
  isResting: boolean
  stop: () => void
}

interface QueueDeps {
  readonly uploadFile: UploadFile
  readonly surroundings: Pick<Surroundings, 'later' | 'isOnline' | 'onChange'>
}

const WAITING: UploadState = { kind: 'waiting' }

/**
 * Uploads the attachments of open forms: two at a time, in the order in which they were added, three retries after 2, 4
 * and 8 s. Continues while another page is visible. On submit the form hands the remaining uploads to the outbox
 * (`release`).
 */
export class UploadQueue {
  /** State by attachment id. */
  readonly states = observable.map<string, UploadState>([], { deep: false })
  readonly #jobs = new Map<string, Job>()
  readonly #deps: QueueDeps
  readonly #stopListening: () => void

  constructor(deps: QueueDeps) {
    this.#deps = deps
    makeAutoObservable(this, { states: false }, { autoBind: true })
    this.#stopListening = deps.surroundings.onChange(this.networkChanged)
  }

  /** Uploads an attachment unless it is uploaded, queued or lost. */
  add(to: UploadTarget, attachment: Attachment): void {
    const { id, url } = attachment
    if (url !== undefined || isLost(attachment) || this.#jobs.has(id)) return
    this.#jobs.set(id, { to, attachment, tries: 0, isResting: false, stop: () => undefined })
    this.states.set(id, WAITING)
    this.pump()
  }

  /** Retries a failed upload. */
  retry(id: string): void {
    const job = this.#jobs.get(id)
    if (!job || this.states.get(id)?.kind !== 'failed') return
    job.tries = 0
    this.states.set(id, WAITING)
    this.pump()
  }

  /** Ends an upload and evicts it: it was removed, or its address is stored in the form. */
  remove(id: string): void {
    this.end(id)
    this.pump()
  }

  /** Ends the uploads of these attachments; gives the addresses of those that have arrived. */
  release(ids: readonly string[]): ReadonlyMap<string, string> {
    const urls = new Map<string, string>()
    for (const id of ids) {
      const state = this.states.get(id)
      if (state?.kind === 'sent') urls.set(id, state.url)
      this.end(id)
    }
    this.pump()
    return urls
  }

  dispose(): void {
    this.#stopListening()
    for (const id of [...this.#jobs.keys()]) this.end(id)
  }

  private end(id: string): void {
    const job = this.#jobs.get(id)
    this.#jobs.delete(id)
    this.states.delete(id)
    job?.stop()
  }

  private networkChanged(): void {
    if (!this.#deps.surroundings.isOnline()) return
    for (const [id, job] of this.#jobs) {
      const state = this.states.get(id)
      if (state?.kind === 'failed' && !isRefused(state.error)) this.retry(id)
      if (job.isResting) {
        job.stop()
        job.isResting = false
      }
    }
    this.pump()
  }

  private pump(): void {
    const { uploadFile, surroundings } = this.#deps
    if (!surroundings.isOnline()) return
    const kindOf = (id: string) => this.states.get(id)?.kind
    const free = PARALLEL_UPLOADS - [...this.#jobs.keys()].filter((id) => kindOf(id) === 'sending').length
    const next = [...this.#jobs]
      .filter(([id, job]) => kindOf(id) === 'waiting' && !job.isResting)
      .slice(0, Math.max(0, free))
    for (const [id, job] of next) void this.send(id, job, uploadFile)
  }

  private async send(id: string, job: Job, uploadFile: UploadFile): Promise<void> {
    const controller = new AbortController()
    job.stop = () => controller.abort()
    const isCurrent = () => this.#jobs.get(id) === job
    const show = (state: UploadState) => runInAction(() => isCurrent() && this.states.set(id, state))
    show({ kind: 'sending', percent: 0 })
    const { name, file, path } = job.attachment
    try {
      const { fileUrl } = await uploadFile(
        { to: job.to, name, file, path },
        {
          idempotencyKey: id,
          signal: controller.signal,
          onProgress: (percent) => show({ kind: 'sending', percent }),
        },
      )
      job.stop = () => undefined
      show({ kind: 'sent', url: fileUrl })
    } catch (error) {
      if (isCurrent()) runInAction(() => this.failed(id, job, error))
    }
    this.pump()
  }

  private failed(id: string, job: Job, raw: unknown): void {
    const { surroundings } = this.#deps
    const error = raw instanceof HttpError ? raw : new HttpError('refused', String(raw), { callId: 'upload' })
    // Without network the try does not count; the upload continues when the network returns.
    if (!isRefused(error) && !surroundings.isOnline()) {
      this.states.set(id, WAITING)
      return
    }
    const delay = isRefused(error) ? undefined : RETRY_DELAYS[job.tries]
    if (delay === undefined) {
      this.states.set(id, { kind: 'failed', error })
      return
    }
    job.tries += 1
    job.isResting = true
    this.states.set(id, WAITING)
    job.stop = surroundings.later(() => {
      job.isResting = false
      this.pump()
    }, delay)
  }
}

/** Another try would fail as well. */
const isRefused = (error: HttpError): boolean => ['refused', 'outdated'].includes(eventOf(error, 0, 0).type)

/** The uploads of the signed-in user. */
export const uploadQueue = defineStore(
  'attachments.uploads',
  (core) =>
    new UploadQueue({
      uploadFile: core.uploadFile,
      surroundings: pageSurroundings(`uploads ${core.session.loginName}`),
    }),
)
