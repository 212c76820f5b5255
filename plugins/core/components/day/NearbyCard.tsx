import { useEffect, useState } from 'react'
import { distanceBetween } from '#base/geo'
import { formatDistance } from '#base/quantities'
import { type TodayNearby, useCore, useStore } from '#platform/core'
import { usePageNavigation } from '#platform/navigation'
import { runContribution } from '#platform/plugin'
import { CellCard } from '#ui/components'
import { useTexts } from '../../plugin'
import { type DueItem, workbenchStore } from '../../stores/WorkbenchStore'

/** Records this near are offered after a check-in. m */
const RADIUS = 1000
/** Records that are offered. */
const MOST = 5

/** After a check-in: records nearby that nobody works on, from all areas; nothing if there are none. */
export default function NearbyCard({ item }: { readonly item: DueItem }) {
  const t = useTexts()
  const page = usePageNavigation()
  const workbench = useStore(workbenchStore)
  const found = useNearby(item)
  if (found.length === 0) return null
  return (
    <CellCard
      title={t('day.nearby')}
      link={{ label: t('day.close'), onPress: () => workbench.arriveAt(undefined) }}
      cells={found.map(({ id, title, detail, to, metres }) => ({
        key: id,
        title,
        note: detail ?? t('day.nearbyText', { title: item.title, distance: formatDistance(RADIUS) }),
        value: formatDistance(metres),
        onPress: () => page.openHref(to),
      }))}
    />
  )
}

type Found = TodayNearby & { readonly metres: number }

const NONE: readonly Found[] = []

/**
 * The nearest records that the areas give, as their answers come. A day that is loaded again has the same place as
 * another object.
 */
function useNearby({ place: at, id }: DueItem): readonly Found[] {
  const lng = at?.lng
  const lat = at?.lat
  const core = useCore()
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    const { signal, abort } = controlled()
    setFound(NONE)
    if (lng === undefined || lat === undefined) return abort
    const place = { lng, lat }
    for (const plugin of core.registry.plugins) {
      const { today } = plugin
      if (!today || !core.decide(plugin.access).ok) continue
      const load = async () => ({ default: await today() })
      void runContribution(core, { plugin, what: 'nearby', load }, async (module) => {
        const near = (await module.nearby?.(core, place, RADIUS, signal)) ?? []
        if (signal.aborted) return
        const measured = near.map((each) => ({ ...each, metres: distanceBetween(place, each.place) }))
        const inReach = measured.filter(({ metres, ...each }) => metres <= RADIUS && each.id !== id)
        setFound((known) => {
          const others = known.filter((one) => inReach.every((each) => each.id !== one.id))
          return [...others, ...inReach].sort((a, b) => a.metres - b.metres).slice(0, MOST)
        })
      })
    }
    return abort
  }, [core, lng, lat, id])
  return found
}

function controlled() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
