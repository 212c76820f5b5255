import { Notice } from '#ui/components'
import type { Project } from '../api'
import { useTexts } from '../plugin'

/** What is entered of a paused project stays on this phone: it is refused until the project goes on (5101). */
export function Paused({ project }: { readonly project: Project | undefined }) {
  const t = useTexts()
  return project?.state === 'paused' ? <Notice tone="warn">{t('waiting.paused')}</Notice> : null
}
