import { type ScenarioName, scenarios } from '../simulator/scenarios'
import type { HostName, Os } from '../simulator/types'
import type { ConsoleStore } from './ConsoleStore'
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

const RECORDED = /^(.+), (\/.*), ([\d-]+ [\d:]+)$/

/** The title of a scenario as it is shown: that of an area or of a host in the language of the console. */
export function shownTitle(
  { t, areas, language }: Pick<ConsoleStore, 't' | 'areas' | 'language'>,
  title: string,
): string {
  const ofArea = areas.flatMap((area) => area.scenarios).find((each) => each.title.en === title)
  if (ofArea) return ofArea.title[language]
  // A recording is called by its host, page and time.
  const [, host = title, page, time] = RECORDED.exec(title) ?? []
  const name = (Object.keys(scenarios) as ScenarioName[]).find((each) => scenarios[each].title === host)
  if (!name) return title
  const shown = t(`ready.${name}`)
  return page && time ? t('scenario.recorded', { host: shown, page, time }) : shown
}
