export { EquipmentInputs, type EquipmentInputsProps, PlateInputs, type PlateInputsProps } from './EquipmentInputs'
