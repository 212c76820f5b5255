import type { SimHandler } from '../contract'

export const jsonOf = (value: unknown) => JSON.parse(JSON.stringify(value ?? null))

/**
 * Converts a request as the transport does (`encode`): path and query contain text only, JSON is as it was, multipart
 * is left unchanged.
 */
export function travel(handler: SimHandler, sent: unknown): Record<string, unknown> {
  const { send, method, path } = handler.call.declaration
  if (send === 'multipart') return sent as Record<string, unknown>
  const values: Record<string, unknown> = jsonOf(sent) ?? {}
  const isJson = send === 'json' || (send === 'path' && method === 'POST')
  const isText = (name: string) => !isJson || path.includes(`{${name}}`)
  const entries = Object.entries(values).filter(([name, value]) => value !== null || !isText(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, isText(name) ? textOf(value) : value]))
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value))
