import { Plus } from '@phosphor-icons/react/dist/csr/Plus'
import { observer } from 'mobx-react-lite'
import { ChoiceFilter, DaysFilter, ListScreen, useFilterSheet, useListScreen } from '#src/lists'
import { useSearch } from '#src/navigation'
import { DockButton } from '#src/ui'
import { LogForm } from '../components/log/LogForm'
import { LogRow } from '../components/log/LogRow'
import { useArea } from '../components/useArea'
import { customerServiceLog } from '../routes'
import { LOG_KINDS } from '../rules/logKinds'
import { logList } from '../stores/serviceLog'

export { logSearch as search } from '../rules/logKinds'
export { logList as data } from '../stores/serviceLog'

const QUICK = LOG_KINDS.map((kind) => ({ key: kind, on: { kinds: [kind] } }))
const row = (id: string) => <LogRow id={id} />

/** What was done for a company; with `entry` in the address the form of a new entry (/customerServiceLog). */
export default observer(function ServiceLog() {
  const { id, entry } = useSearch(customerServiceLog)
  return entry === undefined ? <Log id={id} /> : <LogForm custId={id} />
})

const Log = observer(function Log({ id }: { readonly id: string }) {
  const { t, say, page } = useArea()
  const screen = useListScreen(logList)
  const { company, people = [], can = [] } = screen.answer ?? {}
  const add = can.includes('add')
    ? { label: t('log.add'), onPress: () => page.open(customerServiceLog, { id, entry: 'new' }) }
    : undefined
  const filter = useFilterSheet(screen, (draft) => (
    <>
      <ChoiceFilter draft={draft} name="kinds" options={LOG_KINDS} group="log.quick" label={t('log.what')} />
      <ChoiceFilter
        draft={draft}
        name="by"
        isSingle
        options={people.map((person) => person.id)}
        nameOf={(by) => say.name(people.find(({ id: login }) => login === by)) ?? by}
        label={t('log.by')}
      />
      <DaysFilter draft={draft} fields={['start', 'end']} labels={[t('log.start'), t('log.end')]} />
    </>
  ))
  return (
    <ListScreen
      screen={screen}
      title={t('title.customerServiceLog')}
      row={row}
      rowHeight={92}
      quick={QUICK}
      filter={filter.open}
      sums={company ? <span>{say.name(company)}</span> : null}
      empty={{ title: t('log.none'), text: t('log.noneText'), ...(add && { action: add }) }}
      dock={add ? <DockButton shape="round" icon={<Plus aria-hidden="true" />} {...add} /> : null}
    >
      {filter.sheet}
    </ListScreen>
  )
})
