import { IDENTITY_PARAMETERS, TIMESTAMP_PARAMETER } from '#src/config'
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

const encoders: Readonly<Record<CallDeclaration['send'], (wire: unknown, declaration: CallDeclaration) => Encoded>> = {
  query: (wire, { path }) => ({ path, query: texts(record(wire)) }),
  path: (wire, { path }) => fillPath(path, record(wire)),
  json: (wire, { path }) => ({ path, query: [], body: JSON.stringify(wire), contentType: JSON_TYPE }),
  form: (wire, { path }) => {
    const form = new URLSearchParams()
    for (const [name, value] of texts(record(wire))) form.append(name, value)
    return { path, query: [], body: form.toString(), contentType: FORM_TYPE }
  },
  // The browser sets the content type, because it chooses the boundary.
  multipart: (wire, declaration) => ({ path: declaration.path, query: [], body: multipart(record(wire), declaration) }),
}

/** Encodes a parsed request as path, query and body (section 7, `send`). */
export function encode(wire: unknown, declaration: CallDeclaration): Encoded {
  return encoders[declaration.send](wire, declaration)
}

function record(wire: unknown): Wire {
  return typeof wire === 'object' && wire !== null ? (wire as Wire) : {}
}

function fillPath(path: string, wire: Wire): Encoded {
  const rest = { ...wire }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, query: texts(rest) }
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
 * The full address: the path with its own query, then `query`, then identity parameters and `t` when an identity is
 * given.
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
 * A normal form of an address for comparing requests: without identity parameters, the others sorted (wire.md
 * 'Clients').
 */
export function sameAddress(address: string | URL): string {
  const url = new URL(address, location.href)
  removeIdentity(url)
  url.searchParams.sort()
  return url.href
}
