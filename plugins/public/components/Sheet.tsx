import { useState } from 'react'
import { useCore } from '#platform/core'
import { ActionMenu, Button, Sheet } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

export default function SheetExample() {
  const t = useTexts()
  const { feedback } = useCore()
  const [open, setOpen] = useState<'sheet' | 'menu'>()
  const close = () => setOpen(undefined)
  const ask = async () => {
    const answer = await feedback.confirm({
      title: t('parts.removeIt'),
      confirm: t('parts.remove'),
      cancel: t('parts.keep'),
      tone: 'risk',
    })
    if (answer === 'confirm') feedback.toast(t('parts.removed'), { action: { label: t('parts.undo'), run: close } })
  }
  return (
    <Shown state="overlays" pad>
      <div className="shown__line">
        <Button variant="line" onPress={() => setOpen('sheet')}>
          {t('parts.sheet')}
        </Button>
        <Button variant="line" onPress={() => setOpen('menu')}>
          {t('parts.actionMenu')}
        </Button>
        <Button variant="line" onPress={() => void ask()}>
          {t('parts.dialog')}
        </Button>
        <Button variant="line" onPress={() => feedback.toast(t('parts.pressed'))}>
          {t('parts.toast')}
        </Button>
      </div>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title={t('parts.sheet')}
        text={t('parts.words')}
        foot={
          <Button variant="brand" wide onPress={close}>
            {t('parts.keep')}
          </Button>
        }
      />
      <ActionMenu
        open={open === 'menu'}
        onClose={close}
        title={t('parts.actionMenu')}
        actions={[
          { label: t('parts.edit'), onPress: close },
          { label: t('parts.add'), onPress: close, disabled: true, note: t('parts.words') },
          { label: t('parts.remove'), onPress: close, tone: 'risk' },
        ]}
      />
    </Shown>
  )
}
