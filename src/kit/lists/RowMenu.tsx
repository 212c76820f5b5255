import StarFill from '@phosphor-icons/core/fill/star-fill.svg'
import Copy from '@phosphor-icons/core/regular/copy.svg'
import FolderOpen from '@phosphor-icons/core/regular/folder-open.svg'
import Star from '@phosphor-icons/core/regular/star.svg'
import { addTexts } from '#platform/i18n'
import { ActionMenu, Icon, type MenuAction } from '#ui/components'
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
  const open = { label: t('rowMenu.open'), icon: <Icon svg={FolderOpen} />, onPress: onOpen }
  const follow = star && {
    label: t(star.isOn ? 'rowMenu.unfollow' : 'rowMenu.follow'),
    icon: <Icon svg={star.isOn ? StarFill : Star} />,
    onPress: star.onPress,
  }
  const copy = onCopy && { label: t('rowMenu.copyName'), icon: <Icon svg={Copy} />, onPress: onCopy }
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
