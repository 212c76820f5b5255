export { creditCodeCheck, isCreditCode, maskPhone } from '#base/wire'
export { addressAt, namesNear } from './addresses'
export { areaPoint, CITIES, type City } from './cities'
export {
  type ContactSubject,
  contactHome,
  contactLead,
  contactNow,
  contactRecords,
  contactView,
  metContacts,
  withCustomer,
} from './contactRecords'
export {
  contractById,
  contractOf,
  contractSigned,
  onContractShown,
  onContractSigned,
  type SimContract,
  winnableBy,
} from './contracts'
export { drawCreditCode } from './creditCode'
export { type GasDay, gasDays } from './dailyUsage'
export { areaName, areaOfAddress, areaParent, areaPrefix, areasAbove, PLACE_NAMES } from './divisions'
export { DUTIES, type Duty, type DutyName, INFLUENCES, type Influence } from './duties'
export { FILM } from './film'
export { INDUSTRIES, type IndustryEntry, industryNamed, industryOf } from './industries'
export { initialsOf } from './initials'
export { GENERAL_LABELS, LABELS, labelKind, type SimLabel } from './labels'
export { maskEmail } from './masks'
export { drawPerson, drawPhone, type PersonName } from './people'
export { HERE, PLACES, type Place, pointBeside, pointIn } from './places'
export { programmeKind, type SimProgramme } from './programmes'
export { drawDay, Random, randomOf } from './Random'
export { newRecordId, recordId } from './recordId'
export {
  businessKind,
  companyKind,
  contactKind,
  type LabelMark,
  type SimBusiness,
  type SimCompany,
  type SimContact,
  type SimNeed,
  TAX_GRADES,
  type TaxGrade,
} from './records'
export { REGISTER, type RegisteredCompany } from './register'
export { SeedClock } from './SeedClock'
export { NOTES, type Note } from './texts'
export { drawCompanyName, drawTrade, TRADES, type Trade } from './trades'
export { type Billed, gasMonths, priceIn, pseudoRandom, type Usage, usageOf, usedEnergies, usedMonths } from './usage'
export { METERED } from './usageFigures'
export { type World, worldOf } from './World'
