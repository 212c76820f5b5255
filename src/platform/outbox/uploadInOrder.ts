import type { Upload } from './outboxItem'

/** Uploads that run at the same time (field-needs.md 17). */
export const PARALLEL_UPLOADS = 2

/**
 * Uploads the files without an address, two at a time in their order, and gives all with theirs. After a failure no
 * other upload is started; rejects with the first failure once the running ones have ended.
 */
export async function uploadInOrder(
  uploads: readonly Upload[],
  send: (upload: Upload) => Promise<string>,
): Promise<Upload[]> {
  const addresses = new Map(uploads.map(({ id, url }) => [id, url]))
  const waiting = uploads.filter(({ url }) => url === undefined)
  const failures: unknown[] = []
  const work = async () => {
    for (let next = waiting.shift(); next && failures.length === 0; next = waiting.shift()) {
      try {
        addresses.set(next.id, await send(next))
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, work))
  if (failures.length > 0) throw failures[0]
  return uploads.map((upload) => ({ ...upload, url: addresses.get(upload.id) }))
}
