import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { days } from '#base/calendar'
import { DateInput, FormPage, submission, TextInput, useRecordForm } from '#kit/forms'
import { refusalText } from '#kit/records'
import { useCore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { Card } from '#ui/components'
import { createSampleThing } from '../api'
import { TEXT, TITLE } from '../filters'
import { useTexts } from '../plugin'
import { records } from '../records'
import { sampleThingDetail, sampleThingList } from '../routes'

/** What can be sent; messages are text keys of the area. */
const schema = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(TITLE.least, 'error.title'), v.maxLength(TITLE.most, 'error.title')),
  due: v.pipe(
    v.string(),
    v.nonEmpty('error.due'),
    v.check((day) => day >= days.today(), 'error.due'),
  ),
  text: v.pipe(v.string(), v.trim(), v.maxLength(TEXT, 'error.text')),
})

/** Creates a sample thing. */
export default observer(function SampleThingForm() {
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const form = useRecordForm({
    form: 'sample-things.create',
    record: 'new',
    defaults: { title: '', due: '', text: '' },
    schema,
    submit: (out) => submission(createSampleThing, out, { record: 'sample-thing:new', label: out.title }),
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
