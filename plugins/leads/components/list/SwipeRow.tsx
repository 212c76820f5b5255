import { HandGrabbing } from '@phosphor-icons/react/dist/csr/HandGrabbing'
import { Phone } from '@phosphor-icons/react/dist/csr/Phone'
import type { ReactNode } from 'react'
import { SwipeActions } from '#src/ui'
import type { Lead } from '../../api'
import type { LeadTexts } from '../../texts'
import { useMayTake } from './useMayTake'
import type { RowActions } from './useRowActions'

interface SwipeRowProps {
  readonly lead: Lead
  readonly name: string
  readonly actions: RowActions
  readonly t: LeadTexts
  readonly children: ReactNode
}

/** Swipe actions of a row: call, and take for leads in the pool. Both are in the row's menu as well. */
export function SwipeRow({ lead: { id, phone, state }, name, actions, t, children }: SwipeRowProps) {
  const mayTake = useMayTake()
  const call =
    phone === undefined ? [] : [{ label: t('row.call'), icon: <Phone />, onPress: () => actions.call(phone) }]
  const take =
    mayTake && state === 'pool'
      ? [{ label: t('row.take'), icon: <HandGrabbing />, onPress: () => actions.take(id) }]
      : []
  return (
    <SwipeActions title={name} actions={[...call, ...take]}>
      {children}
    </SwipeActions>
  )
}
