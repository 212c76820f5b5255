import { buildValue } from '#base/config'
import type { Extracted, Note } from './types'

/**
 * Reads a note into the fields of an opportunity: by the service at `LLM_URL` where the build has one, else on the device
 * by rules. Never fails for want of a network; rejects only if `signal` aborts. The rules are a chunk of their own.
 */
export async function extract(note: Note, signal?: AbortSignal): Promise<Extracted> {
  const url = buildValue('LLM_URL')
  if (url === '') return (await import('./local')).local(note, signal)
  const { httpExtraction } = await import('./http')
  return httpExtraction({ url })(note, signal)
}
