import { useInView } from './inView'
import { useMapTexts } from './texts'
import type { MapCluster, MapPoint, MapWindow } from './types'

export interface InViewListProps {
  readonly window: MapWindow | undefined
  readonly points: readonly MapPoint[]
  readonly clusters: readonly MapCluster[]
  readonly selected: string | undefined
  readonly onSelect: (id: string) => void
  readonly onCluster: (cluster: MapCluster) => void
}

/**
 * What the map shows, as a list: always rendered for screen readers, visible as soon as a key moves the focus to one of
 * its buttons. Their number is announced whenever the map stops moving.
 */
export function InViewList({ window, points, clusters, selected, onSelect, onCluster }: InViewListProps) {
  const t = useMapTexts()
  const inView = useInView(window, points, clusters)
  const listed = inView ? inView.points.length + inView.clusters.reduce((sum, { count }) => sum + count, 0) : 0
  const more = (inView?.total ?? 0) - listed
  return (
    <>
      <p className="visually-hidden" role="status">
        {inView ? t('inView.count', { count: inView.total }) : ''}
      </p>
      <section className="map__list" aria-label={t('inView.title')}>
        <ul>
          {inView?.clusters.map((cluster) => (
            <li key={`${cluster.lng} ${cluster.lat}`}>
              <button type="button" className="map__row" onClick={() => onCluster(cluster)}>
                {t('group', { count: cluster.count })}
              </button>
            </li>
          ))}
          {inView?.points.map(({ id, kind, label, number = '' }) => (
            <li key={id}>
              <button type="button" className="map__row" aria-pressed={id === selected} onClick={() => onSelect(id)}>
                {t(`kind.${kind}`, { label, number })}
              </button>
            </li>
          ))}
        </ul>
        {more > 0 ? <p className="map__more">{t('inView.more', { count: more })}</p> : null}
      </section>
    </>
  )
}
