import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { PickInput } from '#domain/choosers'
import { useOrganisations } from '#domain/directory'
import { ResourcePage } from '#kit/detail'
import { FormPage, submission, TextInput, useLiveCheck, useRecordForm } from '#kit/forms'
import { queryOf, useNeeded } from '#kit/records'
import { useStore } from '#platform/core'
import { usePageNavigation, useSearch } from '#platform/navigation'
import { Card } from '#ui/components'
import { apply, checkItems, type Grant } from '../api'
import { CheckedItems } from '../components/CheckedItems'
import { useSent } from '../components/useSent'
import { useWords } from '../components/useWords'
import { useTexts } from '../plugin'
import { ownGrants } from '../records'
import { deleteApply, delOrigin, delRole } from '../routes'
import { giveUpFields } from '../rules/fields'

const itemsOf = (ids: readonly string[]) => ids.map((grantId) => ({ grantId }))

const NONE: readonly string[] = []

/** The roles are one field; the server names them one by one. */
const REFUSED = { 'items.*.grantId': { field: 'grants', message: 'error.grant' } } as const

/** Gives roles up: which ones, and why (/deleteApply). The form is mounted once the roles are loaded. */
export default observer(function GiveUp() {
  const t = useTexts()
  const own = useNeeded(useStore(ownGrants))
  if (own.value) return <GiveUpForm own={own.value} />
  return (
    <ResourcePage title={t('title.deleteApply')} nav={{ back: 'close' }} section={own}>
      {() => null}
    </ResourcePage>
  )
})

const GiveUpForm = observer(function GiveUpForm({ own }: { readonly own: readonly Grant[] }) {
  const { grants: given = [] } = useSearch(deleteApply)
  const t = useTexts()
  const words = useWords()
  const page = usePageNavigation()
  const organisations = useOrganisations()
  const { saved, onSent } = useSent()
  const form = useRecordForm({
    form: 'permissions.giveUp',
    record: given.join() || 'new',
    defaults: { orgCodes: [] as string[], grants: [...given], reason: '' },
    fields: giveUpFields,
    refused: REFUSED,
    submit: ({ grants, reason }) =>
      submission(
        apply,
        { kind: 'delete', items: itemsOf(grants), reason },
        { record: 'role-application:new', label: t('title.deleteApply') },
      ),
    saved,
    onSent,
  })
  const chosen = useWatch({ control: form.methods.control, name: 'grants' })
  const check = useLiveCheck(form, ['grants'], ({ grants }) =>
    grants.length > 0 ? queryOf(checkItems, { items: itemsOf(grants) }) : undefined,
  )
  const itemOf = (id: string) => {
    const grant = own.find((each) => each.id === id)
    return grant
      ? { title: words.place(grant), organisation: words.organisation(grant) }
      : { title: id, organisation: '' }
  }
  return (
    <FormPage title={t('title.deleteApply')} form={form} submit={t('submit')}>
      <Card>
        <PickInput
          form={form}
          name="orgCodes"
          empty={NONE}
          placeholder={t('allOrganisations')}
          shown={(codes) => ({ name: codes.map((code) => organisations.name(code)).join(' · ') })}
          pick={(now) => page.choose(delOrigin, { chosen: [...now] })}
        />
        <PickInput
          form={form}
          name="grants"
          empty={NONE}
          shown={(ids) => ({ name: ids.map((id) => itemOf(id).title).join(' · ') })}
          pick={(now) => page.choose(delRole, { orgCodes: form.methods.getValues('orgCodes'), chosen: [...now] })}
        />
        <TextInput form={form} name="reason" lines={3} />
      </Card>
      <CheckedItems check={check} items={chosen.map(itemOf)} />
    </FormPage>
  )
})
