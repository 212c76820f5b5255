import type { Scenario } from './types'

/** Named scenarios: `/simulated.html?s=<name>`. The first five are the variants in which every capability is tested. */
export const scenarios = {
  'messaging-android': { v: 1, title: 'Messaging app, Android', host: 'messaging-app', os: 'android' },
  'messaging-ios': { v: 1, title: 'Messaging app, iOS', host: 'messaging-app', os: 'ios' },
  'partner-android': { v: 1, title: 'Partner app, Android', host: 'partner', os: 'android' },
  'partner-ios': { v: 1, title: 'Partner app, iOS', host: 'partner', os: 'ios' },
  browser: { v: 1, title: 'Browser', host: 'browser', os: 'desktop' },
  'sdk-blocked': {
    v: 1,
    title: 'Messaging app whose SDK does not load',
    host: 'messaging-app',
    os: 'android',
    device: { sdk: 'blocked' },
  },
  'sdk-slow': {
    v: 1,
    title: 'Messaging app whose SDK loads slowly',
    host: 'messaging-app',
    os: 'android',
    device: { sdk: 'slow', slowMs: 1500 },
  },
  'bridge-late': {
    v: 1,
    title: 'Partner app that injects its object late',
    host: 'partner',
    os: 'ios',
    device: { bridge: 'late', slowMs: 700 },
  },
  'old-host': {
    v: 1,
    title: 'Messaging app of an old version',
    host: 'messaging-app',
    os: 'android',
    hostVersion: '1.4',
  },
  'new-partner': { v: 1, title: 'Partner app that records', host: 'partner', os: 'android', hostVersion: '3.0' },
  'nobody-known': {
    v: 1,
    title: 'Messaging app that does not say who it is',
    host: 'messaging-app',
    os: 'ios',
    launch: { path: '/', signIn: 'none' },
  },
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioName = keyof typeof scenarios

/** True for the title of a host, which says nothing about what is done in it. */
export const isHostTitle = (title: string | undefined): boolean =>
  title === undefined || Object.values<Scenario>(scenarios).some((each) => each.title === title)
