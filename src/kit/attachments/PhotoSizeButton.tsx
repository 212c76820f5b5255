import CaretDown from '@phosphor-icons/core/regular/caret-down.svg'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStore } from '#platform/core'
import { Icon, OptionList, Sheet } from '#ui/components'
import { photoSizeChoice } from './PhotoSizeChoice'
import { PHOTO_SIZES } from './photoSize'
import { useAttachmentTexts } from './texts'

/** Choice of the size of new photos (field-needs.md 17). */
export const PhotoSizeButton = observer(function PhotoSizeButton() {
  const t = useAttachmentTexts()
  const choice = useStore(photoSizeChoice)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="photosize" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('attachments.size.label', { size: t(`attachments.size.${choice.size}`) })}
        <Icon svg={CaretDown} />
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('attachments.size.title')}>
        <OptionList
          label={t('attachments.size.title')}
          options={PHOTO_SIZES.map((size) => ({
            value: size,
            label: t(`attachments.size.${size}`),
            note: t(`attachments.size.${size}Note`),
          }))}
          value={choice.size}
          onChange={choice.choose}
          onPicked={() => setOpen(false)}
        />
      </Sheet>
    </>
  )
})
