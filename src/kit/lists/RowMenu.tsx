import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { FolderOpen } from '@phosphor-icons/react/dist/csr/FolderOpen'
import { Star } from '@phosphor-icons/react/dist/csr/Star'
import { addTexts } from '#platform/i18n'
import { ActionMenu, type MenuAction } from '#ui/components'
import type { ListRowProps } from './ListRow'
import en from './rowMenu.en.json'
import zh from './rowMenu.zh-CN.json'

const useRowMenuTexts = addTexts(en, zh)

interface RowMenuProps extends Pick<ListRowProps, 'title' | 'onOpen' | 'star' | 'menu' | 'onCopy'> {
  readonly onClose: () => void
}

/** Menu of a row. With `onCopy` it has the usual actions, too: open, follow where there is a star, copy the name. */
export function RowMenu({ title, onOpen, star, menu, onCopy, onClose }: RowMenuProps) {
  const t = useRowMenuTexts()
  const open = { label: t('rowMenu.open'), icon: <FolderOpen aria-hidden="true" />, onPress: onOpen }
  const follow = star && {
    label: t(star.isOn ? 'rowMenu.unfollow' : 'rowMenu.follow'),
    icon: <Star weight={star.isOn ? 'fill' : 'regular'} aria-hidden="true" />,
    onPress: star.onPress,
  }
  const copy = onCopy && { label: t('rowMenu.copyName'), icon: <Copy aria-hidden="true" />, onPress: onCopy }
  const own = menu?.() ?? []
  const actions = copy ? [open, ...own, follow, copy] : own
  return (
    <ActionMenu
      open
      title={title}
      actions={actions.filter((one): one is MenuAction => Boolean(one))}
      onClose={onClose}
    />
  )
}
