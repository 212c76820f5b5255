import { Tag } from '#ui/components'
import type { Message } from '../api'
import { useTexts } from '../plugin'

/** How important a message is; nothing for a normal one. */
export function LevelTag({ level }: Pick<Message, 'level'>) {
  const t = useTexts()
  if (level === 'urgent') return <Tag tone="risk">{t('level.urgent')}</Tag>
  return level === 'important' ? <Tag tone="warn">{t('level.important')}</Tag> : null
}
