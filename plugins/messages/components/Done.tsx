import { observer } from 'mobx-react-lite'
import { inbox, useStore } from '#platform/core'
import { useFormats } from '#ui/components'
import type { Message } from '../api'
import { useTexts } from '../plugin'

const MINUTE = 60_000
const UNITS = [
  ['days', 24 * 60],
  ['hours', 60],
  ['minutes', 1],
] as const

/** Who did the action of a message, in place of its buttons: 'Zhao Min did this 17 minutes ago.' */
export const Done = observer(function Done({ by, at }: Pick<NonNullable<Message['done']>, 'by' | 'at'>) {
  const t = useTexts()
  const say = useFormats()
  const now = useStore(inbox).now()
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE)
  const [unit, size] = UNITS.find((each) => minutes >= each[1]) ?? []
  const name = say.name(by)
  return (
    <p className="message__done">
      {unit ? t(`refused.4801_${unit}`, { name, count: Math.floor(minutes / size) }) : t('refused.4801_now', { name })}
    </p>
  )
})
