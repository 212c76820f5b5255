import HourglassMedium from '@phosphor-icons/core/regular/hourglass-medium.svg'
import WarningCircle from '@phosphor-icons/core/regular/warning-circle.svg'
import { useCore } from '#platform/core'
import { addTexts } from '#platform/i18n'
import { needsPerson, type OutboxItem } from '#platform/outbox'
import type { TimelineEvent } from '#ui/components'
import { Icon } from '#ui/components'
import en from './waiting.en.json'
import zh from './waiting.zh-CN.json'
import './useWaiting.css'

const useWaitingTexts = addTexts(en, zh)

/** What a timeline shows of a submit that waits. */
export interface Waiting {
  readonly title: string
  readonly text?: string | undefined
}

/**
 * The pending outbox entries of a record (`lead:L-1`), newest first: the head of its timeline. `read` takes a request
 * as stored on the device, so it has to parse it; undefined where it has no better text than the entry’s own label.
 * `isOf`: where the entries of several records wait under one name, whether one is of this record. Used in an observer.
 */
export function useWaiting(
  record: string,
  read: (request: unknown, item: OutboxItem) => Waiting | undefined,
  isOf: (request: unknown) => boolean = () => true,
): TimelineEvent[] {
  const t = useWaitingTexts()
  const { outbox } = useCore()
  const waiting = outbox.unsentOf(record).filter(({ request }) => isOf(request))
  return waiting.reverse().map((item) => {
    const { title, text } = read(item.request, item) ?? { title: item.label }
    return {
      id: `outbox:${item.id}`,
      icon: <Icon svg={needsPerson(item) ? WarningCircle : HourglassMedium} />,
      tone: 'wait',
      title,
      time: t(needsPerson(item) ? 'waiting.notSent' : 'waiting.waits'),
      body: text ? <p className="waiting__text">{text}</p> : undefined,
    }
  })
}
