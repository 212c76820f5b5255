import MagnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg'
import { observer } from 'mobx-react-lite'
import { lazy, useCallback } from 'react'
import { ListScreen, useListScreen } from '#kit/lists'
import { useCore } from '#platform/core'
import { DockButton, Icon, usePageTools } from '#ui/components'
import { CompanyRow } from '../components/CompanyRow'
import { useTexts } from '../plugin'
import { customerScreen, customerSearchList } from '../routes'
import { companyList } from '../stores/companyList'
import '../components/customer.css'

export { listSearch as search } from '../rules/filters'
export { companyList as data } from '../stores/companyList'

/** A lazy chunk, because it loads the code of tables and files. */
const CustomerExport = lazy(() => import(/* webpackChunkName: "customer-export" */ '../components/CustomerExport'))

/** Estimated height of a row, at the design width. px */
const ROW_HEIGHT = 124

/** Customers: mine, of my organisation, followed (/customerList). */
export default observer(function CustomerList() {
  const t = useTexts()
  const { page } = usePageTools()
  const { decide } = useCore()
  const screen = useListScreen(companyList)
  const { tab, open } = screen
  const search = () => page.open(customerSearchList)
  const row = useCallback((id: string) => <CompanyRow id={id} tab={tab} onOpen={open} />, [tab, open])
  return (
    <ListScreen
      screen={screen}
      title={t('title.customerList')}
      row={row}
      rowHeight={ROW_HEIGHT}
      plainRows
      filter={customerScreen}
      quick={[
        { key: 'ending', on: { contract: ['ending'] } },
        { key: 'risky', on: { risk: ['high', 'medium'] } },
        { key: 'large', on: { scales: ['large'] } },
      ]}
      empty={{
        title: t(`empty.${tab}`),
        text: t(`empty.${tab}Text`),
        action: { label: t('title.customerSearchList'), onPress: search },
      }}
      menu={[{ label: t('title.customerSearchList'), onPress: search }]}
      exportSheet={decide({ permission: 'export' }).ok && CustomerExport}
      dock={
        <DockButton
          shape="pill"
          icon={<Icon svg={MagnifyingGlass} />}
          label={t('title.customerSearchList')}
          onPress={search}
        />
      }
    />
  )
})
