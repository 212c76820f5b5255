import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { CONTROL } from './hosts'

/**
 * Why a request is not answered; undefined if it is. A website that the user of this machine visits can send requests
 * to it: from its own origin, or under a name of its own that it points here. Calls of the app need a token, which its
 * scripts do not have; `/__sim` needs none, so it is for pages of the same origin.
 */
export function refusedAccess(
  { headers }: Pick<IncomingMessage, 'headers'>,
  pathname: string,
  hosts: readonly string[],
): string | undefined {
  const host = urlOf(`http://${headers.host ?? ''}`)
  if (!host) return 'The request names no host.'
  if (!isOwnName(host.hostname) && !hosts.includes(host.hostname))
    return `This server does not answer under the name ${host.hostname}; --host ${host.hostname} allows it.`
  const { origin } = headers
  // The scheme may be that of a proxy before this server.
  const isSame = origin === undefined || urlOf(origin)?.host === host.host
  return isSame || !pathname.startsWith(CONTROL) ? undefined : `${CONTROL} does not answer pages of ${origin}.`
}

/** Names of this machine, and addresses: unlike a name, nobody can point one elsewhere. */
const isOwnName = (name: string) =>
  name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) > 0

function urlOf(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
