import { Tag } from '#ui/components'
import type { Message } from '../api'
import { useTexts } from '../plugin'

/** How important a message is; `other` for a normal one, or a level that this version does not know. */
export function LevelTag({ level, other }: Pick<Message, 'level'> & { readonly other?: string }) {
  const t = useTexts()
  if (level === 'urgent') return <Tag tone="risk">{t('level.urgent')}</Tag>
  if (level === 'important') return <Tag tone="warn">{t('level.important')}</Tag>
  return other && <Tag tone="brand">{other}</Tag>
}
