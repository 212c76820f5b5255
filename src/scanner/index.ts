export { ScannerHost } from './ScannerHost'
