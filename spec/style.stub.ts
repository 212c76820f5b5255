/** Replaces every `.css` import in Jest. */
export default {}
