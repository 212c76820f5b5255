import { reaction } from 'mobx'
import { useEffect } from 'react'
import { useStore } from '#src/core'
import type { ListModel } from '#src/lists'
import { isKnown } from '#src/wire'
import type { LeadFilter } from '../../rules/filters'
import { LEAD_STATES } from '../../rules/vocabulary'
import { leadStore } from '../../stores/LeadStore'

/** Removes rows whose lead no longer has a state that the list is filtered by, such as one that was just discarded. */
export function useLeavers(rows: ListModel, { states }: LeadFilter): void {
  const leads = useStore(leadStore)
  useEffect(() => {
    if (!states || states.length === 0) return
    const leaves = (id: string) => {
      const state = leads.get(id)?.state
      return state !== undefined && isKnown(LEAD_STATES, state) && !states.includes(state)
    }
    return reaction(
      () => rows.ids.filter(leaves),
      (gone) => {
        for (const id of gone) rows.remove(id)
      },
      { fireImmediately: true },
    )
  }, [rows, leads, states])
}
