import { observer } from 'mobx-react-lite'
import { days } from '#base/calendar'
import { CompanyInput } from '#domain/choosers'
import { formValues } from '#kit/attachments'
import { ChoiceInput, DateInput, FormPage, submission, TextInput, useRecordForm } from '#kit/forms'
import { useCore } from '#platform/core'
import { currentLanguage, nameIn } from '#platform/i18n'
import { useSearch } from '#platform/navigation'
import { Card, usePageTools } from '#ui/components'
import { createIssue, type Issue } from '../api/issues'
import { useTexts } from '../plugin'
import { gasRiskIssues } from '../routes'
import { issueFields, MOST_DAYS } from '../rules/issues'
import { CAUSES } from '../rules/vocabulary'
import { issues } from '../stores/issues'
import { useCustomerError } from './useCustomerError'

/** Usual times in which an issue is settled. days */
const QUICK = [7, 14, 30]

/** The form of a new issue, about a customer and the warnings that it explains. */
export const IssueForm = observer(function IssueForm() {
  const t = useTexts()
  const core = useCore()
  const { page } = usePageTools()
  const { custId, name = custId, warnings = [] } = useSearch(gasRiskIssues)
  const customer = custId === undefined ? null : { id: custId, name: name ?? custId }
  const form = useRecordForm({
    form: 'risk.issue',
    // Each warning has a draft of its own.
    record: warnings[0] ?? custId ?? 'new',
    defaults: formValues(issueFields, { customer, warningIds: warnings }),
    fields: issueFields,
    refused: { custId: { field: 'customer', message: 'error.customer' } },
    submit: ({ customer: { id, ...customer }, warningIds, ...entered }) =>
      submission(
        createIssue,
        // The warnings are those of the customer that the form began with.
        { custId: id, ...entered, warningIds: id === custId ? warningIds : [] },
        {
          record: `customer:${id}`,
          label: nameIn(customer, currentLanguage()),
          after: (made: Issue) => core.store(issues).applied(made),
        },
      ),
    onSent: (made) => (made ? page.replace(gasRiskIssues, { id: made.id }) : page.leave()),
  })
  const customerError = useCustomerError(form)
  return (
    <FormPage title={t('issues.add')} form={form} submit={t('issues.save')}>
      <Card>
        <CompanyInput form={form} name="customer" error={customerError} />
        <TextInput form={form} name="title" />
        <ChoiceInput form={form} name="cause" options={CAUSES} />
        <DateInput form={form} name="due" quick={QUICK} min={days.today()} max={days.add(days.today(), MOST_DAYS)} />
      </Card>
    </FormPage>
  )
})
