import type { Day } from '#base/calendar'
import { DueText, StatusTag } from '#ui/components'
import type { Application, Grant } from '../api'
import { useTexts } from '../plugin'
import { URGENT } from '../rules/states'
import './roles.css'

const GRANT_TONES = { future: 'brand', active: 'good', expiring: 'warn', expired: 'plain', revoked: 'plain' } as const

/** State of a role. */
export function GrantTag({ state }: Pick<Grant, 'state'>) {
  return <StatusTag word={state} tones={GRANT_TONES} group="grant" />
}

const APPLICATION_TONES = {
  approving: 'brand',
  approved: 'good',
  rejected: 'risk',
  withdrawn: 'plain',
  lapsed: 'plain',
} as const

/** State of an application. */
export function ApplicationTag({ state }: Pick<Application, 'state'>) {
  return <StatusTag word={state} tones={APPLICATION_TONES} />
}

/** How long an application can still be decided. */
export function DecideBy({ day }: { readonly day: Day }) {
  const t = useTexts()
  return (
    <span className="role-due">
      <DueText day={day} soon={URGENT} say={(count) => t('toDecide', { count })} />
    </span>
  )
}
