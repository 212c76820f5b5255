/** For a value that is unknown or missing, such as beside the other version of a record. */
export const NOTHING = '–'
