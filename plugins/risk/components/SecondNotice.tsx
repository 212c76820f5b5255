import { Notice, usePageTools } from '#ui/components'
import type { Warning } from '../api/warnings'
import { useTexts } from '../plugin'

/** That a colleague was faster; what was typed stays in the form. */
export function SecondNotice({ handled }: Pick<Warning, 'handled'>) {
  const t = useTexts()
  const { say } = usePageTools()
  if (!handled) return null
  const { by, at } = handled
  return <Notice tone="warn">{t('warning.handledBy', { name: say.name(by), at: say.moment(at) })}</Notice>
}
