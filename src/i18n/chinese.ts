import charts from './charts.zh-CN.json'
import core from './core.zh-CN.json'
import html from './html.zh-CN.json'
import session from './session.zh-CN.json'
import stores from './stores.zh-CN.json'
import tables from './tables.zh-CN.json'
import ui from './ui.zh-CN.json'

/** The core's Chinese texts, one chunk. */
export default { ...core, ...session, ...stores, ...ui, ...tables, ...charts, ...html }
