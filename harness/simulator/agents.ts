import type { Device, HostName, Os } from './types'

const SYSTEM: Readonly<Record<Exclude<Os, 'desktop'>, string>> = {
  android:
    'Mozilla/5.0 (Linux; Android 12; SM-A525F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/114.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
}
const SUFFIX: Readonly<Record<HostName, (version: string) => string>> = {
  'messaging-app': (version) => ` icome/${version}`,
  partner: (version) => ` GreatGas/${version}`,
  browser: () => '',
}

/** The user agent of a host's web view; undefined for the browser's own. */
export function userAgent(host: HostName, { os, hostVersion }: Pick<Device, 'os' | 'hostVersion'>): string | undefined {
  return os === 'desktop' ? undefined : SYSTEM[os] + SUFFIX[host](hostVersion)
}
