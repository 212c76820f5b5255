import { observer } from 'mobx-react-lite'
import { PhotosInput } from '#src/attachments'
import { DictionaryInput } from '#src/choosers'
import { useCore } from '#src/core'
import { useDictionary } from '#src/directory'
import { ChoiceInput, type ComparedValue, EditForm, TextInput, useRecordForm } from '#src/forms'
import { usePageNavigation, useSearch } from '#src/navigation'
import { LicenceScan } from '#src/scanner'
import { Card } from '#src/ui'
import type { ClueFacts } from '../api'
import { FactsFrame } from '../components/cognition/FactsFrame'
import { type CompanyValues, companyHalf, companySchema, companyValues } from '../components/cognition/values'
import { editClueCognitionInfo } from '../routes'
import { type LeadId, TAX_GRADES } from '../rules/vocabulary'
import { currentFacts, factsSubmission } from '../stores/cognition'
import { useTexts } from '../texts'
import '../components/company/company.css'

/** The company's half of a lead's facts (/editClueCognitionInfo). */
export default function CognitionInfo() {
  const { id } = useSearch(editClueCognitionInfo)
  const t = useTexts()
  return (
    <FactsFrame id={id} title={t('title.editClueCognitionInfo')}>
      {(facts) => <Form key={id} id={id} facts={facts} />}
    </FactsFrame>
  )
}

const Form = observer(function Form({ id, facts }: { readonly id: LeadId; readonly facts: ClueFacts }) {
  const { field } = useSearch(editClueCognitionInfo)
  const page = usePageNavigation()
  const core = useCore()
  const t = useTexts()
  const industries = useDictionary('industry')
  const scales = useDictionary('scale')
  const form = useRecordForm({
    form: 'lead.company',
    record: id,
    defaults: companyValues(facts),
    schema: companySchema,
    refused: {
      creditCode: { field: 'creditCode', message: 'cognition.error.code' },
      industry: { field: 'industry', message: 'cognition.error.choose' },
    },
    submit: (out) => factsSubmission(core, { id, version: out.version, half: companyHalf(out) }, out.licencePhoto),
    onSent: page.leave,
  })
  const compare: readonly ComparedValue<CompanyValues, ClueFacts>[] = [
    { label: t('field.creditCode'), text: ({ creditCode }) => creditCode },
    { label: t('field.industry'), text: ({ industry }) => (industry ? industries.name(industry) : '') },
    { label: t('field.scale'), text: ({ scale }) => (scale ? scales.name(scale) : '') },
    { label: t('field.legalRep'), text: ({ legalRep }) => legalRep },
    { label: t('field.taxGrade'), text: ({ taxGrade }) => taxGrade },
    { label: t('field.shifts'), text: ({ shifts }) => shifts },
  ]
  return (
    <EditForm
      title={t('title.editClueCognitionInfo')}
      form={form}
      field={field}
      read={currentFacts}
      values={companyValues}
      compare={compare}
    >
      <Card>
        <div data-field="code">
          <TextInput form={form} name="creditCode" placeholder="91440604MA51C6RT86" />
          <div className="company__scan">
            <LicenceScan
              onLicence={({ creditCode }) =>
                form.methods.setValue('creditCode', creditCode, { shouldDirty: true, shouldValidate: true })
              }
            />
          </div>
        </div>
        <div data-field="photo">
          <PhotosInput form={form} name="licencePhoto" most={1} />
        </div>
        <div data-field="industry">
          <DictionaryInput form={form} name="industry" type="industry" />
        </div>
        <div data-field="scale">
          <DictionaryInput form={form} name="scale" type="scale" />
        </div>
        <div data-field="legalRep">
          <TextInput form={form} name="legalRep" />
        </div>
        <div data-field="tax">
          <ChoiceInput
            form={form}
            name="taxGrade"
            options={TAX_GRADES.map((grade) => ({ value: grade, label: grade }))}
          />
        </div>
        <div data-field="shifts">
          <ChoiceInput
            form={form}
            name="shifts"
            options={['1', '2', '3', '4'].map((count) => ({
              value: count,
              label: t('cognition.shifts', { count: Number(count) }),
            }))}
          />
        </div>
      </Card>
    </EditForm>
  )
})
