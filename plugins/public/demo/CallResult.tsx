import CheckCircleFill from '@phosphor-icons/core/fill/check-circle-fill.svg'
import WarningCircleFill from '@phosphor-icons/core/fill/warning-circle-fill.svg'
import type { HostResult } from '#platform/host'
import { Icon, Tag } from '#ui/components'
import { useTexts } from '../plugin'
import { findIn, resultText } from './describeResult'

export interface Outcome {
  readonly result: HostResult<unknown>
  /** ms */
  readonly took: number
}

interface CallResultProps {
  readonly outcome: Outcome | undefined
  /** Messages of the host during the call, such as progress. */
  readonly notes: readonly string[]
}

/** Result of a call: outcome, duration, the full data, and a preview of its images and audio. */
export function CallResult({ outcome, notes }: CallResultProps) {
  const t = useTexts()
  const found = outcome && findIn(outcome.result)
  return (
    <div className="device__result">
      {notes.map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes are only appended
        <p key={index} className="device__note">
          {note}
        </p>
      ))}
      {outcome ? (
        <p className="device__outcome">
          {outcome.result.ok ? (
            <Tag tone="good" icon={<Icon svg={CheckCircleFill} />}>
              {t('call.ok')}
            </Tag>
          ) : (
            <Tag tone="risk" icon={<Icon svg={WarningCircleFill} />}>
              {t('call.failed', { kind: outcome.result.error.kind, code: outcome.result.code })}
            </Tag>
          )}
          <span className="unit num">{t('call.took', { ms: outcome.took })}</span>
        </p>
      ) : null}
      <pre role="status" className="device__json">
        {outcome ? resultText(outcome.result) : ''}
      </pre>
      {found && found.pictures.length > 0 ? (
        <div className="device__pictures">
          {found.pictures.map(({ path, name }) => (
            <img key={path} src={path} alt={name} />
          ))}
        </div>
      ) : null}
      {found?.audio ? (
        // biome-ignore lint/a11y/useMediaCaption: a new recording has no captions
        <audio className="device__audio" controls src={found.audio} aria-label={t('call.recording')} />
      ) : null}
    </div>
  )
}
