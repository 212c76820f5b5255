import { leadStore } from './LeadStore'
import { leadFigures } from './leadList'

/** Stores of the area that live longer than a screen. */
export default [leadStore, leadFigures]
