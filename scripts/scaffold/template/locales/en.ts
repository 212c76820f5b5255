import pages from './en.json'
import menu from './menu.en.json'

/** All texts of the area; the workbench loads those of its menu entry separately. */
export default { ...menu, ...pages }
