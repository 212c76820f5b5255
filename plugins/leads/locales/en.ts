import detail from './detail.en.json'
import list from './en.json'

/** Two files, because two groups of screens are written apart. */
export default { ...list, ...detail }
