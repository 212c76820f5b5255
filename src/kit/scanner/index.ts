export type { ReadCard } from './readCard'
export type { Licence } from './readLicence'
export { CardScan, LicenceScan, ScanButton, type ScanButtonProps } from './ScanButtons'
export { ScannerHost } from './ScannerHost'
