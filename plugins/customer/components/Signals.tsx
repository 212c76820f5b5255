import { ChatText } from '@phosphor-icons/react/dist/csr/ChatText'
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { FileText } from '@phosphor-icons/react/dist/csr/FileText'
import { Gavel } from '@phosphor-icons/react/dist/csr/Gavel'
import { Receipt } from '@phosphor-icons/react/dist/csr/Receipt'
import { observer } from 'mobx-react-lite'
import { type Day, days, formatDay, formatMoney, momentOf } from '#src/calendar'
import { usePageNavigation } from '#src/navigation'
import { useReach } from '#src/plugin'
import { Card, Cell, classes } from '#src/ui'
import { contractList } from '../../contracts/routes'
import type { Company } from '../api/company'
import type { Bill } from '../api/energy'
import { customerEnergyBill, customerServiceLog } from '../routes'
import { contractState } from '../rules/contract'
import { riskRoutes } from '../rules/riskRoutes'
import type { OpenCompany } from '../stores/companies'
import { useTexts } from '../texts'
import { useWords } from './useWords'

interface SignalsProps {
  readonly open: OpenCompany
  readonly company: Company
}

/** What one should know before a visit: contract, new court records, bills, the last contact. Unknown ones are left out. */
export const Signals = observer(function Signals({ open, company }: SignalsProps) {
  const t = useTexts()
  const words = useWords()
  const page = usePageNavigation()
  const reach = useReach()
  const { language } = words
  const { id, contractEnd } = company
  const { risk, bills, log } = open.parts
  const [kind] = (risk.value?.kinds ?? []).filter(({ unseen }) => unseen > 0).sort((a, b) => b.unseen - a.unseen)
  const [last] = log.value?.items ?? []
  const signs = [
    contractEnd && (
      <Cell
        key="contract"
        icon={<Sign tone={isEnding(contractEnd) ? 'warn' : 'good'} icon={<FileText />} />}
        title={words.contract(contractEnd)}
        note={formatDay(momentOf(contractEnd), language)}
        onPress={reach(contractList) ? () => page.open(contractList, { custId: id }) : undefined}
      />
    ),
    kind && (
      <Cell
        key="risk"
        icon={<Sign tone="risk" icon={<Gavel />} />}
        title={t('signal.risk', { count: kind.unseen, kind: t(`title.customer-${kind.kind}`) })}
        note={
          kind.unseenAmount > 0 ? t('signal.amount', { amount: formatMoney(kind.unseenAmount, language) }) : undefined
        }
        onPress={() => page.open(riskRoutes[kind.kind], { id })}
      />
    ),
    bills.value && bills.value.list.length > 0 && <Bills key="bills" id={id} list={bills.value.list} />,
    last && (
      <Cell
        key="log"
        icon={<Sign tone="warn" icon={<ChatText />} />}
        title={words.text(last.text, last.textEn)}
        note={[last.by && words.name(last.by), formatDay(last.at, language)].filter(Boolean).join(' · ')}
        onPress={() => page.open(customerServiceLog, { id })}
      />
    ),
  ].filter(Boolean)
  return signs.length > 0 ? <Card>{signs}</Card> : null
})

const isEnding = (end: Day) => contractState(end, days.today()) !== 'active'

/** What is unpaid, or that nothing is. */
function Bills({ id, list }: { readonly id: string; readonly list: readonly Bill[] }) {
  const t = useTexts()
  const page = usePageNavigation()
  const { language } = useWords()
  const closed = list.slice(0, -1)
  const open = closed.filter(({ paid }) => paid !== 'paid')
  const amount = open.reduce((sum, bill) => sum + bill.amount, 0)
  const last = closed[closed.length - 1]
  const [title, note] =
    open.length > 0
      ? [t('signal.unpaid', { count: open.length }), t('signal.amount', { amount: formatMoney(amount, language) })]
      : [
          t('signal.paid'),
          last &&
            t('signal.last', {
              day: formatDay(momentOf(last.paidAt ?? last.dueAt), language),
              amount: formatMoney(last.amount, language),
            }),
        ]
  return (
    <Cell
      icon={<Sign tone={open.length > 0 ? 'warn' : 'good'} icon={open.length > 0 ? <Receipt /> : <CheckCircle />} />}
      title={title}
      note={note}
      onPress={() => page.open(customerEnergyBill, { id })}
    />
  )
}

function Sign({ tone, icon }: { readonly tone: 'good' | 'warn' | 'risk'; readonly icon: React.ReactNode }) {
  return (
    <span className={classes('customer-sign', `customer-sign--${tone}`)} aria-hidden="true">
      {icon}
    </span>
  )
}
