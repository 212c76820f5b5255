import type { IncomingMessage } from 'node:http'

/** Names of the encodings that a client accepts. */
export function acceptedEncodings(request: IncomingMessage): string[] {
  const header = String(request.headers['accept-encoding'] ?? '')
  return header
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => (part.split(';')[0] ?? '').trim())
}
