import qs from 'qs'

/** Parsed body of a request. A file is a `File`. */
export type Body =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly value: Record<string, unknown> }
  | { readonly kind: 'multipart'; readonly value: Record<string, unknown> }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'broken'; readonly value: string }

/** A server may accept more than the app's own limits of section 9, such as 1,200 areas in one filter. */
const LIMITS = { arrayLimit: 10_000, parameterLimit: 20_000, depth: 5 } as const

/** Identity parameters belong to the transport, not to the call (section 7). */
const IDENTITY = ['itcode', 'iv-user', 't']

export function readQuery(url: URL): Record<string, unknown> {
  return qs.parse(url.search, { ...LIMITS, ignoreQueryPrefix: true }) as Record<string, unknown>
}

/** Reads a body once, by its content type. */
export async function readBody(request: Request): Promise<Body> {
  if (request.body === null) return { kind: 'none' }
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('multipart/form-data')) return readMultipart(request)
  const text = await request.text()
  if (text === '') return { kind: 'none' }
  if (type.includes('application/x-www-form-urlencoded')) {
    return { kind: 'form', value: qs.parse(text, LIMITS) as Record<string, unknown> }
  }
  try {
    return { kind: 'json', value: JSON.parse(text) }
  } catch {
    return { kind: type.includes('json') ? 'broken' : 'text', value: text }
  }
}

async function readMultipart(request: Request): Promise<Body> {
  const raw = request.clone()
  try {
    const value: Record<string, unknown> = {}
    for (const [name, field] of await request.formData()) {
      const before = value[name]
      value[name] = before === undefined ? field : [...(Array.isArray(before) ? before : [before]), field]
    }
    return { kind: 'multipart', value }
  } catch {
    return { kind: 'broken', value: (await raw.text()).slice(0, 200) }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields passed to a handler: query, body, path parameters; for the same name the last one wins. */
export function wireOf(url: URL, body: Body, path: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const query = readQuery(url)
  for (const name of IDENTITY) delete query[name]
  const sent = body.kind === 'none' ? {} : isRecord(body.value) ? body.value : { body: body.value }
  return { ...query, ...sent, ...path }
}

const LONGEST_LOGGED = 100_000

/** Body for the log: values unchanged, files as name, size and type. */
export function summary(body: Body): unknown {
  if (body.kind === 'none') return null
  if (body.kind === 'text' || body.kind === 'broken') return body.value.slice(0, LONGEST_LOGGED)
  if (body.kind === 'multipart') {
    return Object.fromEntries(Object.entries(body.value).map(([name, field]) => [name, summarise(field)]))
  }
  return body.value
}

function summarise(field: unknown): unknown {
  if (Array.isArray(field)) return field.map(summarise)
  return isFile(field) ? { name: field.name, size: field.size, type: field.type } : field
}

/** Checked by shape: in Jest, `window.File` is not the class that `fetch` uses. */
export function isFile(field: unknown): field is File {
  return typeof field === 'object' && field !== null && 'arrayBuffer' in field && 'name' in field && 'size' in field
}
