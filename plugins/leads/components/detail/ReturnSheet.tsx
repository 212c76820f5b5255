import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { fieldErrorsOf } from '#src/forms'
import { useCoreTexts } from '#src/i18n'
import type { MoveOutcome } from '#src/records'
import { Button, InlineError, Sheet, TextArea } from '#src/ui'
import type { LeadDetail } from '../../api'
import { NOTE_TEXT } from '../../rules/limits'
import type { OpenLead } from '../../stores/leadRecords'
import { useTexts } from '../../texts'
import { refusalText } from './refusalText'
import { useFormats } from './useFormats'

interface ReturnSheetProps {
  readonly open: OpenLead
  readonly lead: LeadDetail
  readonly send: (reason: string) => Promise<MoveOutcome<LeadDetail>>
  readonly onClose: () => void
}

/** Sheet for the reason of a return to the pool; explains the consequences. */
export const ReturnSheet = observer(function ReturnSheet({ open, lead, send, onClose }: ReturnSheetProps) {
  const t = useTexts()
  const core = useCoreTexts()
  const formats = useFormats()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState('')

  const submit = async () => {
    if (reason.trim().length < NOTE_TEXT.min) {
      setError(t('move.error.note'))
      return
    }
    setFailure('')
    const outcome = await send(reason.trim())
    if (outcome.kind === 'done') onClose()
    if (outcome.kind === 'conflict') setFailure(t('move.error.changed'))
    if (outcome.kind === 'failed') {
      if (fieldErrorsOf(outcome.error)?.reason) setError(t('move.error.note'))
      else setFailure(refusalText(outcome.error, t, core))
    }
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('move.returnTitle')}
      text={t('move.returnText', { name: formats.name(lead) })}
      foot={
        <>
          <Button variant="line" onPress={onClose}>
            {t('move.keep')}
          </Button>
          <Button variant="risk" busy={open.moving !== undefined} onPress={() => void submit()}>
            {t('move.returnToPool')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('move.returnReason')}
        name="reason"
        required
        placeholder={t('move.returnPlaceholder')}
        value={reason}
        onChange={(value) => {
          setReason(value)
          setError(undefined)
        }}
        maxLength={NOTE_TEXT.max}
        error={error}
      />
      {failure && <InlineError text={failure} />}
    </Sheet>
  )
})
