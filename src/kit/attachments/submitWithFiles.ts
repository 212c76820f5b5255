import type { Sender } from '#kit/forms'
import type { Core } from '#platform/core'
import { type OutgoingFile, type Submission, type Submitted, submitOrQueue, withAddresses } from '#platform/outbox'
import { uploadQueue } from './UploadQueue'

interface SubmissionWithFiles<Q, R> extends Submission<Q, R> {
  /** The attachments without an address (`uploadsOf`). */
  readonly uploads: readonly OutgoingFile[]
}

/** As `Submitted`; `files`: stored on the device, and sent once its files are uploaded. */
export type SubmittedWithFiles<R> = Submitted<R> | { readonly kind: 'queued'; readonly why: 'files' }

/**
 * Sends a submit with its files. With all files uploaded it is sent like any other (`submitOrQueue`); otherwise the
 * outbox takes over submit and files as one entry, which survives a kill. Rejects with an `HttpError` when the server
 * refuses it.
 */
export async function submitWithFiles<Q, R>(
  core: Pick<Core, 'http' | 'outbox' | 'store'>,
  { uploads, ...submission }: SubmissionWithFiles<Q, R>,
): Promise<SubmittedWithFiles<R>> {
  const urls = core.store(uploadQueue).release(uploads.map(({ id }) => id))
  const known = uploads.map((upload) => ({ ...upload, url: urls.get(upload.id) }))
  if (known.every(({ url }) => url !== undefined)) {
    // Placeholders and addresses are both strings, so the type of the request stays.
    return submitOrQueue(core, { ...submission, request: withAddresses(submission.request, known) as Q })
  }
  await core.outbox.enqueue({ ...submission, uploads: known })
  return { kind: 'queued', why: navigator.onLine ? 'files' : 'network' }
}

/** Sends a form's submission with its files: `submission(call, request, { …, send: withFiles(uploads) })`. */
export const withFiles =
  (uploads: readonly OutgoingFile[]): Sender =>
  (core, outgoing) =>
    submitWithFiles(core, { ...outgoing, uploads })
