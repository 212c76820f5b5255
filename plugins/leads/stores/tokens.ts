import { leadListStore } from './LeadListStore'
import { leadStore } from './LeadStore'
import { remembered } from './Remembered'
import { whereabouts } from './Whereabouts'

/** The area's stores that outlive a screen. */
export default [leadStore, leadListStore, remembered, whereabouts]
