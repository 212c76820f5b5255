export { DictionaryInput, type DictionaryInputProps } from './DictionaryInput'
export { BusinessInput, CompanyInput, ContactsInput, OrganisationInput, PersonInput, PlaceInput } from './pickInputs'
export { TreeChooser, type TreeChooserProps } from './TreeChooser'
export { TreeField, type TreeFieldProps } from './TreeField'
