import { useEffect } from 'react'
import { useStore } from '#src/core'
import type { LeadSums } from '../../api'
import type { Tab } from '../../routes'
import type { LeadFilter } from '../../rules/filters'
import { currentPosition } from '../../stores/CurrentPosition'
import { leadListStore } from '../../stores/LeadListStore'

/** Quiet time after the last change before figures are asked for. ms */
const QUIET = 300

export interface FilterFigures {
  /** Of what the filter gives; undefined while it is being counted. */
  readonly result: LeadSums | undefined
  /** Of every stage, had none been chosen. */
  readonly stages: readonly number[] | undefined
  /** Of every score, had none been chosen: steps of five points. */
  readonly scores: readonly number[] | undefined
}

/** What a filter would give, counted while it is being made. Used in an observer. */
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
      // Figures are an extra: without them the button does not say how many it shows.
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
