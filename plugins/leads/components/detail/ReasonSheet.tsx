import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { fieldErrorsOf } from '#src/forms'
import { useCoreTexts } from '#src/i18n'
import type { MoveOutcome } from '#src/records'
import { Button, errorText, InlineError, MonthField, OptionList, Sheet, SkeletonLines, TextArea } from '#src/ui'
import { isKnown } from '#src/wire'
import type { DiscardReason, LeadDetail } from '../../api'
import { NOTE_TEXT } from '../../rules/limits'
import { discardCodes } from '../../rules/vocabulary'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { NO_REASON, type ReasonErrors, type ReasonValues, readReason, serverErrors } from './reasonForm'
import { refusalText } from './refusalText'
import { SameLead } from './SameLead'
import { useFormats } from './useFormats'
import { useReasons } from './useReasons'

export type ReasonPurpose = 'discard' | 'change'

interface ReasonSheetProps {
  readonly purpose: ReasonPurpose
  readonly open: OpenLead
  readonly lead: LeadDetail
  readonly send: (reason: DiscardReason) => Promise<MoveOutcome<LeadDetail>>
  readonly onClose: () => void
}

const TEXTS = {
  discard: {
    title: 'move.discardTitle',
    text: 'move.discardText',
    send: 'move.discard',
    leave: 'move.keep',
    variant: 'risk',
  },
  change: {
    title: 'move.changeTitle',
    text: 'move.changeText',
    send: 'move.changeSave',
    leave: 'detail.close',
    variant: 'main',
  },
} as const

/** Initial values: the reason of the record when it is changed, else empty. */
function startOf({ discard }: LeadDetail, purpose: ReasonPurpose): ReasonValues {
  if (purpose === 'discard' || !discard) return NO_REASON
  const { kind, until = '', note = '', sameAs } = discard
  return {
    kind: isKnown(discardCodes, kind) ? kind : undefined,
    until,
    note,
    sameAs: sameAs && { id: sameAs, name: sameAs },
  }
}

/** Sheet for the discard reason; the input stays when the server refuses it. */
export const ReasonSheet = observer(function ReasonSheet({ purpose, open, lead, send, onClose }: ReasonSheetProps) {
  const t = useTexts()
  const core = useCoreTexts()
  const formats = useFormats()
  const reasons = useReasons()
  const [values, setValues] = useState(() => startOf(lead, purpose))
  const [errors, setErrors] = useState<ReasonErrors>({})
  const [failure, setFailure] = useState('')
  const body = useRef<HTMLDivElement>(null)
  const texts = TEXTS[purpose]
  const say = (key: ReasonErrors[keyof ReasonErrors]) => (key ? t(`move.error.${key}`) : undefined)
  const change = (part: Partial<ReasonValues>) => {
    setValues({ ...values, ...part })
    setErrors({})
    setFailure('')
  }

  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const wrong = body.current?.querySelector<HTMLElement>(
      '.field--error input, .field--error textarea, .field--error button',
    )
    wrong?.scrollIntoView({ block: 'center' })
    wrong?.focus({ preventScroll: true })
  }, [errors])

  const submit = async () => {
    const checked = readReason(values)
    if (!checked.ok) {
      setErrors(checked.errors)
      return
    }
    setFailure('')
    const outcome = await send(checked.reason)
    if (outcome.kind === 'done') onClose()
    if (outcome.kind === 'conflict') setFailure(t('move.error.changed'))
    if (outcome.kind === 'failed') {
      const atFields = serverErrors(fieldErrorsOf(outcome.error) ?? {})
      setErrors(atFields)
      if (Object.keys(atFields).length === 0) setFailure(refusalText(outcome.error, t, core))
    }
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={t(texts.title)}
      text={t(texts.text, { name: formats.name(lead) })}
      foot={
        <>
          <Button variant="line" onPress={onClose}>
            {t(texts.leave)}
          </Button>
          <Button variant={texts.variant} busy={open.moving !== undefined} onPress={() => void submit()}>
            {t(texts.send)}
          </Button>
        </>
      }
    >
      <div ref={body}>
        {reasons.status === 'loading' && <SkeletonLines count={5} />}
        {reasons.status === 'failed' && (
          <InlineError
            text={`${t('move.reasonsFailed')}${t('detail.stop')}${errorText(reasons.error, core)}`}
            onRetry={reasons.retry}
          />
        )}
        {reasons.status === 'ready' && (
          <>
            <OptionList
              label={t('move.reasonLabel')}
              options={reasons.kinds.map((kind) => ({ value: kind, label: t(`move.reason.${kind}`) }))}
              value={values.kind}
              onChange={(kind) => change({ kind })}
            />
            {errors.reason && <InlineError text={t('move.error.reason')} />}
            {values.kind === 'otherSupplier' && (
              <MonthField
                label={t('move.until')}
                required
                error={say(errors.until)}
                value={values.until}
                onChange={(until) => change({ until })}
              />
            )}
            {values.kind === 'same' && (
              <SameLead
                except={lead.id}
                value={values.sameAs}
                error={say(errors.sameAs)}
                onChange={(sameAs) => change({ sameAs })}
              />
            )}
            {values.kind !== undefined && (
              <TextArea
                label={t(values.kind === 'other' ? 'move.noteRequired' : 'move.note')}
                name="note"
                required={values.kind === 'other'}
                value={values.note}
                onChange={(note) => change({ note })}
                maxLength={NOTE_TEXT.max}
                error={say(errors.note)}
              />
            )}
          </>
        )}
        {failure && <InlineError text={failure} />}
      </div>
    </Sheet>
  )
})
