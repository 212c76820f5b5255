import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { FolderOpen } from '@phosphor-icons/react/dist/csr/FolderOpen'
import { HandGrabbing } from '@phosphor-icons/react/dist/csr/HandGrabbing'
import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import { Star } from '@phosphor-icons/react/dist/csr/Star'
import { nameIn, useLanguage } from '#src/i18n'
import { ActionMenu, type MenuAction } from '#src/ui'
import type { Lead } from '../../api'
import { useTexts } from '../../texts'
import { useMayTake } from './useMayTake'
import type { RowActions } from './useRowActions'

interface LeadActionsProps {
  /** Undefined: closed. */
  readonly lead: Lead | undefined
  readonly actions: RowActions
}

/** Menu of a row, titled with the full name: all swipe and tap actions, and those without a gesture. */
export function LeadActions({ lead, actions }: LeadActionsProps) {
  const t = useTexts()
  const language = useLanguage()
  const mayTake = useMayTake()
  const close = () => actions.menu(undefined)
  if (!lead) return null
  const { id, phone, followed, state } = lead

  const offered: (MenuAction | false)[] = [
    { label: t('actions.open'), icon: <FolderOpen aria-hidden="true" />, onPress: () => actions.open(id) },
    mayTake &&
      state === 'pool' && {
        label: t('actions.take'),
        icon: <HandGrabbing aria-hidden="true" />,
        onPress: () => actions.take(id),
      },
    phone !== undefined && {
      label: t('actions.call', { phone }),
      icon: <Phone aria-hidden="true" />,
      onPress: () => actions.call(phone),
    },
    {
      label: t(followed ? 'actions.unfollow' : 'actions.follow'),
      icon: <Star weight={followed ? 'fill' : 'regular'} aria-hidden="true" />,
      onPress: () => actions.follow(lead),
    },
    { label: t('actions.copyName'), icon: <Copy aria-hidden="true" />, onPress: () => actions.copyName(lead) },
  ]
  return (
    <ActionMenu
      open
      onClose={close}
      title={nameIn(lead, language)}
      actions={offered.filter((action) => action !== false)}
    />
  )
}
