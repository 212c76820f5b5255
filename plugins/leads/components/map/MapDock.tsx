import { MapTrifold } from '@phosphor-icons/react/dist/csr/MapTrifold'
import { usePageNavigation } from '#src/navigation'
import { DockButton } from '#src/ui'
import { clueMap } from '../../routes'
import type { LeadFilter, Tab } from '../../rules/filters'
import { useTexts } from '../../texts'

/** The way from a list to the map of the same leads. */
export function MapDock({ tab, filter }: { readonly tab: Tab; readonly filter: LeadFilter }) {
  const t = useTexts()
  const page = usePageNavigation()
  return (
    <DockButton
      shape="pill"
      label={t('list.map')}
      icon={<MapTrifold aria-hidden="true" />}
      onPress={() => page.open(clueMap, { tab, ...filter })}
    />
  )
}
