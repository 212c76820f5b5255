import { Check } from '@phosphor-icons/react/dist/csr/Check'
import { observer } from 'mobx-react-lite'
import { nameIn, textIn, useLanguage } from '#src/i18n'
import { Avatar } from '#src/ui'
import type { PickModel } from './PickModel'
import './PickRow.css'

interface PickRowProps {
  readonly model: PickModel
  readonly id: string
  /** With an avatar of initials. */
  readonly isPerson: boolean
  readonly onPick: (id: string) => void
}

/** A row of a picker: a button where one is chosen, else a checkbox. */
export const PickRow = observer(function PickRow({ model, id, isPerson, onPick }: PickRowProps) {
  const language = useLanguage()
  const item = model.item(id)
  if (!item) return null
  const name = nameIn(item.value, language)
  const note = textIn(item.note, item.noteEn, language)
  const isOn = model.isOn(id)
  const face = (
    <>
      {isPerson ? <Avatar name={name} size="small" /> : null}
      <span className="pick__main">
        {name}
        {note ? <small className="pick__note">{note}</small> : null}
      </span>
    </>
  )
  if (model.most === 1) {
    return (
      <button type="button" className="pick" aria-current={isOn ? 'true' : undefined} onClick={() => onPick(id)}>
        {face}
        {isOn ? <Check className="pick__on" weight="bold" aria-hidden="true" /> : null}
      </button>
    )
  }
  return (
    <label className="pick">
      <input
        type="checkbox"
        className="pick__input"
        checked={isOn}
        disabled={!isOn && model.isFull}
        onChange={() => onPick(id)}
      />
      {face}
      <span className="pick__mark" aria-hidden="true">
        {isOn ? <Check weight="bold" /> : null}
      </span>
    </label>
  )
})
