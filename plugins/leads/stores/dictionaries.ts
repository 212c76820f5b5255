import { ask, defineResource } from '#kit/records'
import { getAreas, selectLabels } from '../api'

/** Provinces, cities and districts that have leads; loaded once per sign-in. */
export const leadAreas = defineResource('leads.areas', () => ask(getAreas, {}))

/** All labels of leads; loaded once per sign-in. */
export const leadLabels = defineResource('leads.labels', () => ask(selectLabels, {}))
