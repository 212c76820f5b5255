import { leadListStore } from './LeadListStore'
import { leadStore } from './LeadStore'

/** Stores of the area that live longer than a screen. */
export default [leadStore, leadListStore]
