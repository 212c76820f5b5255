import type { Parameter } from './methods'

/** Results of earlier calls that subsequent calls use. */
export interface Picked {
  /** The file picked last: a path in the host, or the file itself. */
  readonly path?: string | Blob
  readonly name?: string
  readonly audioId?: string
}

export type Values = Readonly<Record<string, string | boolean>>

/** Number parameters that the page shows as a choice. */
const NUMERIC_CHOICES: readonly string[] = ['showWebViewToolbar']

/** Throws `SyntaxError` for invalid JSON. */
function parseJson(text: string, { path = '' }: Picked): unknown {
  // An empty path means the file picked last, since JSON cannot hold a file.
  return JSON.parse(text, (key, value: unknown) => (key === 'path' && value === '' ? path : value))
}

function fieldOf(parameter: Parameter, value: string | boolean, picked: Picked): unknown {
  if (typeof value === 'boolean') return value
  switch (parameter.kind) {
    case 'number':
      return value.trim() === '' ? undefined : Number(value)
    case 'json':
      return value.trim() === '' ? undefined : parseJson(value, picked)
    case 'file':
      return value || picked.path || undefined
    case 'audio':
      return value || picked.audioId || undefined
    case 'choice':
      return NUMERIC_CHOICES.includes(parameter.name) ? Number(value) : value
    default:
      return value || undefined
  }
}

/** Builds a request from the field values, without empty fields. Throws `SyntaxError` for invalid JSON. */
export function buildRequest(parameters: readonly Parameter[], values: Values, picked: Picked): object {
  const entries = parameters
    .map((each) => [each.name, fieldOf(each, values[each.name] ?? each.initial, picked)] as const)
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries)
}
