import detail from './detail.zh-CN.json'
import menu from './menu.zh-CN.json'
import list from './zh-CN.json'

/** All texts of the area; those of menu entry, due items and search hits are also loaded alone, by the workbench. */
export default { ...menu, ...list, ...detail }
