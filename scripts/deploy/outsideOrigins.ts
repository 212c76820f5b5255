import { UsageError } from '../../harness/server/listen'
import type { OutsideOrigins } from '../../harness/server/security'
import { backEndsOf } from '../build/backEnds'
import type { Values, Variable } from '../build/values'

/** `{s}` in the host of a tile template: its label stands for any. */
const anyLabel = (address: string) => address.replace(/(:\/\/)[^./]*\{\w+\}[^./]*\./, '$1*.')

/** Origins of the absolute addresses in a list; paths of our own origin have none. `name`: for the message. */
export function originsIn(list: string, name: string): string[] {
  const addresses = list.split(/[\s,]+/).filter((text) => /^https?:/.test(text))
  return addresses.map((address) => {
    const { origin } = urlOf(anyLabel(address), name)
    return origin.replaceAll('%2A', '*')
  })
}

/**
 * An http(s) address without anything that would end a header or a line of a configuration. A value that is none ends
 * the command with a line that names its variable.
 */
export function urlOf(address: string, name: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:\/\/(?:[\w.*%-]+|\[[\da-f:]+\])(?::\d+)?$/.test(url.origin) || url.username || url.password)
    throw new UsageError(`${name}: ${address} is not an address that starts with https:// or http://.`)
  return url
}

/**
 * Origins that a build accesses, by its variables. `port`: the app's own, for `{port}` in EMBED_ORIGINS; `hosts`:
 * origins of the hosts that frame it (HOST_ORIGINS).
 */
export function outsideOrigins(values: Values, port: number, hosts = ''): OutsideOrigins {
  const of = (...names: readonly Variable[]) => [
    ...new Set(names.flatMap((name) => originsIn(values[name].replaceAll('{port}', String(port)), name))),
  ]
  const backEnds = backEndsOf(values).map(({ variable }) => variable)
  return {
    connect: of(...backEnds, 'LLM_URL', 'LOG_URL', 'ANALYTICS_URL'),
    script: of('SDK_URL', 'BRIDGE_URL', 'ANALYTICS_URL'),
    image: of('MAP_TILES_URL', 'FILE_HOST'),
    media: of('FILE_HOST'),
    frame: of('EMBED_ORIGINS'),
    // The sibling to-do app shows pages of the app in its frame.
    ancestors: [
      ...of('EMBED_ORIGINS'),
      ...hosts.split(/[\s,]+/).flatMap((host) => (host === '' ? [] : urlOf(host, 'HOST_ORIGINS').origin)),
    ],
  }
}
