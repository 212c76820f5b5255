import { useState } from 'react'
import { defineDecisionFields, defineFields, text } from '#base/fields'
import { FormField, MoveSheet, ReasonSheet, useDecision } from '#kit/forms'
import type { Move, MoveOutcome } from '#kit/records'
import { HttpError } from '#platform/http'
import { Button, Segmented, TextField } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

interface Application {
  readonly id: string
  readonly version: number
}

const record: Application = { id: 'A-1', version: 3 }
const refused = (code: number, data?: unknown): MoveOutcome<Application> => ({
  kind: 'failed',
  error: new HttpError('refused', 'refused', { callId: 'move', code, data }),
})
const ANSWERS = {
  answerDone: { kind: 'done', record },
  answerFields: refused(4000, { fields: { reason: 'odd', amount: 'odd' } }),
  answerConflict: { kind: 'conflict', record: { ...record, version: 4 }, changes: ['14 → 20'] },
  answerRefused: refused(4010),
} as const satisfies Record<string, MoveOutcome<Application>>
type Answer = keyof typeof ANSWERS

const fields = defineFields({
  amount: text({ required: true, check: (amount) => /^\d+$/.test(amount), message: 'parts.record.amountWrong' }),
})

const decisionFields = defineDecisionFields('return', { least: 5, most: 200, message: 'parts.record.reasonWrong' })

/** A move without a server: it returns the choice. */
function moveWith<Input>(answer: Answer, name = 'example'): Move<Application, Input> {
  return {
    name,
    run: async () => ANSWERS[answer],
    undo: async () => ANSWERS.answerDone,
    may: () => true,
    isRunning: () => false,
  }
}

export default function MoveSheetExample() {
  const t = useTexts()
  const [answer, setAnswer] = useState<Answer>('answerDone')
  const [sheet, setSheet] = useState<'move' | 'reason'>()
  const onClose = () => setSheet(undefined)
  const moves = { approve: moveWith(answer, 'approve'), return: moveWith(answer, 'return') }
  const decision = useDecision({ record, moves, fields: decisionFields })
  const sheetProps = { record, onClose, title: t('parts.record.decideTitle'), confirm: t('parts.record.reject') }
  return (
    <Shown state="moves" pad>
      <Segmented
        label={t('parts.record.serverSays')}
        options={(Object.keys(ANSWERS) as Answer[]).map((value) => ({ value, label: t(`parts.record.${value}`) }))}
        value={answer}
        onChange={setAnswer}
      />
      <div className="shown__line">
        <Button variant="line" onPress={() => setSheet('move')}>
          {t('parts.record.moveOf')}
        </Button>
        <Button variant="line" onPress={() => setSheet('reason')}>
          {t('parts.record.reasonOf')}
        </Button>
        {decision.buttons}
      </div>
      {decision.sheet}
      {sheet === 'move' && (
        <MoveSheet {...sheetProps} move={moveWith(answer)} defaults={{ amount: '' }} fields={fields}>
          {(form) => (
            <FormField form={form} name="amount">
              {(field) => <TextField {...field} label={t('parts.record.amount')} inputMode="numeric" required />}
            </FormField>
          )}
        </MoveSheet>
      )}
      {sheet === 'reason' && (
        <ReasonSheet {...sheetProps} move={moveWith(answer)} text={t('parts.record.decideText')} tone="risk" />
      )}
    </Shown>
  )
}
