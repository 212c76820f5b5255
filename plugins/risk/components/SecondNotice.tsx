import type { Core } from '#platform/core'
import { Notice, usePageTools } from '#ui/components'
import type { Warning } from '../api/warnings'
import { useTexts } from '../plugin'

type Handled = Pick<Warning, 'handled'>

/** A colleague has done what the user is about to do: the form stays, with what was typed. */
export const isSecond = ({ session, decide }: Core, record: Handled | undefined): boolean =>
  record?.handled !== undefined &&
  record.handled.by.id !== session.loginName &&
  decide({ permission: 'risk.handle' }).ok

/** Who was faster, and when. */
export function SecondNotice({ handled }: Handled) {
  const t = useTexts()
  const { say } = usePageTools()
  if (!handled) return null
  const { by, at } = handled
  return <Notice tone="warn">{t('warning.handledBy', { name: say.name(by), at: say.moment(at) })}</Notice>
}
