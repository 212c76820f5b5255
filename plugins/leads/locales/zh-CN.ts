import detail from './detail.zh-CN.json'
import menu from './menu.zh-CN.json'
import work from './work.zh-CN.json'
import list from './zh-CN.json'

/** All texts of the area; the workbench loads those of menu entry, due items and search hits separately. */
export default { ...menu, ...list, ...detail, ...work }
