export type { ReadCard } from './readCard'
export type { Licence } from './readLicence'
export { CardScan, LicenceScan, PersonPick, ScanButton, type ScanButtonProps } from './ScanButtons'
export { ScannerHost } from './ScannerHost'

/** The camera scanner: loaded by the first scan. */
export const loadScanner = () => import('./Scanner')
