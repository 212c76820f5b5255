import menu from './menu.zh-CN.json'
import pages from './zh-CN.json'

/** All texts of the area; the workbench loads those of menu entry and due items separately. */
export default { ...menu, ...pages }
