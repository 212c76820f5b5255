import { ChatText } from '@phosphor-icons/react/dist/csr/ChatText'
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { FileText } from '@phosphor-icons/react/dist/csr/FileText'
import { Gavel } from '@phosphor-icons/react/dist/csr/Gavel'
import { Receipt } from '@phosphor-icons/react/dist/csr/Receipt'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { type Day, days, sumOf } from '#src/calendar'
import { useReach } from '#src/plugin'
import { CellCard, classes } from '#src/ui'
import { contractList } from '../../contracts/routes'
import type { Company } from '../api/company'
import type { Bill } from '../api/energy'
import { customerEnergyBill, customerServiceLog } from '../routes'
import { contractState, daysLeft } from '../rules/contract'
import { riskRoutes } from '../rules/riskRoutes'
import type { OpenCompany } from '../stores/companies'
import { useArea } from './useArea'

interface SignalsProps {
  readonly open: OpenCompany
  readonly company: Company
}

/** What one should know before a visit: contract, new court records, bills, the last contact. Unknown ones are left out. */
export const Signals = observer(function Signals({ open, company: { id, contractEnd } }: SignalsProps) {
  const { t, say, page } = useArea()
  const reach = useReach()
  const wordsOfBills = useBillWords()
  const { risk, bills, log } = open.parts
  const [kind] = (risk.value?.kinds ?? []).filter(({ unseen }) => unseen > 0).sort((a, b) => b.unseen - a.unseen)
  const [last] = log.value?.items ?? []
  const endOf = (end: Day) => {
    const left = daysLeft(end, days.today())
    if (left < 0) return t('contract.ended')
    return left === 0 ? t('contract.today') : t('contract.left', { count: left })
  }
  const signs = [
    contractEnd && {
      key: 'contract',
      icon: sign(contractState(contractEnd, days.today()) === 'active' ? 'good' : 'warn', <FileText />),
      title: endOf(contractEnd),
      note: say.day(contractEnd),
      onPress: reach(contractList) ? () => page.open(contractList, { custId: id }) : undefined,
    },
    kind && {
      key: 'risk',
      icon: sign('risk', <Gavel />),
      title: t('signal.risk', { count: kind.unseen, kind: t(`title.customer-${kind.kind}`) }),
      note: kind.unseenAmount > 0 && t('signal.amount', { amount: say.money(kind.unseenAmount) }),
      onPress: () => page.open(riskRoutes[kind.kind], { id }),
    },
    bills.value?.list.length && {
      ...{ key: 'bills', ...wordsOfBills(bills.value.list.slice(0, -1)) },
      onPress: () => page.open(customerEnergyBill, { id }),
    },
    last && {
      key: 'log',
      icon: sign('warn', <ChatText />),
      title: say.text(last.text, last.textEn),
      note: [say.name(last.by), say.day(last.at)].filter(Boolean).join(' · '),
      onPress: () => page.open(customerServiceLog, { id }),
    },
  ]
  return <CellCard cells={signs.filter((one) => typeof one === 'object')} />
})

/** What of the closed months is unpaid, or that nothing is. */
function useBillWords() {
  const { t, say } = useArea()
  return (closed: readonly Bill[]) => {
    const open = closed.filter(({ paid }) => paid !== 'paid')
    const amount = say.money(sumOf(open, (bill) => bill.amount))
    if (open.length > 0)
      return {
        icon: sign('warn', <Receipt />),
        title: t('signal.unpaid', { count: open.length }),
        note: t('signal.amount', { amount }),
      }
    const last = closed[closed.length - 1]
    const of = last && { day: say.day(last.paidAt ?? last.dueAt), amount: say.money(last.amount) }
    return { icon: sign('good', <CheckCircle />), title: t('signal.paid'), note: of && t('signal.last', of) }
  }
}

const sign = (tone: 'good' | 'warn' | 'risk', icon: ReactNode) => (
  <span className={classes('customer-sign', `customer-sign--${tone}`)} aria-hidden="true">
    {icon}
  </span>
)
