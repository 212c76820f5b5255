import { observer } from 'mobx-react-lite'
import { PersonInput } from '#domain/choosers'
import { formValues } from '#kit/attachments'
import { ChoiceInput, EditPage, TextInput } from '#kit/forms'
import { currentBy } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { Card } from '#ui/components'
import { type Project, type Risk, risk as riskSchema, saveRisk } from '../api'
import { projects } from '../records'
import { type RiskValues, riskFields } from '../rules/fields'
import { RISK_STATES } from '../rules/vocabulary'
import { byLogin, editedRow, projectSubmission, RISK_FORM } from './forms'
import { Paused } from './Paused'
import { useScheduleTools } from './words'

interface RiskFormProps {
  readonly id: string
  /** Of the risk; a new one without it. */
  readonly of: string | undefined
}

const RATINGS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))
const valuesOf = (risk: Partial<Risk> & { readonly version: number }): RiskValues => formValues(riskFields, risk)

/** A risk with how likely and how severe it is, its owner and what is done about it (/scheduleDetail). */
export const RiskForm = observer(function RiskForm({ id, of }: RiskFormProps) {
  const { t, say, word } = useScheduleTools()
  const core = useCore()
  const open = useStore(projects).of(id)
  const { row, frame } = editedRow(open, open.parts.risks, of)
  const me = byLogin(core.session.loginName)
  const begun = () => ({ version: 0, probability: 3, impact: 3, state: 'open' as const, owner: me })
  return (
    <EditPage
      title={of === undefined ? t('risk.new') : t('risk.title')}
      {...frame}
      form={RISK_FORM}
      record={of ?? id}
      of={of === undefined ? begun : row}
      values={valuesOf}
      fields={riskFields}
      read={currentBy(riskSchema)}
      submit={({ owner, ...entered }) => {
        const request = { id, ...entered, owner: owner.id, ...(of !== undefined && { riskId: of }) }
        return projectSubmission(core, saveRisk, request, open.main.value as Project)
      }}
      compare={{
        riskText: ({ text }) => text,
        probability: true,
        impact: true,
        owner: ({ owner }) => say.name(owner ?? undefined) ?? '',
        measure: true,
        state: ({ state }) => word('riskState', state),
      }}
    >
      {(form) => (
        <>
          <Paused project={open.main.value} />
          <Card>
            <TextInput form={form} name="text" label={t('field.riskText')} lines={3} />
            <ChoiceInput form={form} name="probability" options={RATINGS} hint={t('risk.scale')} />
            <ChoiceInput form={form} name="impact" options={RATINGS} hint={t('risk.scale')} />
            <PersonInput form={form} name="owner" />
            <TextInput form={form} name="measure" lines={2} />
            <ChoiceInput form={form} name="state" options={RISK_STATES} group="riskState" />
          </Card>
        </>
      )}
    </EditPage>
  )
})
