import { useState } from 'react'
import { AddressInputs, DictionaryInput } from '#domain/choosers'
import { ChoiceInput, FormPage, TextInput } from '#kit/forms'
import { LicenceScan } from '#kit/scanner'
import { useEntryMemory, usePageNavigation, useSearch } from '#platform/navigation'
import { Card } from '#ui/components'
import { FIRST_STEP } from '../components/company/addValues'
import { SameCompany, useSameCompany } from '../components/company/SameCompany'
import { useAddForm } from '../components/company/useAddForm'
import { useTexts } from '../plugin'
import { addClueCognition, addClueCognitionSubmit } from '../routes'
import { SOURCES } from '../rules/vocabulary'
import '../components/company/company.css'

/** First step of a new lead: the company and its place (/addClueCognition). The second step shows the same draft. */
export default function LeadAdd() {
  const { from: _, ...company } = useSearch(addClueCognition)
  const page = usePageNavigation()
  const t = useTexts()
  const form = useAddForm(company, page.leave)
  const same = useSameCompany(form)
  const [invalid, setInvalid] = useState(0)
  /** True after a return from the second step, where a notice of the restored draft is superfluous. */
  const went = useEntryMemory<true>('went on')
  const { methods } = form
  const next = async () => {
    if (!(await methods.trigger(FIRST_STEP))) return setInvalid((count) => count + 1)
    await form.keep()
    went.set(true)
    page.open(addClueCognitionSubmit, company)
  }
  return (
    <FormPage
      title={t('title.addClueCognition')}
      form={{
        ...form,
        invalid: form.invalid + invalid,
        restoredAt: went.get() ? undefined : form.restoredAt,
        submit: () => void next(),
      }}
      submit={t('add.next')}
    >
      <Card title={t('cognition.card.company')}>
        <TextInput form={form} name="name" placeholder={t('add.nameExample')} />
        <TextInput form={form} name="creditCode" placeholder={t('cognition.creditCodeExample')} />
        <div className="company__scan">
          <LicenceScan
            onLicence={({ creditCode, name }) => {
              methods.setValue('creditCode', creditCode, { shouldDirty: true, shouldValidate: true })
              if (name && methods.getValues('name').trim() === '') methods.setValue('name', name, { shouldDirty: true })
            }}
          />
        </div>
        <SameCompany {...same} />
        <DictionaryInput form={form} name="industry" type="industry" />
        <ChoiceInput form={form} name="source" options={SOURCES} />
      </Card>
      <Card title={t('cognition.placeTitle')}>
        <AddressInputs form={form} isRequired />
      </Card>
    </FormPage>
  )
}
