import company from './company.en.json'
import csv from './csv.en.json'
import detail from './detail.en.json'
import list from './en.json'
import map from './map.en.json'
import menu from './menu.en.json'
import tool from './tool.en.json'
import work from './work.en.json'

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
