import { observer } from 'mobx-react-lite'
import { days } from '#base/calendar'
import { DictateInput, formValues, PhotosInput, withFiles, withUploads } from '#kit/attachments'
import { FactsCard } from '#kit/detail'
import { ChoiceInput, DateInput, EditPage, submission } from '#kit/forms'
import { currentBy } from '#kit/records'
import { useCore, useStore } from '#platform/core'
import { Card, usePageTools } from '#ui/components'
import { handleWarning, type Warning, warning as warningSchema } from '../api/warnings'
import { useTexts } from '../plugin'
import { warnings } from '../records'
import { HANDLE_FORM, handleFields, MOST_FILES, NEXT_DAYS } from '../rules/fields'
import { CAUSES } from '../rules/vocabulary'
import { isSecond, SecondNotice } from './SecondNotice'
import { changeOf, usePeriod } from './words'

const valuesOf = ({ version, cause, note, photos, nextDate }: Warning) =>
  formValues(handleFields, { version, cause, note, photos, nextDate })
const read = currentBy(warningSchema)

/** Why a volume changed, and what is done about it (/toDoGasRisk, /toDoGasRiskDay with `edit`). */
export const WarningForm = observer(function WarningForm({ id }: { readonly id: string }) {
  const t = useTexts()
  const core = useCore()
  const { say, word } = usePageTools()
  const periodOf = usePeriod()
  const open = useStore(warnings).of(id)
  const warning = () => open.main.value
  const today = days.today()
  return (
    <EditPage
      title={t('title.toDoGasRisk')}
      open={open}
      load={[open.main]}
      // A second save would be refused because of the first, which is one's own.
      unsent={{ is: () => open.waiting.length > 0 }}
      // Whoever was second keeps what was typed.
      may={() => warning()?.can.includes('handle') === true || isSecond(core, warning())}
      denied={{ title: t('warning.over'), text: t('warning.overText') }}
      form={HANDLE_FORM}
      record={id}
      of={warning}
      values={valuesOf}
      fields={handleFields}
      read={read}
      submit={(out) => {
        const { request, uploads } = withUploads('photo', out)
        return submission(
          handleWarning,
          { id, ...request, writtenAt: new Date() },
          {
            record: `gas-warning:${id}`,
            label: say.name(warning()?.customer) ?? id,
            send: withFiles(uploads),
            after: (answer) => core.store(warnings).applied(answer),
          },
        )
      }}
      compare={{
        cause: ({ cause }) => word('cause', cause),
        note: true,
      }}
    >
      {(form) => {
        const shown = warning()
        return (
          <>
            {shown && isSecond(core, shown) ? <SecondNotice handled={shown.handled} /> : null}
            {shown ? (
              <FactsCard
                title={say.name(shown.customer)}
                facts={[
                  { label: t('warning.period'), value: periodOf(shown) },
                  {
                    label: t('warning.actual'),
                    value: `${say.number(shown.actual)} m³ · ${say.change(changeOf(shown)) ?? ''}`,
                  },
                  { label: t('warning.band'), value: `${say.number(shown.low)}–${say.number(shown.high)} m³` },
                  { label: t('warning.reason'), value: shown.reason },
                ]}
              />
            ) : null}
            <Card>
              <ChoiceInput form={form} name="cause" options={CAUSES} group="cause" sheet />
              <DictateInput form={form} name="note" />
              <PhotosInput form={form} name="photos" most={MOST_FILES} />
              <DateInput form={form} name="nextDate" quick={[1, 3, 7]} min={today} max={days.add(today, NEXT_DAYS)} />
            </Card>
          </>
        )
      }}
    </EditPage>
  )
})
