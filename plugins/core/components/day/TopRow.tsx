import MagnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg'
import MapTrifold from '@phosphor-icons/core/regular/map-trifold.svg'
import Scan from '@phosphor-icons/core/regular/scan.svg'
import { observer } from 'mobx-react-lite'
import { useCore, useStore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { Icon } from '#ui/components'
import { useTexts } from '../../plugin'
import { search } from '../../routes'
import { workbenchStore } from '../../stores/WorkbenchStore'
import './TopRow.css'

/** Search over all areas, by a code that is scanned, and the map. */
export const TopRow = observer(function TopRow() {
  const t = useTexts()
  const { host, feedback } = useCore()
  const page = usePageNavigation()
  const [map] = useStore(workbenchStore).shortcuts('map')
  const scan = async () => {
    const scanned = await host.scanCode()
    if (scanned.ok) page.open(search, { text: scanned.data.text })
    else if (scanned.error.kind !== 'cancelled') feedback.toast(t('day.scanFailed'))
  }
  return (
    <div className="toprow">
      <button type="button" className="toprow__search" onClick={() => page.open(search)}>
        <Icon svg={MagnifyingGlass} />
        <span className="truncate">
          <span className="visually-hidden">{t('workbench.searchFor')}</span>
          {t('workbench.search')}
        </span>
      </button>
      <button type="button" className="toprow__round" aria-label={t('day.scan')} onClick={() => void scan()}>
        <Icon svg={Scan} />
      </button>
      {map ? (
        <button type="button" className="toprow__round" aria-label={map.title} onClick={() => page.openHref(map.to)}>
          <Icon svg={MapTrifold} />
        </button>
      ) : null}
    </div>
  )
})
