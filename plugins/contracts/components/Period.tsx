import { days, formatPeriod } from '#base/calendar'
import { DueText, StatusTag, usePageTools } from '#ui/components'
import type { Contract } from '../api'
import { useTexts } from '../plugin'
import { hasBegun, isExpiring, passedOf, windowOf } from '../rules/contract'
import './contracts.css'

const TONES = {
  drafting: 'plain',
  approving: 'brand',
  signing: 'brand',
  future: 'brand',
  active: 'good',
  expiring: 'warn',
  ended: 'plain',
} as const

/** State of a contract; one that expires or begins later says so. */
export function ContractTag({ contract }: { readonly contract: Contract }) {
  const today = days.today()
  const isFuture = contract.state === 'active' && contract.start > today
  const word = isExpiring(contract, today) ? 'expiring' : isFuture ? 'future' : contract.state
  return <StatusTag word={word} tones={TONES} />
}

/** `1 Dec 2026 – 30 Nov 2029`, `1 Dec – open`. */
export function PeriodDays({ contract: { start, end } }: { readonly contract: Contract }) {
  const t = useTexts()
  const { say } = usePageTools()
  return end ? formatPeriod(start, end, say.language) : `${say.day(start)} – ${t('left.open')}`
}

/** How much of the period has passed; nothing for an open-ended contract, or one that has not begun its life. */
export function PeriodBar({ contract }: { readonly contract: Contract }) {
  const passed = passedOf(contract, days.today())
  if (passed === undefined || !hasBegun(contract)) return null
  return (
    <span className="contract-bar" aria-hidden="true">
      <i style={{ width: `${passed}%` }} />
    </span>
  )
}

/** `74 days left`, `starts in 12 days`, `ends today`, `open`; nothing for a contract that has not begun its life. */
export function DaysLeft({ contract }: { readonly contract: Contract }) {
  const t = useTexts()
  const { say } = usePageTools()
  const { start, end, state, kind, reason } = contract
  const today = days.today()
  // One that was renewed or terminated ended before its last day, which says nothing of when.
  if (state === 'ended' && end !== undefined && end < today && reason === undefined)
    return <span className="why num">{t('left.ended', { day: say.day(end) })}</span>
  if (state !== 'active') return null
  if (start > today) return <span className="why num">{t('left.starts', { count: days.between(today, start) })}</span>
  if (end === undefined) return <span className="why">{t('left.open')}</span>
  return <DueText day={end} soon={windowOf(kind)} say={(count) => t('left.days', { count })} />
}
