export { ChoiceRow, type ChoiceRowProps } from './ChoiceRow'
export { DictionaryInput, type DictionaryInputProps } from './DictionaryInput'
export { ListChooser, type ListChooserProps } from './ListChooser'
export { OptionChooser, type OptionChooserProps } from './OptionChooser'
export {
  BusinessInput,
  CompanyInput,
  ContactsInput,
  OrganisationInput,
  PersonInput,
  PickInput,
  type PickInputProps,
  PlaceInput,
} from './pickInputs'
export { TreeChooser, type TreeChooserProps } from './TreeChooser'
export { TreeField, type TreeFieldProps } from './TreeField'
export { TreeFilter } from './TreeFilter'
export { TreeSheet, type TreeSheetProps } from './TreeSheet'
