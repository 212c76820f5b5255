import { observer } from 'mobx-react-lite'
import { DictionaryInput } from '#domain/choosers'
import { useDictionary } from '#domain/directory'
import { PhotosInput } from '#kit/attachments'
import { ChoiceInput, TextInput } from '#kit/forms'
import { LicenceScan } from '#kit/scanner'
import { Card } from '#ui/components'
import { FactsPage } from '../components/cognition/FactsPage'
import { companyForm } from '../components/cognition/forms'
import { namesOf } from '../components/cognition/values'
import { useTexts } from '../plugin'
import { TAX_GRADES } from '../rules/vocabulary'
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
        licencePhoto: ({ licencePhoto }) => namesOf(licencePhoto),
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
