import { useMemo } from 'react'
import { days, toFieldMoment } from '#base/calendar'
import { ChoiceInput, DateInput, type FieldForm, TextInput, useFieldValue } from '#kit/forms'
import { Card, useNow } from '#ui/components'
import { useTexts } from '../../plugin'
import { nextDaysFrom } from '../../rules/nextDays'
import { NEXT_STEP_KINDS } from '../../rules/vocabulary'
import type { NextValues } from './values'

const MINUTE = 60_000

interface NextStepInputsProps {
  readonly form: FieldForm<NextValues>
  /** True if it may be omitted: its other inputs appear once it has a time. */
  readonly isOptional?: boolean
}

/** Inputs of the next contact: when, how, and about what. */
export function NextStepInputs({ form, isOptional = false }: NextStepInputsProps) {
  const t = useTexts()
  const nextAt = useFieldValue(form, 'nextAt')
  // A form may be open over midnight.
  const now = new Date(useNow(MINUTE))
  const today = days.today(now)
  const quick = useMemo(() => nextDaysFrom(today), [today])
  return (
    <Card title={t('followUp.nextTitle')}>
      <DateInput
        form={form}
        name="nextAt"
        placeholder={t('followUp.nextChoose')}
        min={toFieldMoment(now)}
        quick={quick}
        time
      />
      {isOptional && nextAt === '' ? null : (
        <>
          <ChoiceInput form={form} name="nextKind" options={NEXT_STEP_KINDS} group="step" />
          <TextInput form={form} name="nextText" placeholder={t('followUp.nextTextPlaceholder')} />
        </>
      )}
    </Card>
  )
}
