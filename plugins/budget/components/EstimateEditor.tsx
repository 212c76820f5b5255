import { observer } from 'mobx-react-lite'
import { useStore } from '#platform/core'
import { Chip, ChoiceField, usePageTools } from '#ui/components'
import { type Estimate, saveEstimate } from '../api'
import { businessRows } from '../lists'
import { useTexts } from '../plugin'
import { estimateRows, estimates } from '../records'
import { connectBus } from '../routes'
import { ESTIMATE_FORM, outboxRecord } from '../rules/vocabulary'
import { ContentEditor } from './ContentEditor'

/** The editor of a draft. */
export const EstimateEditor = observer(function EstimateEditor({ id }: { readonly id: string }) {
  const t = useTexts()
  const store = useStore(estimates)
  const rows = useStore(estimateRows)
  const open = store.of(id)
  return (
    <ContentEditor
      title={t('title.estimate')}
      form={ESTIMATE_FORM}
      open={open}
      id={id}
      call={saveEstimate}
      outboxName={outboxRecord(id)}
      after={(saved: Estimate) => {
        store.applied(saved)
        rows.invalidate()
      }}
      head={({ content, setCell }) => (
        <BusinessField
          id={content.businessId}
          known={open.main.value?.business}
          onChange={(businessId) => setCell('businessId', businessId)}
        />
      )}
    />
  )
})

interface BusinessFieldProps {
  readonly id: string
  /** As it is stored, for its name. */
  readonly known: Estimate['business']
  readonly onChange: (id: string) => void
}

/** The opportunity that an estimate belongs to. */
const BusinessField = observer(function BusinessField({ id, known, onChange }: BusinessFieldProps) {
  const t = useTexts()
  const { page, say } = usePageTools()
  const found = useStore(businessRows).get(id)
  const named = known?.id === id ? known : found
  const choose = async () => {
    const chosen = await page.choose(connectBus, { choosing: true })
    if (chosen) onChange(chosen.businessId)
  }
  return (
    <ChoiceField
      label={t('field.businessId')}
      placeholder={t('business.none')}
      value={id === '' ? undefined : named ? say.name(named) : id}
      onPress={() => void choose()}
      quick={id === '' ? null : <Chip onPress={() => onChange('')}>{t('business.remove')}</Chip>}
    />
  )
})
