import { observer } from 'mobx-react-lite'
import { scanRequest } from '#platform/host'

/** Shows the scanner over the page during a scan request. */
export const ScannerHost = observer(function ScannerHost() {
  const { current, found, close } = scanRequest
  return current ? <current.View onText={found} onClose={close} /> : null
})
