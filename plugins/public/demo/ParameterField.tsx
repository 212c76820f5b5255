import { Segmented, Switch, TextArea, TextField } from '#ui/components'
import { useTexts } from '../plugin'
import type { Picked } from './buildRequest'
import type { Parameter } from './methods'

interface ParameterFieldProps {
  readonly parameter: Parameter
  readonly value: string | boolean
  readonly onChange: (value: string | boolean) => void
  readonly picked: Picked
  readonly error?: string | undefined
}

/** Field of a request. Its label is the wire name, so that it can be looked up in the contract. */
export function ParameterField({ parameter, value, onChange, picked, error }: ParameterFieldProps) {
  const t = useTexts()
  const { kind, name } = parameter
  if (kind === 'switch') return <Switch label={name} checked={value === true} onChange={onChange} />
  if (kind === 'choice') {
    return (
      <div className="device__choice">
        <Segmented
          label={name}
          options={parameter.options.map((option) => ({ value: option, label: option }))}
          value={String(value)}
          onChange={onChange}
        />
      </div>
    )
  }
  const text = String(value)
  if (kind === 'json') return <TextArea label={name} hint="JSON" value={text} onChange={onChange} error={error} />
  const last = kind === 'file' ? picked.name : kind === 'audio' ? picked.audioId : undefined
  return (
    <TextField
      label={name}
      value={text}
      onChange={onChange}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      placeholder={last ? t('call.lastPicked', { name: last }) : undefined}
    />
  )
}
