import type { HostResult } from '#platform/host'
import type { Picked } from './buildRequest'

/** Maximum length of texts (images as `data:` URLs are long). Characters */
const LONGEST = 400

function readable(_key: string, value: unknown): unknown {
  if (value instanceof Blob) return `${value.constructor.name} ${value.type} ${value.size} B`
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (typeof value === 'string' && value.length > LONGEST) return `${value.slice(0, LONGEST)}… (${value.length})`
  return value
}

/** Result as readable JSON. */
export const resultText = (result: unknown): string => JSON.stringify(result, readable, 2) ?? 'undefined'

/** Images and audio in a result, and values that subsequent calls can use. */
export interface Found {
  readonly pictures: readonly { readonly path: string; readonly name: string }[]
  readonly audio: string | undefined
  readonly picked: Picked
}

interface Thing {
  readonly path?: unknown
  readonly fileUrl?: unknown
  readonly name?: unknown
  readonly fileName?: unknown
  readonly type?: unknown
  readonly file?: unknown
  readonly localAudioId?: unknown
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
/** True for a URL that this page can load; false for a file path of a host. */
const isShown = (path: unknown): path is string => isText(path) && /^(?:blob|data|https?):/.test(path)

export function findIn(result: HostResult<unknown>): Found {
  const data = result.ok ? result.data : undefined
  const things = (Array.isArray(data) ? data : [data]).filter(
    (each): each is Thing => typeof each === 'object' && each !== null,
  )
  const [first] = things
  const path = first?.path ?? first?.fileUrl
  const name = first?.name ?? first?.fileName
  const isAudio = isText(first?.localAudioId)
  return {
    pictures: things.flatMap(({ path, name, type }) =>
      isShown(path) && isText(name) && isText(type) && type.startsWith('image/') ? [{ path, name }] : [],
    ),
    audio: isAudio && isShown(first?.path) ? first.path : undefined,
    picked: {
      ...(first?.file instanceof Blob ? { path: first.file } : isText(path) && { path }),
      ...(isText(name) && { name }),
      ...(isAudio && isText(first?.localAudioId) && { audioId: first.localAudioId }),
    },
  }
}
