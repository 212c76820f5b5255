import { HOST_METHODS } from '#platform/host'
import { HOSTS, type Way } from '../../src/platform/host/engine/hosts'
import { isOffered, METHODS } from './methods'
import type { HostName } from './types'

/** The app's implementation of a method, in the simulator's notation. */
function spelling(host: HostName, way: Way): object {
  if (way.way === 'sdk') return { sdk: `${way.plugin}.${way.action}` }
  if (way.way === 'native') return { native: host, reply: way.reply }
  return {}
}

function simulated(host: HostName, method: (typeof HOST_METHODS)[number]): object {
  const { native, reply, sdk } = METHODS[method]
  if (host === 'messaging-app' && sdk) return { sdk }
  return native.includes(host) ? { native: host, reply } : {}
}

describe.each<HostName>(['messaging-app', 'partner'])('app and simulated %s agree, each by its own table', (host) => {
  // On iOS its handler identifies a native host, so the simulated partner has it, but the app never calls it.
  const methods = HOST_METHODS.filter((method) => host !== 'partner' || method !== 'getLoginInfo')

  test.each(methods)('on %s', (method) => {
    expect(simulated(host, method)).toEqual(spelling(host, HOSTS[host][method]))
  })
})

test('an old host lacks newer methods, and an old partner cannot record', () => {
  const old = { host: 'messaging-app', hostVersion: '1.4', missing: [] } as const
  expect(isOffered('getAppInfo', 'sdk', old)).toBe(false)
  expect(isOffered('getLocation', 'native', old)).toBe(true)
  const partner = { host: 'partner', hostVersion: '2.0', missing: [] } as const
  expect(isOffered('startRecording', 'native', partner)).toBe(false)
  expect(isOffered('startRecording', 'native', { ...partner, hostVersion: '3.0' })).toBe(true)
  expect(isOffered('getLocation', 'native', { ...partner, missing: ['getLocation'] })).toBe(false)
})
