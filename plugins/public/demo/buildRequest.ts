import type { Parameter } from './methods'

/** What earlier calls gave that later ones take. */
export interface Picked {
  /** What was picked last: a path in the host, or the file itself. */
  readonly path?: string | Blob
  readonly name?: string
  readonly audioId?: string
}

export type Values = Readonly<Record<string, string | boolean>>

/** Numbers of the bridge that the page shows as choices. */
const NUMERIC_CHOICES: readonly string[] = ['showWebViewToolbar']

/** Parses; throws `SyntaxError` for what is no JSON. */
function parseJson(text: string, { path = '' }: Picked): unknown {
  // An empty path means what was picked last; a file has no place in JSON.
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

/** The request that the fields say; empty ones are left out. Throws `SyntaxError` for what is no JSON. */
export function buildRequest(parameters: readonly Parameter[], values: Values, picked: Picked): object {
  const entries = parameters
    .map((each) => [each.name, fieldOf(each, values[each.name] ?? each.initial, picked)] as const)
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries)
}
