import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { FilesInput, formValues, withFiles, withUploads } from '#kit/attachments'
import { recordData } from '#kit/detail'
import { ChoiceInput, EditPage, NumberInput, submission } from '#kit/forms'
import { currentBy } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Card, Notice, usePageTools } from '#ui/components'
import { type Bounce, bounce as bounceSchema, submitBounce } from '../api/bounces'
import { BounceFacts } from '../components/BounceFacts'
import { isSecond, SecondNotice } from '../components/SecondNotice'
import { useTexts } from '../plugin'
import { bounces } from '../records'
import { toDoGasBounceEdit } from '../routes'
import { BOUNCE_FORM, bounceFieldsFor, MOST_FILES } from '../rules/fields'
import { CAUSES } from '../rules/vocabulary'

export const data = recordData(bounces)

const valuesOf = ({ version, cause, expectedDaily, evidence, level0 }: Bounce) =>
  formValues(bounceFieldsFor(level0), { version, cause, expectedDaily, evidence })
const read = currentBy(bounceSchema)

/** Why a volume is up again and what is expected now (/toDoGasBounceEdit). */
export default observer(function BounceEdit() {
  const { id } = useSearch(toDoGasBounceEdit)
  const t = useTexts()
  const core = useCore()
  const { say, word } = usePageTools()
  const open = useStore(bounces).of(id)
  const bounce = () => open.main.value
  const before = bounce()?.level0 ?? 0
  const fields = useMemo(() => bounceFieldsFor(before), [before])
  return (
    <EditPage
      title={t('title.toDoGasBounceEdit')}
      open={open}
      load={[open.main]}
      // A second save would be refused because of the first, which is one's own.
      unsent={{ is: () => open.waiting.length > 0 }}
      may={() => bounce()?.can.includes('submit') === true || isSecond(core, bounce())}
      denied={{ title: t('warning.over'), text: t('warning.overText') }}
      form={BOUNCE_FORM}
      record={id}
      of={bounce}
      values={valuesOf}
      fields={fields}
      read={read}
      submit={(out) => {
        const { request, uploads } = withUploads('document', out)
        return submission(
          submitBounce,
          { id, ...request },
          {
            record: `gas-bounce:${id}`,
            label: say.name(bounce()?.customer) ?? id,
            send: withFiles(uploads),
            after: (answer) => core.store(bounces).applied(answer),
          },
        )
      }}
      compare={{ cause: ({ cause }) => word('cause', cause), expectedDaily: true }}
    >
      {(form) => {
        const shown = bounce()
        return (
          <>
            {shown && isSecond(core, shown) ? <SecondNotice handled={shown.handled} /> : null}
            {shown?.reason ? <Notice tone="warn">{shown.reason}</Notice> : null}
            {shown ? <BounceFacts bounce={shown} title={say.name(shown.customer)} /> : null}
            <Card>
              <ChoiceInput form={form} name="cause" options={CAUSES} group="cause" sheet />
              <NumberInput form={form} name="expectedDaily" unit="m³" />
              <FilesInput form={form} name="evidence" most={MOST_FILES} />
            </Card>
          </>
        )
      }}
    </EditPage>
  )
})
