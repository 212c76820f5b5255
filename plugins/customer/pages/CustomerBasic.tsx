import { observer } from 'mobx-react-lite'
import { ENERGIES } from '#base/energy'
import { AddressInputs, ContactsInput, DictionaryInput } from '#domain/choosers'
import { profileToSend } from '#domain/companies'
import { type ProfileValues, profileFields, scaleCodes } from '#domain/companies/rules'
import { useDictionary } from '#domain/directory'
import { formValues } from '#kit/attachments'
import { ChipsInput, ChoiceInput, EditPage, submission, TextInput } from '#kit/forms'
import { currentBy, queryOf } from '#kit/records'
import { useStore } from '#platform/core'
import { namesIn } from '#platform/i18n'
import { useSearch } from '#platform/navigation'
import { Card, usePageTools } from '#ui/components'
import { type Company, company as companySchema } from '../api/company'
import { restoreCompany, saveProfile } from '../api/moves'
import { useTexts } from '../plugin'
import { customerBasic } from '../routes'
import { companies } from '../stores/companies'

const readCompany = currentBy(companySchema)

const valuesOf = ({ industry, energies, contacts, ...company }: Company): ProfileValues =>
  formValues(profileFields, {
    ...company,
    industry: industry?.code,
    energies: ENERGIES.filter((energy) => energies.some((each) => each === energy)),
    contacts: contacts.map(({ id, name, nameEn }) => ({ id, name, ...(nameEn !== undefined && { nameEn }) })),
  })

/** The basic profile of a company over its version (/customerBasic). */
export default observer(function CustomerBasic() {
  const { id } = useSearch(customerBasic)
  const t = useTexts()
  const { say } = usePageTools()
  const records = useStore(companies)
  const industries = useDictionary('industry')
  const open = records.of(id)
  const { main } = open
  return (
    <EditPage
      title={t('title.customerBasic')}
      open={open}
      load={[main]}
      may={() => main.value?.can.includes('basic') === true}
      denied={{ title: t('basic.denied'), text: t('owner.mayHelp') }}
      form="customer.basic"
      record={id}
      of={() => main.value}
      read={readCompany}
      values={valuesOf}
      fields={profileFields}
      submit={(out) =>
        submission(
          saveProfile,
          { custId: id, version: out.version, ...profileToSend(out) },
          {
            record: `customer:${id}`,
            label: say.name(main.value) ?? id,
            after: records.applied,
            undo: {
              asks: ({ version }) => queryOf(restoreCompany, { id, version }),
              done: () => void main.load(),
            },
          },
        )
      }
      compare={{
        name: true,
        creditCode: true,
        address: true,
        point: ({ point }) => (point ? `${point.lng}, ${point.lat}` : ''),
        industry: ({ industry }) => industries.name(industry),
        scale: ({ scale }) => t(`scale.${scale}`),
        energies: ({ energies }) => say.list(energies.map((energy) => t(`energy.${energy}`))),
        contacts: ({ contacts }) => namesIn(contacts, say.language),
      }}
    >
      {(form) => (
        <>
          <Card>
            <TextInput form={form} name="name" />
            <TextInput form={form} name="creditCode" placeholder={t('basic.creditCodeExample')} />
            <DictionaryInput form={form} name="industry" type="industry" leavesOnly />
            <ChoiceInput form={form} name="scale" options={scaleCodes.words} />
          </Card>
          <Card>
            <AddressInputs form={form} />
          </Card>
          <Card>
            <ChipsInput form={form} name="energies" options={ENERGIES} group="energy" />
            <ContactsInput form={form} name="contacts" custId={id} most={5} />
          </Card>
        </>
      )}
    </EditPage>
  )
})
