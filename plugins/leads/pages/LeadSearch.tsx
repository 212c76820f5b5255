import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { href } from '#base/routes'
import { ListRow, ListScreen, useListScreen } from '#kit/lists'
import { useStore } from '#platform/core'
import { codeText, nameIn, useLanguage } from '#platform/i18n'
import { ScoreRing } from '#ui/components'
import { Highlight, hitsIn } from '#ui/html'
import { StageMark } from '../components/StageMark'
import { useTexts } from '../plugin'
import { clueDetail } from '../routes'
import { outboxRecord } from '../stores/followUp'
import { leadStore } from '../stores/LeadStore'
import { leadSearch } from '../stores/leadSearch'

export { searchSchema as search } from '../rules/filters'
export { leadSearch as data } from '../stores/leadSearch'

/** Estimated height of a row. px */
const ROW_HEIGHT = 88

/** Search over all leads that the user may see, with the last searches (/clueSearchList). */
export default observer(function LeadSearch() {
  const t = useTexts()
  const screen = useListScreen(leadSearch)
  const { keyword = '' } = screen.filter
  const { open } = screen
  const row = useCallback((id: string) => <Row id={id} keyword={keyword} onOpen={open} />, [keyword, open])
  return (
    <ListScreen
      screen={screen}
      title={t('title.clueSearchList')}
      row={row}
      rowHeight={ROW_HEIGHT}
      empty={{ title: t('empty.org'), text: t('empty.orgText') }}
    />
  )
})

interface RowProps {
  readonly id: string
  readonly keyword: string
  readonly onOpen: (id: string) => void
}

/** A lead with the keyword highlighted in its name; stage and owner show whose it is. */
const Row = observer(function Row({ id, keyword, onOpen }: RowProps) {
  const lead = useStore(leadStore).get(id)
  const t = useTexts()
  const language = useLanguage()
  if (!lead) return null
  const { score, state, owner, industry } = lead
  const name = nameIn(lead, language)
  return (
    <ListRow
      record={outboxRecord(lead.id)}
      to={href(clueDetail, { id: lead.id })}
      onOpen={() => onOpen(id)}
      mark={<ScoreRing score={score} label={score === undefined ? t('row.noScore') : t('row.score', { score })} />}
      title={name}
      shownTitle={<Highlight text={name} hits={hitsIn(name, keyword)} />}
      lines={[
        {
          left: <StageMark lead={lead} t={t} />,
          right: state === 'owned' && owner ? nameIn(owner, language) : codeText(t, 'state', state),
        },
        { left: industry ? nameIn(industry, language) : '', right: undefined },
      ]}
    />
  )
})
