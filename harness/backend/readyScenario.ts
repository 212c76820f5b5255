import type { Scenario, Step } from '../simulator/types'
import type { ReadyScenario } from './contract'

/** What opens: a host by the names of `Scenario`, a page, and what is wrong. */
type Situation = Omit<Scenario, 'v' | 'title' | 'host' | 'os' | 'launch' | 'steps'> & {
  readonly path: string
  readonly persona?: string
  readonly signIn?: NonNullable<Scenario['launch']>['signIn']
}

const HOSTS = {
  'messaging-android': { host: 'messaging-app', os: 'android' },
  'messaging-ios': { host: 'messaging-app', os: 'ios' },
  'partner-android': { host: 'partner', os: 'android' },
  'partner-ios': { host: 'partner', os: 'ios' },
  browser: { host: 'browser', os: 'desktop' },
} as const

/** The language of a ready scenario: its steps name what they tap and see. */
export const IN_ENGLISH = { locale: 'en' } as const

/** The tester sees this text. */
export const see = (text: string): Step => ({ call: 'see', with: [{ text }] })

/** A situation of an area in one line: title in both languages, host, what opens, what is done and seen. */
export const readyScenario = (
  en: string,
  zh: string,
  host: keyof typeof HOSTS,
  { path, persona, signIn, ...situation }: Situation,
  ...steps: readonly Step[]
): ReadyScenario => ({
  title: { en, 'zh-CN': zh },
  scenario: {
    v: 1,
    ...HOSTS[host],
    launch: { path, ...(persona && { persona }), ...(signIn && { signIn }) },
    ...situation,
    device: { ...IN_ENGLISH, ...situation.device },
    steps,
  },
})

/** The server fails at each call of this path. */
export const failing = (path: string): Pick<Scenario, 'faults'> => ({ faults: [{ path, status: 500 }] })

/** What a list and a page show that could not be loaded. */
export const FAILED = see('Try again')
