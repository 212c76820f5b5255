import menu from './menu.zh-CN.json'
import pages from './zh-CN.json'

/** All texts of the area; the workbench loads those of its menu entry separately. */
export default { ...menu, ...pages }
