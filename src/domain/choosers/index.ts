export { AddressInputs, type AddressInputsProps, type AddressValues } from './AddressInputs'
export { ChoiceRow, type ChoiceRowProps } from './ChoiceRow'
export { CityChooser, type CityChooserProps } from './CityChooser'
export { DictionaryInput, type DictionaryInputProps } from './DictionaryInput'
export { FindField, type FindFieldProps } from './FindField'
export { FindInput, type FindInputProps } from './FindInput'
export { OrganisationsFilter, PeopleFilter } from './filters'
export { IndustryChooser, type IndustryChooserProps } from './IndustryChooser'
export { ListChooser, type ListChooserProps } from './ListChooser'
export { OptionChooser, type OptionChooserProps } from './OptionChooser'
export { PeopleGroups, type PeopleGroupsProps } from './PeopleGroups'
export { PlaceChooser, type PlaceChooserProps } from './PlaceChooser'
export {
  BusinessInput,
  CompanyInput,
  ContactsInput,
  OrganisationInput,
  PersonInput,
  PickInput,
  type PickInputProps,
  PlaceInput,
  SubjectInput,
} from './pickInputs'
export { TreeChooser, type TreeChooserProps } from './TreeChooser'
export { TreeField, type TreeFieldProps } from './TreeField'
export { TreeFilter } from './TreeFilter'
export { TreeSheet, type TreeSheetProps } from './TreeSheet'
