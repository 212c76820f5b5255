import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import * as v from 'valibot'
import { defineFields, ref, refs, text, value } from '#base/fields'
import {
  AddressInputs,
  BusinessInput,
  CompanyInput,
  ContactsInput,
  DictionaryInput,
  FindInput,
  OrganisationInput,
  PersonInput,
  PickInput,
  PlaceInput,
  SubjectInput,
  TreeField,
} from '#domain/choosers'
import { getDictionary, organisationPicker, searchCustomers, useDictionary, useOrganisations } from '#domain/directory'
import { submission, useRecordForm } from '#kit/forms'
import { queryOf } from '#kit/records'
import { usePageNavigation } from '#platform/navigation'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const point = v.object({ lng: v.number(), lat: v.number() })
const fields = defineFields({
  person: ref({ required: true }),
  org: text(),
  orgs: value<readonly string[]>(v.array(v.string()), []),
  company: ref(),
  people: refs({ most: 3 }),
  business: ref(),
  where: value(v.nullable(v.object({ name: v.string(), address: v.string(), point })), null),
  found: ref(),
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
  const chosenCompany = form.methods.watch('company')
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
        <FindInput
          form={form}
          name="found"
          label={t('field.company')}
          find={(keyword) =>
            queryOf(searchCustomers, { keyword, page: 1 }, ({ items }) =>
              items.map((each) => ({ ...each, id: each.name })),
            )
          }
        />
        <CompanyInput form={form} name="company" />
        <SubjectInput form={form} name="company" onPick={() => undefined} />
        <ContactsInput form={form} name="people" custId={chosenCompany?.id} most={3} />
        <BusinessInput form={form} name="business" custId={chosenCompany?.id} />
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
