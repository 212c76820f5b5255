import type { HostMethod } from '#platform/host'
import type { Outcome } from '../../simulator/types'
import { Caption } from '../parts/controls'
import { JsonEditor } from '../parts/JsonEditor'
import type { Texts } from '../texts'
import { methodForm } from './callbacks'
import { isGiving } from './outcomes'
import { PayloadForm } from './PayloadForm'
import { jsonText, readJson } from './readJson'

interface PayloadEditorProps {
  readonly method: HostMethod
  readonly outcome: Outcome
  /** JSON, or what is typed of it so far. */
  readonly text: string
  readonly t: Texts
  readonly onChange: (text: string) => void
}

/** The payload of an answer: its form, its JSON, and whether it fits the app's schema. */
export function PayloadEditor({ method, outcome, text, t, onChange }: PayloadEditorProps) {
  const payload = readJson(text)
  const { fields, misfit } = methodForm(method)
  const isData = isGiving(outcome)
  const wrong = isData && payload.ok && payload.value !== undefined ? misfit(payload.value) : ''
  return (
    <>
      {isData && fields.length > 0 ? (
        <PayloadForm
          key={method}
          fields={fields}
          value={payload.ok ? payload.value : undefined}
          t={t}
          onChange={(value) => onChange(jsonText(value))}
        />
      ) : null}
      <Caption label={t('replies.payload')}>
        <JsonEditor label={t('replies.payload')} value={text} onChange={onChange} />
      </Caption>
      <p className={wrong || !payload.ok ? 'ed__wrong' : 'ed__ok'}>
        {!payload.ok
          ? t('replies.noJson')
          : wrong
            ? t('replies.misfit', { wrong })
            : payload.value === undefined
              ? t('replies.usual')
              : isData
                ? t('replies.fits', { method })
                : ''}
      </p>
    </>
  )
}
