import type { SimHandler } from '../contract'

export const jsonOf = (value: unknown) => JSON.parse(JSON.stringify(value ?? null))

/** Converts a request as the transport does: a query contains text only, multipart is left unchanged. */
export function travel(handler: SimHandler, sent: unknown): Record<string, unknown> {
  const { send } = handler.call.declaration
  if (send === 'multipart') return sent as Record<string, unknown>
  const values: Record<string, unknown> = jsonOf(sent) ?? {}
  if (send === 'json') return values
  const entries = Object.entries(values).filter(([, value]) => value !== null)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  )
}
