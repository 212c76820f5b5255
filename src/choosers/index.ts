export { TreeChooser, type TreeChooserProps } from './TreeChooser'
export { TreeField, type TreeFieldProps } from './TreeField'
