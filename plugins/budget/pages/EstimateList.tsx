import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { href } from '#base/routes'
import { ChoiceFilter, ListRow, ListScreen, useFilterSheet, useListScreen } from '#kit/lists'
import { useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { DockButton, Icon, usePageTools } from '#ui/components'
import { EstimateTag } from '../components/tags'
import { useBudgetWords } from '../components/useBudgetWords'
import { estimateList } from '../lists'
import { useTexts } from '../plugin'
import { estimateRows } from '../records'
import { customtemplate, estimate, projectButget, selecTemplate } from '../routes'
import { KINDS, outboxRecord, STATES, TABS } from '../rules/vocabulary'

export { estimateList as data } from '../lists'
export { estimateSearch as search } from '../rules/filters'

/** Estimates with total, returns and state (/project-butget). */
export default observer(function EstimateList() {
  const t = useTexts()
  const { page } = usePageTools()
  const { decide } = useCore()
  const screen = useListScreen(estimateList)
  const { open } = screen
  const row = useCallback((id: string) => <Row id={id} onOpen={() => void open(id)} />, [open])
  // What waits for approval has one state.
  const states = screen.tab === 'toApprove' ? [] : STATES
  const mayApprove = decide({ permission: 'budget.approve' }).ok
  const mayWrite = decide({ permission: 'budget.write' }).ok
  const { businessId } = useSearch(projectButget)
  // A list of an opportunity's estimates leads to another one of it.
  const create = () => page.open(estimate, { businessId })
  const filter = useFilterSheet(screen, (draft) => (
    <>
      <ChoiceFilter draft={draft} name="kind" options={KINDS} group="kind" isSingle />
      {states.length > 0 ? <ChoiceFilter draft={draft} name="state" options={states} group="state" isSingle /> : null}
    </>
  ))
  return (
    <ListScreen
      screen={screen}
      title={t('title.project-butget')}
      row={row}
      rowHeight={116}
      plainRows
      tabs={TABS.filter((tab) => tab !== 'toApprove' || mayApprove)}
      quick={states.filter((state) => state !== 'archived').map((state) => ({ key: state, on: { state } }))}
      filter={filter.open}
      empty={
        screen.tab === 'toApprove'
          ? { title: t('empty.toApprove') }
          : {
              title: t('empty.estimates'),
              ...(mayWrite && { text: t('empty.estimatesText'), action: { label: t('new'), onPress: create } }),
            }
      }
      menu={[
        { label: t('title.SelecTemplate'), onPress: () => page.open(selecTemplate) },
        { label: t('title.Customtemplate'), onPress: () => page.open(customtemplate) },
      ]}
      dock={mayWrite && <DockButton shape="round" icon={<Icon svg={Plus} />} label={t('new')} onPress={create} />}
    >
      {filter.sheet}
    </ListScreen>
  )
})

const Row = observer(function Row({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const words = useBudgetWords()
  const row = useStore(estimateRows).get(id)
  if (!row) return null
  const { name, state, kind, total, irr, errors, owner, business, currentVersion, updatedAt } = row
  return (
    <ListRow
      record={outboxRecord(id)}
      to={href(estimate, { id })}
      onOpen={onOpen}
      title={name}
      tag={<EstimateTag state={state} />}
      lines={[
        {
          left: total === undefined ? t('row.errors', { count: errors }) : say.money(total),
          right: total === undefined ? '–' : t('row.irr', { rate: words.irr(irr) }),
        },
        ...(business ? [{ left: say.name(business) }] : []),
        {
          left: [word('kind', kind), t('row.version', { no: currentVersion }), say.name(owner)].join(' · '),
          right: say.nearDay(updatedAt),
        },
      ]}
    />
  )
})
