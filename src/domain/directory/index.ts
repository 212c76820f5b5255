export {
  DICTIONARIES,
  type DictionaryEntry,
  type DictionaryName,
  getDictionary,
  getOrganisations,
  listBusinesses,
  listCities,
  searchCustomers,
  searchPlaces,
} from './api'
export {
  type Contact,
  contactFilters,
  contactSchema,
  contactStates,
  listContacts,
} from './contacts'
export {
  type Directory,
  directoryStore,
  type OrganisationItem,
  type PersonItem,
  type TreeItem,
  useDictionary,
  useNamed,
  useOrganisations,
  usePeople,
} from './DirectoryStore'
export { type Influence, influenceCodes } from './influence'
export { PersonName } from './PersonName'
export {
  businessPicker,
  type CompanyRef,
  companyPicker,
  contactPicker,
  organisationPicker,
  type PersonRef,
  peoplePicker,
  placePicker,
  type Ref,
} from './pickers'
