import { currentPosition } from './CurrentPosition'
import { leadListStore } from './LeadListStore'
import { leadStore } from './LeadStore'
import { listPreferences } from './ListPreferences'

/** The area's stores that outlive a screen. */
export default [leadStore, leadListStore, listPreferences, currentPosition]
