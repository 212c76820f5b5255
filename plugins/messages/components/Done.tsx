import { observer } from 'mobx-react-lite'
import { ago } from '#base/calendar'
import { inbox, useStore } from '#platform/core'
import { useFormats } from '#ui/components'
import type { Message } from '../api'
import { useTexts } from '../plugin'

/** Who did the action of a message, in place of its buttons: 'Zhao Min did this 17 minutes ago.' */
export const Done = observer(function Done({ by, at }: Pick<NonNullable<Message['done']>, 'by' | 'at'>) {
  const t = useTexts()
  const say = useFormats()
  const { kind, number } = ago(useStore(inbox).now().getTime() - at.getTime())
  return <p className="message__done">{t(`refused.4801_${kind}`, { name: say.name(by), count: number })}</p>
})
