import { days } from '#base/calendar'
import { Button, Notice, StatusTag, usePageTools } from '#ui/components'
import type { Contract, Payment } from '../api'
import { useTexts } from '../plugin'
import { hasBegun, paidShare, paymentState, planGap } from '../rules/contract'

const TONES = { open: 'plain', due: 'warn', late: 'risk', part: 'brand', paid: 'good' } as const

interface PaymentPlanProps {
  readonly contract: Contract
  /** Reminds of a payment; undefined where the user may not. */
  readonly onRemind: ((no: number) => void) | undefined
  readonly isBusy: boolean
}

/** The payments of a contract, what is paid of them, and by how much they differ from its amount. */
export function PaymentPlan({ contract, onRemind, isBusy }: PaymentPlanProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const { amount, plan } = contract
  const gap = planGap(amount, plan)
  const isOwed = hasBegun(contract)
  const share = isOwed ? paidShare(amount, plan) : undefined
  const by = gap && ('amount' in gap ? say.money(gap.amount, true) : `${gap.percent}%`)
  if (plan.length === 0) return <p className="section__empty">{t('plan.none')}</p>
  return (
    <>
      {by === undefined ? null : <Notice tone="risk">{t('plan.differs', { x: by })}</Notice>}
      {share === undefined ? null : (
        <p className="contract-paid num">{t('plan.paid', { share: say.percent(share, 1) })}</p>
      )}
      <ol className="list" aria-label={t('plan.title')}>
        {plan.map((row) => (
          <li key={row.no}>
            <Row row={row} isOwed={isOwed} onRemind={onRemind} isBusy={isBusy} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface RowProps extends Pick<PaymentPlanProps, 'onRemind' | 'isBusy'> {
  readonly row: Payment
  /** The contract is or was in force; a draft's payments have no state. */
  readonly isOwed: boolean
}

function Row({ row, isOwed, onRemind, isBusy }: RowProps) {
  const t = useTexts()
  const { say } = usePageTools()
  const { no, amount, paid, percent, due, paidAt, remindedAt } = row
  const today = days.today()
  const state = paymentState(row, today)
  const isReminded = remindedAt !== undefined && days.of(remindedAt) === today
  const notes = [
    paidAt ? t('plan.paidAt', { day: say.day(paidAt) }) : t('plan.due', { day: say.day(due) }),
    `${percent}%`,
    paid > 0 && paid !== amount && t('plan.paidOf', { amount: say.money(paid, true) }),
  ]
  return (
    <div className="contract-plan">
      <p className="contract-plan__head">
        <b>{`${no}. ${say.name(row)}`}</b>
        {isOwed ? <StatusTag word={state} tones={TONES} group="payment" /> : null}
      </p>
      <p className="contract-plan__amount num">{say.money(amount, true)}</p>
      <p className="contract-plan__note num">{notes.filter(Boolean).join(' · ')}</p>
      {onRemind && state !== 'open' && state !== 'paid' ? (
        <Button size="small" busy={isBusy} disabled={isReminded} onPress={() => onRemind(no)}>
          {t(isReminded ? 'refused.4905' : 'move.remind')}
        </Button>
      ) : null}
    </div>
  )
}
