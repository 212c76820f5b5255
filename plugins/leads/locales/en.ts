import detail from './detail.en.json'
import list from './en.json'
import menu from './menu.en.json'

/** All texts of the area; those of menu entry, due items and search hits are also loaded alone, by the workbench. */
export default { ...menu, ...list, ...detail }
