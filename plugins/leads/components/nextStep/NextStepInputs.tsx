import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { days, toFieldMoment } from '#base/calendar'
import { ChoiceInput, DateInput, type FieldForm, TextInput } from '#kit/forms'
import { Card } from '#ui/components'
import { useTexts } from '../../plugin'
import { nextDaysFrom } from '../../rules/nextDays'
import { NEXT_STEP_KINDS } from '../../rules/vocabulary'
import type { NextValues } from './values'

interface NextStepInputsProps {
  // biome-ignore lint/suspicious/noExplicitAny: forms with more fields than `nextEntries`
  readonly form: FieldForm<any, any>
  /** It may be left out: what belongs to it comes with its time. */
  readonly isOptional?: boolean
}

/** When there will be contact again, how, and about what. */
export function NextStepInputs({ form, isOptional = false }: NextStepInputsProps) {
  const t = useTexts()
  const fields: FieldForm<NextValues> = form
  const nextAt = useWatch({ control: fields.methods.control, name: 'nextAt' })
  const quick = useMemo(() => nextDaysFrom(days.today()), [])
  const min = toFieldMoment(new Date())
  return (
    <Card title={t('followUp.nextTitle')}>
      <DateInput form={fields} name="nextAt" placeholder={t('followUp.nextChoose')} min={min} quick={quick} time />
      {isOptional && nextAt === '' ? null : (
        <>
          <ChoiceInput form={fields} name="nextKind" options={NEXT_STEP_KINDS} group="step" />
          <TextInput form={fields} name="nextText" placeholder={t('followUp.nextTextPlaceholder')} />
        </>
      )}
    </Card>
  )
}
