/** Jest has no style sheets; every `.css` import resolves here. */
export default {}
