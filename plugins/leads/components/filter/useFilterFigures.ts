import { useEffect } from 'react'
import { currentPosition, useStore } from '#src/core'
import type { LeadFilter, Tab } from '../../rules/filters'
import { leadListStore } from '../../stores/LeadListStore'

/** Delay between the last change and the request. ms */
const QUIET = 300

export interface FilterFigures {
  /** Number of leads by stage, without the stage filter. */
  readonly stages: readonly number[] | undefined
  /** Number of leads by score in steps of five points, without the score filter. */
  readonly scores: readonly number[] | undefined
}

/** Figures beside the options of a filter while it is being edited. Call it in an observer. */
export function useFilterFigures(tab: Tab, filter: LeadFilter): FilterFigures {
  const facts = useStore(leadListStore)
  const { position } = useStore(currentPosition)
  const stages = { tab, filter: { ...filter, stages: undefined }, position }
  const scores = { tab, filter: { ...filter, scoreMin: undefined, scoreMax: undefined }, position }

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      const questions = [
        { tab, filter: { ...filter, stages: undefined }, position },
        { tab, filter: { ...filter, scoreMin: undefined, scoreMax: undefined }, position },
      ]
      // Figures are optional: without them the options show none.
      Promise.all(questions.map((question) => facts.loadSums(question, signal))).catch(() => undefined)
    }, QUIET)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [tab, filter, position, facts])

  return { stages: facts.sumsOf(stages)?.byStage, scores: facts.sumsOf(scores)?.scoreHist }
}
