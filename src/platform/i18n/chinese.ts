import core from './core.zh-CN.json'
import session from './session.zh-CN.json'
import stores from './stores.zh-CN.json'
import ui from './ui.zh-CN.json'

/** The core's Chinese texts as one chunk. */
export default { ...core, ...session, ...stores, ...ui }
