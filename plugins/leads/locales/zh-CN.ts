import detail from './detail.zh-CN.json'
import list from './zh-CN.json'

/** Two files, because two groups of screens are written apart. */
export default { ...list, ...detail }
