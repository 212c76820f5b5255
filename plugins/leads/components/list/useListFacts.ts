import { useEffect } from 'react'
import { useStore } from '#src/core'
import type { ListModel } from '#src/lists'
import { TABS, type Tab } from '../../routes'
import type { LeadFilter } from '../../rules/filters'
import { currentPosition } from '../../stores/CurrentPosition'
import { leadListStore } from '../../stores/LeadListStore'

/** Loads what surrounds the rows, after them: which tabs there are, how many leads each holds, figures of this filter. */
export function useListFacts(list: ListModel, tab: Tab, filter: LeadFilter): void {
  const facts = useStore(leadListStore)
  const { position } = useStore(currentPosition)
  const { revision } = facts
  const { refreshing } = list
  const shown = list.status === 'ready' && !refreshing

  // Reading a list anew means: its figures too.
  useEffect(() => {
    if (refreshing) facts.forgetSums()
  }, [refreshing, facts])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision` says that the figures have to be asked for again
  useEffect(() => {
    if (!shown) return
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      const ofOtherTabs = async () => {
        const tabs = await facts.loadTabs(signal)
        const others = TABS.filter((other) => other !== tab && (other === 'pool' || tabs[other]))
        await Promise.all(others.map((other) => facts.loadSums({ tab: other, filter: {} }, signal)))
      }
      const own = facts.loadSums({ tab, filter: {} }, signal)
      await Promise.all([own, facts.loadSums({ tab, filter, position }, signal), ofOtherTabs()])
    }
    // Figures are an extra: where they fail none are shown, and the rows say what is wrong with the network.
    const start = () => void load().catch(() => undefined)
    // After the frame with the rows: sending would hold it up.
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
