/** Limits of domain/leads.md 1 and 2 (ours); forms and the simulator read the same numbers. */

/** Leads that one person may hold open (states owned, stages 1 to 4). */
export const OPEN_LIMIT = 150
/** Leads that one person may take from the pool in a day. */
export const TAKE_LIMIT = 20
/** A lead that went back to the pool cannot be taken again by the same person for so long. Days */
export const COOL_OFF = 7
/** Leads assigned at once. */
export const ASSIGN_LIMIT = 50
/** The one who discarded may change the reason for so long. Days */
export const REASON_CHANGE_WINDOW = 30
/** Length of a follow-up's text. Characters */
export const TRACK_TEXT = { min: 10, max: 2000 } as const
/** Parts of a follow-up. */
export const TRACK_AUDIO_MAX = 12
export const TRACK_PHOTOS_MAX = 6
/** Note of the reason 'other', and the reason for a return to the pool. Characters */
export const NOTE_TEXT = { min: 5, max: 200 } as const
