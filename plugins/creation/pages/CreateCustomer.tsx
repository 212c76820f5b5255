import { observer } from 'mobx-react-lite'
import { AddressInputs, DictionaryInput } from '#domain/choosers'
import { createCompany, profileToSend } from '#domain/companies'
import { profileFields, scaleCodes } from '#domain/companies/rules'
import { formValues } from '#kit/attachments'
import {
  ChoiceInput,
  EditFrame,
  FormPage,
  RefusedPage,
  submission,
  TextInput,
  useLiveCheck,
  useRecordForm,
} from '#kit/forms'
import { queryOf, useMove } from '#kit/records'
import { useCore, useReach, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Card, Notice } from '#ui/components'
import { customerDetails } from '../../customer/routes'
import { checkCompany } from '../api'
import { useCreationTools } from '../components/words'
import { bind, opportunities } from '../records'
import { bindCustomer, createCustomer } from '../routes'

/** A new customer, to which the opportunity `id` is bound then (/createCustomer). */
export default observer(function CreateCustomer() {
  const { t } = useCreationTools()
  const { decide } = useCore()
  const { id } = useSearch(createCustomer)
  const title = t('title.createCustomer')
  const denied = { title: t('company.denied'), text: t('company.deniedText') }
  if (!decide({ permission: 'customer.edit' }).ok) return <RefusedPage title={title} kind="denied" denied={denied} />
  return id === undefined ? <CompanyForm /> : <ForOpportunity id={id} />
})

/** Only where the opportunity can be bound: the customer would be created, and the binding refused. */
const ForOpportunity = observer(function ForOpportunity({ id }: { readonly id: string }) {
  const { t } = useCreationTools()
  const open = useStore(opportunities).of(id)
  const isBound = open.main.value?.state === 'bound'
  return (
    <EditFrame
      title={t('title.createCustomer')}
      open={open}
      load={[open.main]}
      may={() => open.main.value?.can.includes('bind') === true}
      denied={
        isBound
          ? { title: t('state.bound'), text: t('bind.done') }
          : { title: t('detail.deniedTitle'), text: t('detail.deniedText') }
      }
    >
      {() => <CompanyForm />}
    </EditFrame>
  )
})

const CompanyForm = observer(function CompanyForm() {
  const { t, say, page } = useCreationTools()
  const { id, name, creditCode } = useSearch(createCustomer)
  const core = useCore()
  const reach = useReach()
  const binding = useMove(bind, id ?? '')
  /** The customer is there, whatever becomes of the binding: then it is proposed on the page that binds. */
  const follow = async (custId: string) => {
    if (id === undefined) return reach(customerDetails) ? page.replace(customerDetails, { id: custId }) : page.leave()
    const outcome = await binding.run(custId)
    return outcome.kind === 'done' ? page.leave() : page.replace(bindCustomer, { id })
  }
  const form = useRecordForm({
    form: 'creation.customer',
    record: id ?? 'new',
    defaults: formValues(profileFields, { name, creditCode, energies: [], contacts: [] }),
    fields: profileFields,
    submit: (out) =>
      submission(createCompany, profileToSend(out), {
        record: `creation.customer:${id ?? 'new'}`,
        label: out.name,
        // The lists of customers are another area's.
        after: core.invalidateAll,
      }),
    saved: t('company.created'),
    onSent: (made) => (made ? void follow(made.id) : page.leave()),
  })
  const check = useLiveCheck(form, ['creditCode'], ({ creditCode }) =>
    creditCode.trim().length < 18 ? undefined : queryOf(checkCompany, { creditCode: creditCode.trim() }),
  )
  const [taken] = check.value?.candidates ?? []
  return (
    <FormPage
      title={t('title.createCustomer')}
      form={form}
      submit={t(id === undefined ? 'company.create' : 'company.createAndBind')}
    >
      <Card>
        <TextInput form={form} name="name" />
        <TextInput form={form} name="creditCode" />
        <div role="status">
          {taken ? (
            <Notice
              tone="warn"
              action={
                id !== undefined && taken.can
                  ? { label: t('bind.thisOne'), onPress: () => void follow(taken.custId) }
                  : undefined
              }
            >
              {t('refused.4202', { name: say.name(taken) })}
            </Notice>
          ) : null}
        </div>
        <DictionaryInput form={form} name="industry" type="industry" leavesOnly />
        <ChoiceInput form={form} name="scale" options={scaleCodes.words} />
      </Card>
      <Card>
        <AddressInputs form={form} />
      </Card>
    </FormPage>
  )
})
