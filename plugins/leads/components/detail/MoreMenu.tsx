import { DotsThreeVertical } from '@phosphor-icons/react/dist/csr/DotsThreeVertical'
import { useState } from 'react'
import { useTexts } from '#src/plugin'
import { IconButton, Sheet } from '#src/ui'

export interface MenuAction {
  readonly key: string
  readonly label: string
  readonly tone?: 'risk'
  readonly onPress: () => void
}

/** Actions that are not needed every day; nothing where there is none. */
export function MoreMenu({ actions }: { actions: readonly MenuAction[] }) {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  if (actions.length === 0) return null
  return (
    <>
      <IconButton label={t('detail.more')} onPress={() => setOpen(true)}>
        <DotsThreeVertical weight="bold" aria-hidden="true" />
      </IconButton>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('detail.moreTitle')}>
        <ul className="lead-choices">
          {actions.map(({ key, label, tone, onPress }) => (
            <li key={key}>
              <button
                type="button"
                className={tone === 'risk' ? 'lead-choices__row lead-choices__row--risk' : 'lead-choices__row'}
                onClick={() => {
                  setOpen(false)
                  onPress()
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
