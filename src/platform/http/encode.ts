import { IDENTITY_PARAMETERS, TIMESTAMP_PARAMETER } from '#base/config'
import type { CallDeclaration } from './call'

/** An encoded request, without what the client adds. */
export interface Encoded {
  readonly path: string
  readonly query: readonly Field[]
  readonly body?: string | FormData
  readonly contentType?: string
}

type Field = readonly [name: string, value: string]
type FileField = readonly [name: string, value: string | Blob]
type Wire = Readonly<Record<string, unknown>>

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded;charset=UTF-8'

type Payload = Omit<Encoded, 'path'>

const asQuery = (wire: unknown): Payload => ({ query: texts(record(wire)) })
const asJson = (wire: unknown): Payload => ({ query: [], body: JSON.stringify(wire), contentType: JSON_TYPE })

/** How a request is sent, once the names of its path are filled. */
const encoders: Readonly<Record<CallDeclaration['send'], (wire: unknown, declaration: CallDeclaration) => Payload>> = {
  query: asQuery,
  json: asJson,
  // Remaining fields are sent as the query of a GET or the JSON of a POST.
  path: (wire, { method }) => (method === 'GET' ? asQuery(wire) : asJson(wire)),
  form: (wire) => {
    const form = new URLSearchParams()
    for (const [name, value] of texts(record(wire))) form.append(name, value)
    return { query: [], body: form.toString(), contentType: FORM_TYPE }
  },
  // The browser writes the content type, because only it has the boundary.
  multipart: (wire, declaration) => ({ query: [], body: multipart(record(wire), declaration) }),
}

/**
 * Encodes a validated request into address, query and body (section 7): `{name}`s of the path are filled from the
 * request, other fields are sent as `send` declares. Throws `TypeError` for a missing path value.
 */
export function encode(wire: unknown, declaration: CallDeclaration): Encoded {
  const { path, rest } = fillPath(declaration.path, wire)
  return { path, ...encoders[declaration.send](rest, declaration) }
}

function record(wire: unknown): Wire {
  return typeof wire === 'object' && wire !== null ? (wire as Wire) : {}
}

/** Values that would change the address: the browser resolves dots, and without a value a segment is missing. */
const NO_SEGMENT: readonly string[] = ['', '.', '..']

function fillPath(path: string, wire: unknown): { readonly path: string; readonly rest: unknown } {
  if (!path.includes('{')) return { path, rest: wire }
  const rest = { ...record(wire) }
  const filled = path.replace(/\{(\w+)\}/g, (place, name: string) => {
    const segment = String(rest[name] ?? '')
    if (NO_SEGMENT.includes(segment)) throw new TypeError(`no ${place} for the path`)
    delete rest[name]
    return encodeURIComponent(segment)
  })
  return { path: filled, rest }
}

function multipart(wire: Wire, { field = 'file' }: CallDeclaration): FormData {
  const form = new FormData()
  for (const [name, value] of fieldsOf(wire)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name === 'file' ? field : name, value, value instanceof File ? value.name : 'file')
  }
  return form
}

function texts(wire: Wire): Field[] {
  return fieldsOf(wire).filter((field): field is Field => typeof field[1] === 'string')
}

/** `{ a: 1, b: ['x'], c: { d: 2 } }` → a=1, b[]=x, c[d]=2; undefined and null are omitted. */
function fieldsOf(wire: Wire): FileField[] {
  return Object.entries(wire).flatMap(([name, value]) => fieldOf(name, value))
}

function fieldOf(name: string, value: unknown): FileField[] {
  if (value === undefined || value === null) return []
  if (value instanceof Blob) return [[name, value]]
  if (value instanceof Date) return [[name, value.toISOString()]]
  if (Array.isArray(value)) return value.flatMap((item) => fieldOf(`${name}[]`, item))
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => fieldOf(`${name}[${key}]`, item))
  return [[name, String(value)]]
}

/**
 * The whole address: query after what the path already carries, then, if an identity is given, the identity parameters
 * and `t`.
 */
export function addressOf(base: string, { path, query }: Encoded, identity?: { loginName: string; now: number }): URL {
  const url = new URL(base + path, location.href)
  for (const [name, value] of query) url.searchParams.append(name, value)
  if (!identity) return url
  removeIdentity(url)
  if (identity.loginName) for (const name of IDENTITY_PARAMETERS) url.searchParams.append(name, identity.loginName)
  url.searchParams.append(TIMESTAMP_PARAMETER, String(identity.now))
  return url
}

function removeIdentity(url: URL): void {
  for (const name of [...IDENTITY_PARAMETERS, TIMESTAMP_PARAMETER]) url.searchParams.delete(name)
}

/**
 * An address by which two requests are the same: without identity parameters, the others in one order (wire.md
 * 'Clients').
 */
export function sameAddress(address: string | URL): string {
  const url = new URL(address, location.href)
  removeIdentity(url)
  url.searchParams.sort()
  return url.href
}
