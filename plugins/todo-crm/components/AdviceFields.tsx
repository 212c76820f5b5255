import { observer } from 'mobx-react-lite'
import { useWatch } from 'react-hook-form'
import { BusinessInput, DictionaryInput, PickInput } from '#domain/choosers'
import { FilesInput, PhotosInput } from '#kit/attachments'
import { ChoiceInput, NumberInput, type RecordForm, RowsInput, TextInput } from '#kit/forms'
import { nameIn } from '#platform/i18n'
import { Card, usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import { salesSolutionsAdviceSelect } from '../routes'
import { type AdviceValues, needOf } from '../rules/fields'
import { MOST_FILES, weights } from '../rules/vocabulary'
import { useNeedWords } from './tags'

type NeedValues = AdviceValues['needs'][number]
const blank = (): NeedValues => ({ tag: '', weight: 'medium' })

/** The fields of an advice; the solution is chosen by the needs that are entered. */
export const AdviceFields = observer(function AdviceFields(props: {
  readonly form: RecordForm<AdviceValues>
  readonly custId: string
}) {
  const { form, custId } = props
  const t = useTexts()
  const { page, word } = usePageTools()
  const needs = useNeedWords()
  const { control, getValues } = form.methods
  const entered = useWatch({ control, name: 'needs' })
  const isComplete = entered.some(({ tag }) => tag !== '')
  const pick = () => {
    const { needs: wanted, capacity } = getValues()
    return page.choose(salesSolutionsAdviceSelect, {
      custId,
      needs: wanted.filter(({ tag }) => tag !== '').map(needOf),
      ...(capacity !== '' && { capacity: Number(capacity) }),
    })
  }
  return (
    <>
      <Card>
        <RowsInput
          form={form}
          name="needs"
          blank={blank}
          title={({ tag }: NeedValues) => tag && needs.tag(tag)}
          note={({ tag, weight }: NeedValues) => (tag ? word('weight', weight) : t('error.tag'))}
        >
          {(at) => (
            <>
              <DictionaryInput form={form} name={`${at}.tag`} type="needTag" />
              <ChoiceInput form={form} name={`${at}.weight`} options={weights.words} />
            </>
          )}
        </RowsInput>
        <BusinessInput form={form} name="businessId" custId={custId} />
        <NumberInput form={form} name="capacity" unit={t('field.capacityUnit')} />
      </Card>
      <Card>
        <PickInput
          form={form}
          name="solutionId"
          empty={null}
          placeholder={t('advice.chooseSolution')}
          disabled={!isComplete}
          hint={isComplete ? undefined : t('advice.needsFirst')}
          shown={(solution, language) => ({ name: nameIn(solution, language) })}
          pick={pick}
        />
        <TextInput form={form} name="arguments" lines={4} />
        <PhotosInput form={form} name="photos" most={MOST_FILES} />
        <FilesInput form={form} name="files" most={MOST_FILES} />
      </Card>
    </>
  )
})
