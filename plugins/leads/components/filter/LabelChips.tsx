import { observer } from 'mobx-react-lite'
import { useStore } from '#src/core'
import { errorText } from '#src/http'
import { nameIn, useCoreTexts, useLanguage } from '#src/i18n'
import { ChoiceFilter, type FilterDraft } from '#src/lists'
import { useNeeded } from '#src/records'
import { RetryRow } from '#src/ui'
import type { LeadFilter } from '../../rules/filters'
import { LABEL_CATEGORIES } from '../../rules/vocabulary'
import { leadLabels } from '../../stores/dictionaries'
import { useTexts } from '../../texts'

/** Labels by category; a lead matches if it has any of the chosen labels. */
export const LabelChips = observer(function LabelChips({ draft }: { draft: FilterDraft<LeadFilter> }) {
  const t = useTexts()
  const app = useCoreTexts()
  const language = useLanguage()
  const { status, error, value: labels = [], load } = useNeeded(useStore(leadLabels))
  if (status === 'failed') return <RetryRow text={errorText(error, app)} onRetry={load} />
  const names = new Map(labels.map((label) => [label.id, nameIn(label, language)]))
  return LABEL_CATEGORIES.map((category) => {
    const options = labels.filter((label) => label.category === category).map((label) => label.id)
    if (options.length === 0) return null
    return (
      <ChoiceFilter
        key={category}
        draft={draft}
        name="labels"
        label={t('filter.labelsOf', { category: t(`filter.category.${category}`) })}
        options={options}
        nameOf={(id) => names.get(id) ?? id}
      />
    )
  })
})
