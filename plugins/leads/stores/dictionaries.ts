import { defineResource, queryOf } from '#kit/records'
import { getAreas, selectLabels } from '../api'

/** Provinces, cities and districts that have leads; loaded once per sign-in. */
export const leadAreas = defineResource('leads.areas', () => queryOf(getAreas, {}))

/** All labels of leads; loaded once per sign-in. */
export const leadLabels = defineResource('leads.labels', () => queryOf(selectLabels, {}))
