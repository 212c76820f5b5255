import { days } from '#base/calendar'
import { DueText, StatusTag, usePageTools } from '#ui/components'
import type { Contract } from '../api'
import { useTexts } from '../plugin'
import { hasBegun, isExpiring, passedOf, windowOf } from '../rules/contract'
import './contracts.css'

const TONES = { drafting: 'plain', approving: 'brand', signing: 'brand', active: 'good', ended: 'plain' } as const

/** State of a contract; one that expires says so. */
export function ContractTag({ contract }: { readonly contract: Contract }) {
  const isSoon = isExpiring(contract, days.today())
  if (isSoon) return <StatusTag word="expiring" tones={{ expiring: 'warn' }} />
  return <StatusTag word={contract.state} tones={TONES} />
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
