import { useEffect } from 'react'
import { useStore } from '#src/core'
import type { LeadSums } from '../../api'
import type { LeadFilter, Tab } from '../../rules/filters'
import { currentPosition } from '../../stores/CurrentPosition'
import { leadListStore } from '../../stores/LeadListStore'

/** Delay between the last change and the request. ms */
const QUIET = 300

export interface FilterFigures {
  /** Sums of the filtered list; undefined while loading. */
  readonly result: LeadSums | undefined
  /** Number of leads by stage, without the stage filter. */
  readonly stages: readonly number[] | undefined
  /** Number of leads by score in steps of five points, without the score filter. */
  readonly scores: readonly number[] | undefined
}

/** Sums for a filter while it is being edited. Call it in an observer. */
export function useFilterFigures(tab: Tab, filter: LeadFilter): FilterFigures {
  const facts = useStore(leadListStore)
  const { position } = useStore(currentPosition)
  const result = { tab, filter, position }
  const stages = { tab, filter: { ...filter, stages: undefined }, position }
  const scores = { tab, filter: { ...filter, scoreMin: undefined, scoreMax: undefined }, position }

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      const questions = [
        { tab, filter, position },
        { tab, filter: { ...filter, stages: undefined }, position },
        { tab, filter: { ...filter, scoreMin: undefined, scoreMax: undefined }, position },
      ]
      // Sums are optional: without them the button shows no count.
      Promise.all(questions.map((question) => facts.loadSums(question, signal))).catch(() => undefined)
    }, QUIET)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [tab, filter, position, facts])

  return {
    result: facts.sumsOf(result),
    stages: facts.sumsOf(stages)?.byStage,
    scores: facts.sumsOf(scores)?.scoreHist,
  }
}
