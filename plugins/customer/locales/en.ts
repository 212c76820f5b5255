import business from './business.en.json'
import company from './en.json'
import energy from './energy.en.json'
import menu from './menu.en.json'
import risk from './risk.en.json'

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
