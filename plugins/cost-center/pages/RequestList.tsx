import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { href } from '#base/routes'
import { OrganisationsFilter } from '#domain/choosers'
import { ChoiceFilter, ListRow, ListScreen, useFilterSheet, useListScreen, useMarkedRow } from '#kit/lists'
import { useCore, useIsOnline, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { Attention, DockButton, Icon, Tag, usePageTools } from '#ui/components'
import { RequestTag } from '../components/tags'
import { useTexts } from '../plugin'
import { requestListing, requestRows } from '../records'
import { costProfitCenterAdd, costProfitCenterList, costProfitIframe } from '../routes'
import { isLate, stepDays } from '../rules/period'
import { ACTIONS, KINDS, outboxRecord, STATES, TABS } from '../rules/vocabulary'

export { requestListing as data } from '../records'
export { requestSearch as search } from '../rules/filters'

/** Requests for centers: own ones, those that wait for the user, and those that are over (/costProfitCenterList). */
export default observer(function RequestList() {
  const t = useTexts()
  const { page } = usePageTools()
  const { decide } = useCore()
  const isOnline = useIsOnline()
  const screen = useListScreen(requestListing)
  const { open } = screen
  const { marked: sent = '' } = useSearch(costProfitCenterList)
  const marked = useMarkedRow(screen, sent || undefined, useStore(requestRows).get(sent)?.version)
  const row = useCallback(
    (id: string) => <Row id={id} isMarked={id === marked} onOpen={() => void open(id)} />,
    [marked, open],
  )
  const filter = useFilterSheet(screen, (draft) => (
    <>
      <ChoiceFilter draft={draft} name="kind" options={KINDS} />
      <ChoiceFilter draft={draft} name="action" options={ACTIONS} />
      <ChoiceFilter draft={draft} name="state" options={STATES} />
      <div className="filter__rows">
        <OrganisationsFilter draft={draft} name="org" />
      </div>
    </>
  ))
  const apply = { label: t('apply'), onPress: () => page.open(costProfitCenterAdd) }
  const isApprover = decide({ permission: 'center.approve' }).ok
  return (
    <ListScreen
      screen={screen}
      title={t('title.costProfitCenterList')}
      row={row}
      rowHeight={92}
      plainRows
      tabs={TABS.filter((tab) => isApprover || tab !== 'toApprove')}
      quick={[
        { key: 'cost', on: { kind: ['cost'] } },
        { key: 'profit', on: { kind: ['profit'] } },
        { key: 'returned', on: { state: ['returned'] } },
      ]}
      filter={filter.open}
      empty={screen.tab === 'mine' ? { title: t('empty.mine'), action: apply } : { title: t(`empty.${screen.tab}`) }}
      menu={[
        isOnline && { label: t('title.costProfitIframe'), onPress: () => page.open(costProfitIframe, { mode: 'new' }) },
      ]}
      dock={<DockButton shape="round" icon={<Icon svg={Plus} />} {...apply} />}
    >
      {filter.sheet}
    </ListScreen>
  )
})

interface RowProps {
  readonly id: string
  /** It was just sent. */
  readonly isMarked: boolean
  readonly onOpen: () => void
}

const Row = observer(function Row({ id, isMarked, onOpen }: RowProps) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const request = useStore(requestRows).get(id)
  if (!request) return null
  const { name, code, kind, action, orgName, orgNameEn, by, updatedAt, since } = request
  const now = new Date()
  const isOverdue = since !== undefined && isLate(since, now)
  return (
    <ListRow
      record={outboxRecord(id)}
      to={href(costProfitCenterAdd, { id })}
      onOpen={onOpen}
      title={name}
      tag={
        <>
          {isMarked ? <Tag tone="brand">{t('marked')}</Tag> : null}
          <RequestTag state={request.state} />
        </>
      }
      lines={[
        {
          left: code,
          right: isOverdue ? <Attention>{t('late', { count: stepDays(since, now) })}</Attention> : undefined,
        },
        {
          left: `${word('kind', kind)} · ${word('action', action)} · ${say.text(orgName, orgNameEn)}`,
          right: `${say.name(by)} · ${say.nearDay(updatedAt)}`,
        },
      ]}
    />
  )
})
