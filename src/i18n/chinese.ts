import charts from './charts.zh-CN.json'
import core from './core.zh-CN.json'
import due from './due.zh-CN.json'
import html from './html.zh-CN.json'
import indexes from './indexes.zh-CN.json'
import periods from './periods.zh-CN.json'
import phone from './phone.zh-CN.json'
import session from './session.zh-CN.json'
import stores from './stores.zh-CN.json'
import tables from './tables.zh-CN.json'
import timelines from './timelines.zh-CN.json'
import ui from './ui.zh-CN.json'
import video from './video.zh-CN.json'
import wizard from './wizard.zh-CN.json'

/** The core's Chinese texts, one chunk. */
export default {
  ...core,
  ...session,
  ...stores,
  ...ui,
  ...tables,
  ...charts,
  ...html,
  ...periods,
  ...due,
  ...phone,
  ...video,
  ...wizard,
  ...timelines,
  ...indexes,
}
