import { useEffect } from 'react'
import type { Facets } from '#base/wire'
import { currentPosition, type Position, useStore } from '#platform/core'
import type { LeadFilter, MapTab, Tab } from '../../rules/filters'
import { STAGES } from '../../rules/vocabulary'
import { leadFigures } from '../../stores/leadList'

/** Delay between the last change and the request. ms */
const QUIET = 300

interface FilterFigures {
  /** Number of leads by stage, without the stage filter. */
  readonly facets: Facets | undefined
  /** Number of leads by score in steps of five points, without the score filter. */
  readonly scores: readonly number[] | undefined
}

/** Figures beside the options of a filter while it is being edited; none for 'all'. Call it in an observer. */
export function useFilterFigures(tab: MapTab, filter: LeadFilter): FilterFigures {
  const { sums } = useStore(leadFigures)
  const { position } = useStore(currentPosition)

  useEffect(() => {
    if (tab === 'all') return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      const queries = Object.values(queriesOf(tab, filter, position))
      // Figures are optional: without them the options show none.
      Promise.all(queries.map((query) => sums.load(query, signal))).catch(() => undefined)
    }, QUIET)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [tab, filter, position, sums])

  if (tab === 'all') return { facets: undefined, scores: undefined }
  const { stages, scores } = queriesOf(tab, filter, position)
  const byStage = sums.of(stages)?.byStage
  const counts = byStage && Object.fromEntries(STAGES.map((stage, index) => [stage, byStage[index] ?? 0]))
  return { facets: counts && { stages: counts }, scores: sums.of(scores)?.scoreHist }
}

const queriesOf = (tab: Tab, filter: LeadFilter, position: Position | undefined) => ({
  stages: { tab, filter: { ...filter, stages: undefined }, position },
  scores: { tab, filter: { ...filter, scoreMin: undefined, scoreMax: undefined }, position },
})
