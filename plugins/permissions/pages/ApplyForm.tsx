import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { days } from '#base/calendar'
import { useOrganisations } from '#domain/directory'
import { DetailScreen, useRecord } from '#kit/detail'
import { FormPage, PhraseChips, RowsInput, submission, TextInput, useLiveCheck, useRecordForm } from '#kit/forms'
import { queryOf, type RecordStore, type Versioned } from '#kit/records'
import { type StoreToken, useCore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Card } from '#ui/components'
import { type Application, apply, checkItems, type Grant } from '../api'
import { CheckedItems } from '../components/CheckedItems'
import { ItemFields } from '../components/ItemFields'
import { OwnRoles } from '../components/OwnRoles'
import { useSent } from '../components/useSent'
import { useWords } from '../components/useWords'
import { useTexts } from '../plugin'
import { applications, grants } from '../records'
import { addApply } from '../routes'
import { type ApplyValues, applyFields, type ItemValues, isComplete } from '../rules/fields'
import { HALF_A_YEAR, type Period, periodAfter, periodAgain } from '../rules/period'

/** Name of the draft of an application that begins empty. */
const NEW = 'new'
const REASONS = ['joined', 'covers', 'district'] as const

/** Half a year at the own organisation, the most frequent application. */
const blank = (orgCode = ''): ItemValues => ({
  orgCode,
  roleName: '',
  from: days.today(),
  to: days.add(days.today(), HALF_A_YEAR - 1),
})

/** Applies for roles: new ones, as a repetition, or for a role that ends (/addApply). */
export default observer(function ApplyForm() {
  const { copy, grant } = useSearch(addApply)
  if (copy !== undefined) return <Filled records={applications} id={copy} valuesOf={again} />
  if (grant !== undefined) return <Filled records={grants} id={grant} valuesOf={prolonged} />
  return <Form record={NEW} defaults={{ items: [], reason: '' }} />
})

/** The roles of an application, from today on. */
function again({ items, reason = '' }: Application): ApplyValues {
  return { items: items.map((item) => itemOf(item, periodAgain(item, days.today()))), reason }
}

/** A role of the user, for the time after it. */
function prolonged(grant: Grant): ApplyValues {
  return { items: [itemOf(grant, periodAfter(grant, days.today()))], reason: '' }
}

const itemOf = ({ orgCode, roleName }: Pick<Grant, 'orgCode' | 'roleName'>, period: Period) => {
  return { orgCode, roleName, ...period }
}

interface FilledProps<D extends Versioned> {
  readonly records: StoreToken<RecordStore<D>>
  readonly id: string
  readonly valuesOf: (record: D) => ApplyValues
}

/** The form with the values of a record, once that is loaded. */
const Filled = observer(function Filled<D extends Versioned>({ records, id, valuesOf }: FilledProps<D>) {
  const t = useTexts()
  const open = useRecord(records, id)
  const record = open.state === 'ready' ? open.main.value : undefined
  if (!record) return <DetailScreen open={open} title={() => t('title.addApply')} parts={() => []} />
  return <Form record={id} defaults={valuesOf(record)} />
}) as <D extends Versioned>(props: FilledProps<D>) => ReactNode

interface FormProps {
  /** Names the draft. */
  readonly record: string
  readonly defaults: ApplyValues
}

const Form = observer(function Form({ record, defaults }: FormProps) {
  const t = useTexts()
  const words = useWords()
  const organisations = useOrganisations()
  const { saved, onSent } = useSent()
  const { session } = useCore()
  const form = useRecordForm({
    form: 'permissions.apply',
    record,
    defaults,
    fields: applyFields,
    submit: (out) =>
      submission(apply, { kind: 'add', ...out }, { record: `role-application:${record}`, label: t('title.addApply') }),
    saved,
    onSent,
  })
  const rows = useWatch({ control: form.methods.control, name: 'items' }).filter(isComplete)
  const check = useLiveCheck(form, ['items'], (values) => {
    const complete = values.items.filter(isComplete)
    return complete.length > 0 ? queryOf(checkItems, { items: complete }) : undefined
  })
  const titleOf = ({ roleName, orgCode }: ItemValues) =>
    [roleName && words.role(roleName), orgCode && organisations.name(orgCode)].filter(Boolean).join(' · ')
  const blankHere = () => blank(session.employee?.orgCode)
  return (
    <FormPage title={t('title.addApply')} form={form} submit={t('submit')}>
      <Card>
        {record === NEW ? <OwnRoles form={form} blank={blankHere} /> : null}
        <RowsInput
          form={form}
          name="items"
          blank={blankHere}
          title={titleOf}
          note={(row) => (isComplete(row) ? words.period(row) : '')}
        >
          {(at) => <ItemFields form={form} at={at} />}
        </RowsInput>
        <TextInput form={form} name="reason" lines={3} />
        <PhraseChips
          form={form}
          name="reason"
          label={t('phrases')}
          phrases={REASONS.map((reason) => ({ label: t(`phrase.${reason}`), text: t(`phrase.${reason}`) }))}
        />
      </Card>
      <CheckedItems
        check={check}
        items={rows.map((row) => ({
          title: titleOf(row),
          organisation: organisations.name(row.orgCode),
          requested: row,
        }))}
      />
    </FormPage>
  )
})
