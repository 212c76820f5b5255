import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { days } from '#src/calendar'
import { DetailScreen, useRecord } from '#src/detail'
import { useOrganisations } from '#src/directory'
import { FormPage, RowsInput, submission, TextInput, useLiveCheck, useRecordForm } from '#src/forms'
import { useSearch } from '#src/navigation'
import { ask, refusalText } from '#src/records'
import { Card } from '#src/ui'
import { apply, checkItems } from '../api'
import { CheckedItems } from '../components/CheckedItems'
import { applySchema, type ItemValues, isComplete } from '../components/formSchemas'
import { ItemFields } from '../components/ItemFields'
import { useSent } from '../components/useSent'
import { useWords } from '../components/useWords'
import { applications, grants } from '../records'
import { addApply } from '../routes'
import { periodAfter, periodAgain } from '../rules/period'
import { useTexts } from '../texts'

const blank = (): ItemValues => ({ orgCode: '', roleName: '', from: days.today(), to: '' })

/** Applies for roles: anew, again, or for a role that ends (/addApply). */
export default observer(function ApplyForm() {
  const { copy, grant } = useSearch(addApply)
  if (copy !== undefined) return <Again id={copy} />
  return grant === undefined ? <Form record="new" items={[]} /> : <Prolong id={grant} />
})

/** The roles of an application, from today on. */
const Again = observer(function Again({ id }: { readonly id: string }) {
  const t = useTexts()
  const open = useRecord(applications, id)
  const { value } = open.main
  if (!value || open.state !== 'ready')
    return <DetailScreen open={open} title={() => t('title.apply')} parts={() => []} />
  const items = value.items.map(({ orgCode, roleName, ...period }) => {
    return { orgCode, roleName, ...periodAgain(period, days.today()) }
  })
  return <Form record={id} items={items} reason={value.reason} />
})

/** A role of the user, for the time after it. */
const Prolong = observer(function Prolong({ id }: { readonly id: string }) {
  const t = useTexts()
  const open = useRecord(grants, id)
  const { value } = open.main
  if (!value || open.state !== 'ready')
    return <DetailScreen open={open} title={() => t('title.apply')} parts={() => []} />
  const { orgCode, roleName } = value
  return <Form record={id} items={[{ orgCode, roleName, ...periodAfter(value, days.today()) }]} />
})

interface FormProps {
  /** Names the draft. */
  readonly record: string
  readonly items: readonly ItemValues[]
  readonly reason?: string | undefined
}

const Form = observer(function Form({ record, items, reason = '' }: FormProps) {
  const t = useTexts()
  const words = useWords()
  const organisations = useOrganisations()
  const onSent = useSent()
  const form = useRecordForm({
    form: 'permissions.apply',
    record,
    defaults: { items: [...items], reason },
    schema: applySchema,
    submit: (out) =>
      submission(apply, { kind: 'add', ...out }, { record: `role-application:${record}`, label: t('title.apply') }),
    onSent,
  })
  const rows = useWatch({ control: form.methods.control, name: 'items' }).filter(isComplete)
  const check = useLiveCheck(form, ['items'], (values) => {
    const complete = values.items.filter(isComplete)
    return complete.length > 0 ? ask(checkItems, { items: complete }) : undefined
  })
  const titleOf = ({ roleName, orgCode }: ItemValues) =>
    [roleName && words.role(roleName), orgCode && organisations.name(orgCode)].filter(Boolean).join(', ')
  return (
    <FormPage title={t('title.apply')} form={form} submit={t('submit')} failureText={(error) => refusalText(error, t)}>
      <Card>
        <RowsInput
          form={form}
          name="items"
          blank={blank}
          title={titleOf}
          note={(row) => (isComplete(row) ? words.period(row) : '')}
        >
          {(at) => <ItemFields form={form} at={at} />}
        </RowsInput>
        <TextInput form={form} name="reason" lines={3} />
      </Card>
      <CheckedItems
        check={check}
        items={rows.map((row) => ({ title: titleOf(row), organisation: organisations.name(row.orgCode), asked: row }))}
      />
    </FormPage>
  )
})
