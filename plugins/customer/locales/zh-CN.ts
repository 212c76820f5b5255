import business from './business.zh-CN.json'
import energy from './energy.zh-CN.json'
import menu from './menu.zh-CN.json'
import risk from './risk.zh-CN.json'
import company from './zh-CN.json'

/** All texts of the area; groups that the kit looks up by rule are joined from every file. */
export default {
  ...menu,
  ...company,
  ...business,
  ...energy,
  ...risk,
  error: { ...company.error, ...energy.error },
  field: { ...company.field, ...business.field, ...energy.field, ...risk.field },
  moved: { ...company.moved, ...business.moved, ...energy.moved, ...risk.moved },
  refused: { ...company.refused, ...business.refused, ...energy.refused, ...risk.refused },
}
