import { type ScenarioName, scenarios } from '../simulator/scenarios'
import type { HostName, Os, Scenario } from '../simulator/types'
import type { Texts } from './texts'

/** Hosts of the segmented control in the head. */
export const HOSTS = ['messaging-android', 'messaging-ios', 'partner-android', 'partner-ios', 'browser'] as const
export type HostId = (typeof HOSTS)[number]

interface HostAndOs {
  readonly host: HostName
  readonly os: Os
}

export const hostIdOf = ({ host, os }: HostAndOs): HostId | undefined =>
  HOSTS.find((name) => scenarios[name].host === host && scenarios[name].os === os)

/** `Partner · iOS` */
export function hostText(t: Texts, where: HostAndOs): string {
  const id = hostIdOf(where)
  return id ? t(`host.${id}`) : `${where.host}, ${where.os}`
}

/** The title of a scenario as it is shown: that of a host in the language of the console. */
export function shownTitle(t: Texts, title: string): string {
  const names = Object.keys(scenarios) as ScenarioName[]
  const name = names.find((each) => (scenarios[each] as Scenario).title === title)
  return name ? t(`ready.${name}`) : title
}
