import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import * as v from 'valibot'
import { defineFields, text, value } from '#base/fields'
import {
  AddressInputs,
  BusinessInput,
  CompanyInput,
  ContactsInput,
  DictionaryInput,
  OrganisationInput,
  PersonInput,
  PickInput,
  PlaceInput,
  SubjectInput,
  TreeField,
} from '#domain/choosers'
import { getDictionary, organisationPicker, useDictionary, useOrganisations } from '#domain/directory'
import { submission, useRecordForm } from '#kit/forms'
import { usePageNavigation } from '#platform/navigation'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const ref = v.object({ id: v.string(), name: v.string(), nameEn: v.optional(v.string()) })
const point = v.object({ lng: v.number(), lat: v.number() })
const fields = defineFields({
  person: value(v.nullable(ref), null, { required: true }),
  org: text(),
  orgs: value<readonly string[]>(v.array(v.string()), []),
  company: value(v.nullable(ref), null),
  people: value(v.array(ref), []),
  business: value(v.nullable(ref), null),
  where: value(v.nullable(v.object({ name: v.string(), address: v.string(), point })), null),
  industry: text(),
  address: text(),
  point: value(v.nullable(point), null),
})

const EMPTY = fields.values({ industry: 'C307' })

/** Inputs that open a picker, and a tree in a card. */
export default observer(function PersonInputExample() {
  const t = useTexts()
  const page = usePageNavigation()
  const organisations = useOrganisations()
  const industries = useDictionary('industry')
  const [chosen, setChosen] = useState<string[]>(['10'])
  const form = useRecordForm({
    form: 'public.samples',
    record: 'pickers',
    defaults: EMPTY,
    fields,
    submit: () => submission(getDictionary, { type: 'scale' }, { record: 'samples', label: t('parts.sent') }),
    onSent: () => undefined,
  })
  const company = form.methods.watch('company')
  return (
    <>
      <Shown state="usual">
        <PersonInput form={form} name="person" />
        <OrganisationInput form={form} name="org" />
        <PickInput
          form={form}
          name="orgs"
          empty={EMPTY.orgs}
          shown={(codes) => ({ name: codes.map(organisations.name).join(' · ') })}
          pick={(now) => page.choose(organisationPicker, { chosen: [...now], most: 3 })}
        />
        <CompanyInput form={form} name="company" />
        <SubjectInput form={form} name="company" onPick={() => undefined} />
        <ContactsInput form={form} name="people" custId={company?.id} most={3} />
        <BusinessInput form={form} name="business" custId={company?.id} />
        <PlaceInput form={form} name="where" />
        <AddressInputs form={form} />
        <DictionaryInput form={form} name="industry" type="industry" />
      </Shown>
      <Shown state="many">
        <TreeField label={t('field.industry')} items={industries.value ?? []} chosen={chosen} onChange={setChosen} />
      </Shown>
    </>
  )
})
