import * as v from 'valibot'
import { call } from '#src/http'

const Push = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    type: v.pipe(v.string(), v.nonEmpty()),
    at: v.pipe(
      v.string(),
      v.check((at) => !Number.isNaN(Date.parse(at)), 'no instant'),
    ),
    payload: v.optional(v.unknown()),
  }),
  v.transform(({ id, type, at, payload }) => ({ id, type, at: new Date(at), payload })),
)
/** A message that the server keeps until it is asked for. */
export type Push = v.InferOutput<typeof Push>

export interface Pushes {
  /** Oldest first. */
  readonly messages: readonly Push[]
  /** How many could not be read. */
  readonly unreadable: number
}

/** Ours: what polling brings. One message that cannot be read must not keep the others. */
export const getMessages = call({
  host: 'main',
  method: 'GET',
  path: '/api/core/messages',
  send: 'query',
  about: 'Messages for the user after an instant (`since`, ISO 8601); all that the server keeps without one.',
  request: v.object({ since: v.optional(v.string()) }),
  response: v.pipe(
    v.nullable(v.array(v.unknown())),
    v.transform((list) => sortOut(list)),
  ),
})

function sortOut(list: readonly unknown[] | null): Pushes {
  const read = (list ?? []).map((item) => v.safeParse(Push, item))
  const messages = read.flatMap((result) => (result.success ? [result.output] : []))
  return {
    messages: messages.sort((a, b) => a.at.getTime() - b.at.getTime()),
    unreadable: read.length - messages.length,
  }
}
