import type { RegisteredMessage, Registry } from '#platform/core'

/** What decides where a message leads. */
export interface Leading {
  readonly type: string
  /** As the server sent them. */
  readonly params?: unknown
  readonly hasTemplate: boolean
  /** Its record is deleted, or not visible to the reader. */
  readonly gone: boolean
  readonly expiresAt?: Date | undefined
}

/** Where a message leads (domain/messages.md 3); `payload`: its params, parsed by the owner's schema. */
export type Target =
  | { readonly kind: 'owner'; readonly owner: RegisteredMessage; readonly payload: unknown }
  /** The page of its template, because no area of this version can open it. */
  | { readonly kind: 'template' }
  /** The page of the message itself: its record is gone, or this version cannot open it. */
  | { readonly kind: 'message'; readonly why: 'gone' | 'unknown' | undefined }

/** Most params of a message, and most characters of one. */
const MOST_PARAMS = 10
const LONGEST_PARAM = 64

/** Within the limits of the server; others are not of it. */
function isCapped(params: unknown = {}): boolean {
  if (typeof params !== 'object' || params === null) return false
  const values: readonly unknown[] = Object.values(params)
  return values.length <= MOST_PARAMS && values.every((value) => String(value).length <= LONGEST_PARAM)
}

/**
 * Where a message leads: to the screen of the area that owns its type, if its params are as this area declares them. A
 * right that the user lacks is explained by that screen. `now`: by the server's clock. Pure.
 */
export function target(
  { type, params, hasTemplate, gone, expiresAt }: Leading,
  registry: Pick<Registry, 'messages'>,
  now: Date,
): Target {
  if (gone) return { kind: 'message', why: 'gone' }
  // What has expired can be read, and nothing can be done about it.
  if (expiresAt && expiresAt <= now) return hasTemplate ? { kind: 'template' } : { kind: 'message', why: undefined }
  const found = registry.messages.get(type)
  // The core's others come from hosts and the to-do app, such as to close the page; the server sends none of them.
  const owner = found?.plugin.id === 'core' && type !== 'todo.open' ? undefined : found
  if (owner && isCapped(params)) {
    try {
      return { kind: 'owner', owner, payload: owner.parse(params) }
    } catch {
      // What does not fit is shown as it is.
    }
  }
  if (hasTemplate) return { kind: 'template' }
  const hasAddress = owner !== undefined || (typeof params === 'object' && Object.keys(params ?? {}).length > 0)
  return { kind: 'message', why: hasAddress ? 'unknown' : undefined }
}
