import { observer } from 'mobx-react-lite'
import { DictionaryInput } from '#domain/choosers'
import { useDictionary } from '#domain/directory'
import { namesOfFiles, PhotosInput } from '#kit/attachments'
import { ChoiceInput, type RecordForm, TextInput } from '#kit/forms'
import { LicenceScan } from '#kit/scanner'
import { useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Card } from '#ui/components'
import { FactsPage } from '../components/cognition/FactsPage'
import { companyForm } from '../components/cognition/forms'
import type { CompanyValues } from '../components/cognition/values'
import { CompanyOfCode, Unchecked, useCompanyOfCode } from '../components/company/SameCompany'
import { useTexts } from '../plugin'
import { editClueCognitionInfo } from '../routes'
import { TAX_GRADES } from '../rules/vocabulary'
import { cognitionRecords } from '../stores/cognitionRecords'
import '../components/company/company.css'

const grades = TAX_GRADES.map((grade) => ({ value: grade, label: grade }))

/** The company's half of a lead's facts (/editClueCognitionInfo). */
export default observer(function CognitionInfo() {
  const t = useTexts()
  const industries = useDictionary('industry')
  const scales = useDictionary('scale')
  const shifts = [1, 2, 3, 4].map((count) => ({ value: String(count), label: t('cognition.shifts', { count }) }))
  return (
    <FactsPage
      about={companyForm}
      compare={{
        creditCode: true,
        industry: ({ industry }) => industry && industries.name(industry),
        scale: ({ scale }) => scale && scales.name(scale),
        legalRep: true,
        taxGrade: true,
        shifts: true,
        licencePhoto: ({ licencePhoto }) => namesOfFiles(licencePhoto),
      }}
    >
      {(form) => (
        <Card>
          <TextInput form={form} name="creditCode" placeholder={t('cognition.creditCodeExample')} />
          <div className="company__scan">
            <LicenceScan
              onLicence={({ creditCode }) =>
                form.methods.setValue('creditCode', creditCode, { shouldDirty: true, shouldValidate: true })
              }
            />
          </div>
          <SameCode form={form} />
          <PhotosInput form={form} name="licencePhoto" most={1} />
          <DictionaryInput form={form} name="industry" type="industry" />
          <DictionaryInput form={form} name="scale" type="scale" />
          <TextInput form={form} name="legalRep" />
          <ChoiceInput form={form} name="taxGrade" options={grades} />
          <ChoiceInput form={form} name="shifts" options={shifts} />
        </Card>
      )}
    </FactsPage>
  )
})

/** Says that another lead, or a customer, has the code that is entered. */
const SameCode = observer(function SameCode({ form }: { readonly form: RecordForm<CompanyValues> }) {
  const { id } = useSearch(editClueCognitionInfo)
  const own = useStore(cognitionRecords).of(id).main.value?.company.creditCode
  const { value, status } = useCompanyOfCode(form, own)
  if (status === 'failed') return <Unchecked />
  return <CompanyOfCode found={value?.leadId === id ? undefined : value} />
})
