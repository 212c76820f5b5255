import { useEffect } from 'react'
import type { ListModel } from '#kit/lists'
import { currentPosition, useStore } from '#platform/core'
import { type LeadFilter, TABS, type Tab } from '../../rules/filters'
import { leadListStore } from '../../stores/LeadListStore'

/** Loads the data around the rows, after them: permitted tabs, their totals, and the sums for this filter. */
export function useListFacts(list: ListModel, tab: Tab, filter: LeadFilter): void {
  const facts = useStore(leadListStore)
  const { position } = useStore(currentPosition)
  const { revision } = facts.sums
  const { refreshing } = list
  const shown = list.status === 'ready' && !refreshing

  // Refreshing the list refreshes its sums too.
  useEffect(() => {
    if (refreshing) facts.sums.forget()
  }, [refreshing, facts])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `revision` means that the sums must be reloaded
  useEffect(() => {
    if (!shown) return
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      const ofOtherTabs = async () => {
        await facts.tabs.load(undefined, signal)
        const tabs = facts.tabs.of()
        const others = TABS.filter((other) => other !== tab && (other === 'pool' || tabs?.[other]))
        await Promise.all(others.map((other) => facts.sums.load({ tab: other, filter: {} }, signal)))
      }
      const own = facts.sums.load({ tab, filter: {} }, signal)
      await Promise.all([own, facts.sums.load({ tab, filter, position }, signal), ofOtherTabs()])
    }
    // Sums are optional: on failure none are shown, and the rows report network errors.
    const start = () => void load().catch(() => undefined)
    // Deferred until after the frame with the rows, which sending would delay.
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(start)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      controller.abort()
    }
  }, [shown, tab, filter, position, facts, revision])
}
