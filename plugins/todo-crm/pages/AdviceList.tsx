import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { href } from '#base/routes'
import { companyPicker } from '#domain/directory'
import { ListRow, ListScreen, useListScreen } from '#kit/lists'
import { useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { DockButton, Icon, usePageTools } from '#ui/components'
import { AdviceTag, useNeedWords } from '../components/tags'
import { adviceList } from '../lists'
import { useTexts } from '../plugin'
import { adviceRows } from '../records'
import { advices, salesSolutionsAdviceDetails } from '../routes'

export { adviceList as data } from '../lists'
export { adviceSearch as search } from '../rules/filters'

/** Sales advice that the user may see, or that to one customer. */
export default observer(function AdviceList() {
  const t = useTexts()
  const { page } = usePageTools()
  const { decide } = useCore()
  const screen = useListScreen(adviceList)
  const { custId } = useSearch(advices)
  const { open } = screen
  // Where the list is not loaded nobody knows whose customer it is: the form finds out once there is network.
  const mayAdd =
    custId && screen.rows.status !== 'failed'
      ? screen.answer?.can.includes('add')
      : decide({ permission: 'advice.write' }).ok
  const row = useCallback((id: string) => <Row id={id} onOpen={() => void open(id)} />, [open])
  const add = async () => {
    const [company] = custId ? [{ id: custId }] : ((await page.choose(companyPicker, { most: 1 })) ?? [])
    if (company) page.open(salesSolutionsAdviceDetails, { custId: company.id })
  }
  return (
    <ListScreen
      screen={screen}
      title={t('title.advice')}
      row={row}
      rowHeight={92}
      plainRows
      quick={[
        { key: 'due', on: { due: true } },
        { key: 'draft', on: { states: ['draft'] } },
        { key: 'recommended', on: { states: ['recommended'] } },
        { key: 'adopted', on: { states: ['adopted'] } },
        { key: 'declined', on: { states: ['declined'] } },
        { key: 'replaced', on: { states: ['replaced'] } },
      ]}
      empty={{ title: t('advice.none'), text: t('advice.noneText') }}
      dock={
        mayAdd && (
          <DockButton shape="round" icon={<Icon svg={Plus} />} label={t('advice.new')} onPress={() => void add()} />
        )
      }
    />
  )
})

const Row = observer(function Row({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const t = useTexts()
  const { say } = usePageTools()
  const needs = useNeedWords()
  const advice = useStore(adviceRows).get(id)
  if (!advice) return null
  const { customer, solution, by, at } = advice
  return (
    <ListRow
      record={`advice:${id}`}
      to={href(salesSolutionsAdviceDetails, { id })}
      onOpen={onOpen}
      title={say.name(customer)}
      tag={<AdviceTag state={advice.state} />}
      lines={[
        {
          left: solution ? say.name(solution) : t('advice.noSolution'),
          right: solution && t('advice.match', { match: solution.match }),
        },
        { left: needs.all(advice.needs), right: `${say.name(by)} · ${say.nearDay(at)}` },
      ]}
    />
  )
})
