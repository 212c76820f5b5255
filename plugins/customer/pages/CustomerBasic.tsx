import { observer } from 'mobx-react-lite'
import { AddressInputs, ContactsInput, DictionaryInput } from '#src/choosers'
import { useStore } from '#src/core'
import { useDictionary } from '#src/directory'
import {
  ChipsInput,
  ChoiceInput,
  type ComparedValue,
  EditForm,
  EditFrame,
  submission,
  TextInput,
  useRecordForm,
} from '#src/forms'
import { namesIn } from '#src/i18n'
import { useSearch } from '#src/navigation'
import { currentBy } from '#src/records'
import { Card } from '#src/ui'
import { isKnown } from '#src/wire'
import { type Company, company as companySchema } from '../api/company'
import { profileToSend, saveProfile } from '../api/moves'
import { useArea } from '../components/useArea'
import { customerBasic } from '../routes'
import { type ProfileValues, profileSchema } from '../rules/profile'
import { ENERGIES, scaleCodes } from '../rules/vocabulary'
import { companies } from '../stores/companies'

/** The basic profile of a company over its version (/customerBasic). */
export default observer(function CustomerBasic() {
  const { id } = useSearch(customerBasic)
  const { t } = useArea()
  const open = useStore(companies).of(id)
  const { main } = open
  return (
    <EditFrame
      title={t('title.customerBasic')}
      open={open}
      load={[main]}
      may={() => main.value?.can.includes('basic') === true}
      denied={{ title: t('basic.denied') }}
    >
      {() => main.value && <Form key={id} company={main.value} />}
    </EditFrame>
  )
})

const readCompany = currentBy(companySchema)

const valuesOf = (company: Company): ProfileValues => ({
  version: company.version,
  name: company.name,
  creditCode: company.creditCode ?? '',
  industry: company.industry?.code ?? '',
  scale: company.scale && isKnown(scaleCodes, company.scale) ? company.scale : 'medium',
  address: company.address ?? '',
  point: company.point ?? null,
  energies: ENERGIES.filter((energy) => company.energies.some((each) => each === energy)),
  contacts: company.contacts.map(({ id, name, nameEn }) => ({ id, name, ...(nameEn !== undefined && { nameEn }) })),
})

const Form = observer(function Form({ company }: { readonly company: Company }) {
  const { id } = company
  const { t, say, page } = useArea()
  const records = useStore(companies)
  const industries = useDictionary('industry')
  const form = useRecordForm({
    form: 'customer.basic',
    record: id,
    defaults: valuesOf(company),
    schema: profileSchema,
    submit: (out) =>
      submission(
        saveProfile,
        { custId: id, version: out.version, ...profileToSend(out) },
        { record: `customer:${id}`, label: say.name(company), after: records.applied },
      ),
    onSent: page.leave,
  })
  const words: Partial<{ readonly [K in keyof ProfileValues]: (values: ProfileValues) => string }> = {
    name: ({ name }) => name,
    creditCode: ({ creditCode }) => creditCode,
    address: ({ address }) => address,
    industry: ({ industry }) => (industry ? industries.name(industry) : ''),
    scale: ({ scale }) => t(`scale.${scale}`),
    energies: ({ energies }) => say.list(energies.map((energy) => t(`energy.${energy}`))),
    contacts: ({ contacts }) => namesIn(contacts, say.language),
  }
  const compare = Object.entries(words).map(
    ([name, text]): ComparedValue<ProfileValues, Company> => ({ label: t(`field.${name as 'name'}`), text }),
  )
  return (
    <EditForm title={t('title.customerBasic')} form={form} read={readCompany} values={valuesOf} compare={compare}>
      <Card>
        <TextInput form={form} name="name" />
        <TextInput form={form} name="creditCode" placeholder="91440605MA41041370" />
        <DictionaryInput form={form} name="industry" type="industry" />
        <ChoiceInput form={form} name="scale" options={scaleCodes.words} />
      </Card>
      <Card>
        <AddressInputs form={form} />
      </Card>
      <Card>
        <ChipsInput form={form} name="energies" options={ENERGIES} group="energy" />
        <ContactsInput form={form} name="contacts" custId={id} most={5} />
      </Card>
    </EditForm>
  )
})
