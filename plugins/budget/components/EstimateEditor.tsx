import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { submission } from '#kit/forms'
import { useStore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { ChoiceField } from '#ui/components'
import { type Estimate, saveEstimate } from '../api'
import { useTexts } from '../plugin'
import { estimateRows, estimates } from '../records'
import { connectBus } from '../routes'
import { ESTIMATE_FORM } from '../rules/vocabulary'
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
      submit={({ content, base, version }) =>
        submission(
          saveEstimate,
          { id, version, base, content },
          {
            record: `budget-estimate:${id}`,
            label: content.name,
            after: (saved: Estimate) => {
              store.applied(saved)
              rows.invalidate()
            },
          },
        )
      }
      head={({ content, setCell }) => (
        <BusinessField id={content.businessId} onChange={(businessId) => setCell('businessId', businessId)} />
      )}
    />
  )
})

/** The opportunity that an estimate belongs to. */
export function BusinessField({ id, onChange }: { readonly id: string; readonly onChange: (id: string) => void }) {
  const t = useTexts()
  const page = usePageNavigation()
  const [name, setName] = useState<string>()
  const choose = async () => {
    const chosen = await page.choose(connectBus, { choosing: true })
    if (!chosen) return
    setName(chosen.name)
    onChange(chosen.businessId)
  }
  return (
    <ChoiceField
      label={t('field.businessId')}
      placeholder={t('business.none')}
      value={id === '' ? undefined : (name ?? id)}
      onPress={() => void choose()}
    />
  )
}
