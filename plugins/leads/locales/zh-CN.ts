import company from './company.zh-CN.json'
import csv from './csv.zh-CN.json'
import detail from './detail.zh-CN.json'
import map from './map.zh-CN.json'
import menu from './menu.zh-CN.json'
import tool from './tool.zh-CN.json'
import work from './work.zh-CN.json'
import list from './zh-CN.json'

/** All texts of the area; the workbench loads those of menu entry, due items and search hits separately. */
export default {
  ...menu,
  ...list,
  ...detail,
  ...map,
  ...company,
  ...csv,
  ...tool,
  ...work,
  field: { ...detail.field, ...company.fields },
  refused: { ...detail.refused, ...company.refusals },
}
