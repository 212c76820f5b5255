import caretDown from '@phosphor-icons/core/regular/caret-down.svg'
import caretRight from '@phosphor-icons/core/regular/caret-right.svg'
import { observer } from 'mobx-react-lite'
import { Icon } from '../../../src/ui/components/Icon'
import type { ConsoleStore } from '../ConsoleStore'
import type { Field, PanelSpec } from '../panels/fields'
import { Button, Segments, Select, Switch, TextInput } from './controls'

/** Most values that stand beside each other. */
const MOST = 4

interface FieldProps {
  readonly field: Field
  readonly store: ConsoleStore
}

const FieldRow = observer(function FieldRow({ field, store }: FieldProps) {
  const { phone, t } = store
  if (field.kind === 'actions') {
    return (
      <div className="f f--buttons">
        {field.actions.map(({ label, run }) => (
          <Button key={label} onPress={() => run(phone, store)}>
            {t(label)}
          </Button>
        ))}
      </div>
    )
  }
  const label = t(field.label)
  return (
    <div className="f">
      <span aria-hidden="true">{label}</span>
      <Control field={field} label={label} store={store} />
    </div>
  )
})

interface ControlProps {
  readonly field: Exclude<Field, { kind: 'actions' }>
  readonly label: string
  readonly store: ConsoleStore
}

const Control = observer(function Control({ field, label, store }: ControlProps) {
  const { phone, t } = store
  if (field.kind === 'switch')
    return <Switch label={label} checked={field.get(phone)} onChange={(value) => field.set(phone, value)} />
  if (field.kind === 'text')
    return (
      <TextInput
        label={label}
        unit={field.unit}
        offers={field.offers?.(store)}
        value={field.get(phone)}
        onCommit={(value) => field.set(phone, value, store)}
      />
    )
  const choices = field.choices(store)
  const Choice = field.isList || choices.length > MOST ? Select : Segments
  return (
    <Choice
      label={label}
      choices={choices}
      value={field.get(phone)}
      t={t}
      onChange={(value) => field.set(phone, value, store)}
    />
  )
})

interface PanelProps {
  readonly panel: PanelSpec
  readonly store: ConsoleStore
}

/** A panel that can be folded; its help line says what it does. */
export const Panel = observer(function Panel({ panel, store }: PanelProps) {
  const { id, title, help, note, fields } = panel
  const { t, phone } = store
  const isOpen = !store.closed.includes(id)
  return (
    <section className="pn" aria-label={t(title)}>
      <h2>
        <button type="button" className="pn__toggle" aria-expanded={isOpen} onClick={() => store.fold(id)}>
          <Icon svg={isOpen ? caretDown : caretRight} />
          {t(title)}
          <span className="pn__note">{note?.(phone, store)}</span>
        </button>
      </h2>
      {isOpen ? (
        <div className="pn__body">
          <p className="help">{t(help)}</p>
          {fields.map((field) => (
            <FieldRow key={field.kind === 'actions' ? 'actions' : field.label} field={field} store={store} />
          ))}
        </div>
      ) : null}
    </section>
  )
})
