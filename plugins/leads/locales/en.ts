import detail from './detail.en.json'
import list from './en.json'
import menu from './menu.en.json'
import work from './work.en.json'

/** All texts of the area; the workbench loads those of menu entry, due items and search hits separately. */
export default { ...menu, ...list, ...detail, ...work }
