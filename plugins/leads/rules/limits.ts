/** Limits of domain/leads.md 1 and 2 (ours), shared by forms and simulator. */

/** Maximum number of open leads of a user (state owned, stages 1 to 4). */
export const OPEN_LIMIT = 150
/** Maximum number of leads that a user may take from the pool in a day. */
export const TAKE_LIMIT = 20
/** Time for which a user cannot retake a lead after its return to the pool. Days */
export const COOL_OFF = 7
/** A coming return to the pool is said from this long before, as its first reminder is sent. Days */
export const RETURN_SOON = 7
/** Maximum number of leads assigned at once. */
export const ASSIGN_LIMIT = 50
/** Maximum number of people that a lead is shared with. */
export const COLLABORATORS_MAX = 5
/** Time for which the user who discarded a lead may change the reason. Days */
export const REASON_CHANGE_WINDOW = 30
/** Length of a follow-up's text. Characters */
export const TRACK_TEXT = { min: 10, max: 2000 } as const
/** Maximum number of recordings and photos of a follow-up. */
export const TRACK_AUDIO_MAX = 12
export const TRACK_PHOTOS_MAX = 6
/** Note of the reason 'other', and the reason for a return to the pool. Characters */
export const NOTE_TEXT = { min: 5, max: 200 } as const
/** A month, `2027-03`. */
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
/** Name and address of a lead. Characters */
export const NAME_TEXT = { min: 2, max: 60 } as const
export const ADDRESS_TEXT = { min: 5, max: 120 } as const
/** Maximum length of the name of a contact (domain/public-contacts.md 1). Characters */
export const PERSON_MAX = 30
/** Distance within which a new lead may be one that there is already. m */
export const NEAR_DUPLICATE = 200
