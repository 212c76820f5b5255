import type { ReactNode } from 'react'
import { Tag } from '#ui/components'
import type { Message } from '../api'
import { useTexts } from '../plugin'

/** How important a message is; for a normal one, or a level that this version does not know, the children. */
export function LevelTag({ level, children }: Pick<Message, 'level'> & { readonly children?: ReactNode }) {
  const t = useTexts()
  if (level === 'urgent') return <Tag tone="risk">{t('level.urgent')}</Tag>
  return level === 'important' ? <Tag tone="warn">{t('level.important')}</Tag> : children
}
