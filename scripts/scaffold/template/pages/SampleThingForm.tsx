import { observer } from 'mobx-react-lite'
import { DateInput, FormPage, submission, TextInput, useRecordForm } from '#kit/forms'
import { refusalText } from '#kit/records'
import { useCore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { Card } from '#ui/components'
import { createSampleThing } from '../api'
import { fields } from '../fields'
import { useTexts } from '../plugin'
import { records } from '../records'
import { sampleThingDetail, sampleThingList } from '../routes'

/** Creates a sample thing. */
export default observer(function SampleThingForm() {
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const form = useRecordForm({
    form: 'sample-things.create',
    record: 'new',
    defaults: { title: '', due: '', text: '' },
    fields,
    submit: (out) => submission(createSampleThing, out, { record: 'sample-things:new', label: out.title }),
    onSent: (made) => {
      if (!made) return page.replace(sampleThingList)
      core.store(records).applied(made)
      page.replace(sampleThingDetail, { id: made.id })
    },
  })
  return (
    <FormPage
      title={t('title.sampleThingForm')}
      form={form}
      submit={t('save')}
      failureText={(error) => refusalText(error, t)}
    >
      <Card>
        <TextInput form={form} name="title" />
        <DateInput form={form} name="due" quick={[0, 1, 7]} />
        <TextInput form={form} name="text" lines={3} />
      </Card>
    </FormPage>
  )
})
