import * as v from 'valibot'
import { requestOf } from './httpRequest'
import { checked } from './httpValues'
import { endIfAborted, extractLocally } from './local'
import type { Extraction, ExtractionProvider, Note } from './types'

/** Longest wait for the service (domain/creation.md 1). ms */
const PATIENCE = 8000
/** Longest response that is read; a useful one has about 1,000 characters. */
const LONGEST = 100_000

interface HttpOptions {
  /** Address for chat completions of an OpenAI-compatible service. */
  readonly url: string
  /** ms */
  readonly timeout?: number
}

const completion = v.object({
  choices: v.pipe(v.array(v.object({ message: v.object({ content: v.string() }) })), v.minLength(1)),
})

/**
 * The provider that asks a language model. What the service answers is untrusted: it is parsed, checked against the note
 * and marked as unsure where the note does not say so. Without a useful answer in time the rules read the note.
 */
export function httpExtraction({ url, timeout = PATIENCE }: HttpOptions): ExtractionProvider {
  return async (note, signal) => {
    endIfAborted(signal)
    const own = extractLocally(note)
    const answer = await withTimeout(timeout, signal, (limit) => ask(url, note, own, limit)).catch(() => undefined)
    endIfAborted(signal)
    return answer ? { ...answer, by: 'http' } : { ...own, by: 'local', fellBack: true }
  }
}

async function ask(url: string, note: Note, own: Extraction, signal: AbortSignal): Promise<Extraction> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(requestOf(note)),
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal,
  })
  if (!response.ok) throw new Error(`The service answered ${response.status}`)
  const text = await response.text()
  if (text.length > LONGEST) throw new Error('The answer is too long')
  const [choice] = v.parse(completion, JSON.parse(text)).choices
  return checked(note, JSON.parse(choice?.message.content ?? ''), own)
}

/** Runs something with a limit of time, which also ends with the caller's signal. */
async function withTimeout<T>(
  ms: number,
  signal: AbortSignal | undefined,
  body: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController()
  const abort = () => limit.abort()
  const timer = setTimeout(abort, ms)
  signal?.addEventListener('abort', abort)
  try {
    return await body(limit.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
