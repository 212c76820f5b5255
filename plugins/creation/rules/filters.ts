import { by, defineFilters } from '#base/wire'

/** Only a text. */
export const opportunityFilters = defineFilters({})

/** `city`: of the park, by its code. */
export const parkFilters = defineFilters({ city: by.id })
/** Search parameters of the list of parks (/customerElectric). */
export const parkSearch = parkFilters.entries
