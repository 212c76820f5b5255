import { currentPosition } from './CurrentPosition'
import { leadListStore } from './LeadListStore'
import { leadStore } from './LeadStore'
import { listPreferences } from './ListPreferences'

/** Stores of the area that live longer than a screen. */
export default [leadStore, leadListStore, listPreferences, currentPosition]
