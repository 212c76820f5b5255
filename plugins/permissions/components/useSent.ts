import { useCore } from '#platform/core'
import { namesIn, useLanguage } from '#platform/i18n'
import { usePageNavigation } from '#platform/navigation'
import type { Application } from '../api'
import { useTexts } from '../plugin'
import { sent } from '../records'
import { record, recordDetail } from '../routes'

/** After a submit: says who decides, and opens the application, or the list if it was split by approvers. */
export function useSent() {
  const t = useTexts()
  const core = useCore()
  const language = useLanguage()
  const page = usePageNavigation()
  const saved = (made: readonly Application[]) => {
    const approvers = made.flatMap((application) => application.approvers)
    return t('sent', { count: made.length, names: namesIn(approvers, language) })
  }
  const onSent = (made: readonly Application[] = []) => {
    sent(core, made)
    const [only, ...others] = made
    if (only && others.length === 0) page.replace(recordDetail, { id: only.id })
    else page.replace(record)
  }
  return { saved, onSent }
}
