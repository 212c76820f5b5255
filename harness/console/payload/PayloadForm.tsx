import type { PayloadField } from '../../inspector/fieldsOf'
import { Caption, Select, TextInput } from '../parts/controls'
import type { Texts } from '../texts'

interface PayloadFormProps {
  readonly fields: readonly PayloadField[]
  /** The payload; of a list, its first entry is edited. */
  readonly value: unknown
  readonly t: Texts
  readonly onChange: (value: unknown) => void
}

type Values = Readonly<Record<string, unknown>>
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces a field; '' removes it. */
function changed(value: unknown, name: string, next: unknown): unknown {
  if (Array.isArray(value)) return [changed(value[0], name, next), ...value.slice(1)]
  const { [name]: _, ...rest } = isValues(value) ? value : {}
  return next === '' ? rest : { ...(isValues(value) ? value : {}), [name]: next }
}

/** What was typed, as the field's kind; what is none stays a text, which hosts send, too. */
function typedValue(typed: string, kind: PayloadField['kind']): unknown {
  if (kind === 'number' && typed.trim() !== '' && Number.isFinite(Number(typed))) return Number(typed)
  if (kind === 'boolean' && typed !== '') return typed === 'true'
  return typed
}

const textOf = (value: unknown) =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** The fields of a payload; one that holds more than a single value is edited in the JSON. */
export function PayloadForm({ fields, value, t, onChange }: PayloadFormProps) {
  const [entry] = Array.isArray(value) ? value : [value]
  const values = isValues(entry) ? entry : {}
  const nested = fields.filter(({ kind }) => kind === 'json')
  return (
    <div className="payload">
      {fields.map(({ name, kind, choices, isRequired }) => {
        const label = isRequired ? `${name} *` : name
        const set = (typed: string) => onChange(changed(value, name, typedValue(typed, kind)))
        if (kind === 'json') return null
        const offered = kind === 'boolean' ? ['true', 'false'] : choices
        return (
          <Caption key={name} label={label}>
            {offered ? (
              <Select
                label={label}
                t={t}
                choices={['', ...offered].map((each) => [each, { text: each || '–' }] as const)}
                value={textOf(values[name])}
                onChange={set}
              />
            ) : (
              <TextInput label={label} value={textOf(values[name])} onCommit={set} />
            )}
          </Caption>
        )
      })}
      {nested.length > 0 ? (
        <p className="help payload__more">
          {t('payload.nested', { names: nested.map(({ name }) => name).join(', ') })}
        </p>
      ) : null}
    </div>
  )
}
