import { observer } from 'mobx-react-lite'
import { ChoiceRow } from '#domain/choosers'
import { nameIn, textIn, useLanguage } from '#platform/i18n'
import { Avatar } from '#ui/components'
import type { PickModel } from './PickModel'

interface PickRowProps {
  readonly model: PickModel
  readonly id: string
  /** With an avatar of initials. */
  readonly isPerson: boolean
  readonly onPick: (id: string) => void
}

/** A row of a picker. */
export const PickRow = observer(function PickRow({ model, id, isPerson, onPick }: PickRowProps) {
  const language = useLanguage()
  const item = model.item(id)
  if (!item) return null
  const name = nameIn(item.value, language)
  const isOn = model.isOn(id)
  return (
    <ChoiceRow
      name={name}
      note={textIn(item.note, item.noteEn, language)}
      lead={isPerson ? <Avatar name={name} size="small" /> : null}
      isOn={isOn}
      isSingle={model.most === 1}
      isDisabled={model.most !== 1 && !isOn && model.isFull}
      onPress={() => onPick(id)}
    />
  )
})
