import NavigationArrowFill from '@phosphor-icons/core/fill/navigation-arrow-fill.svg'
import X from '@phosphor-icons/core/regular/x.svg'
import type { ReactNode } from 'react'
import type { PlaceRef, Point } from '#base/geo'
import { useHostActions } from '#kit/detail'
import { Icon, IconButton, type PlaceAction, PlaceActions } from '#ui/components'
import { useOnMapTexts } from './texts'
import './Chosen.css'

export interface ChosenRecordProps {
  readonly name: string
  readonly point: Point | undefined
  /** Actions before the way there. */
  readonly actions?: readonly PlaceAction[] | undefined
  readonly onClose: () => void
  /** The row of the record. */
  readonly children: ReactNode
}

/** The record whose mark was tapped, in the head of the map's sheet. */
export function ChosenRecord({ name, point, actions, onClose, children }: ChosenRecordProps) {
  const t = useOnMapTexts()
  return (
    <div className="chosen">
      <div className="chosen__close">
        <IconButton label={t('onMap.closeRecord')} onPress={onClose}>
          <Icon svg={X} />
        </IconButton>
      </div>
      {children}
      <Ways name={name} point={point} actions={actions} />
    </div>
  )
}

export interface ChosenPlaceProps {
  readonly place: PlaceRef
  readonly onClose: () => void
}

/** The place that was searched, in the head of the map's sheet. */
export function ChosenPlace({ place: { name, address, point }, onClose }: ChosenPlaceProps) {
  const t = useOnMapTexts()
  return (
    <div className="chosen">
      <div className="chosen__place">
        <div>
          <b>{name}</b>
          <p>{address}</p>
        </div>
        <IconButton label={t('onMap.clearPlace')} onPress={onClose}>
          <Icon svg={X} />
        </IconButton>
      </div>
      <Ways name={name} point={point} />
    </div>
  )
}

function Ways({ name, point, actions = [] }: Pick<ChosenRecordProps, 'name' | 'point' | 'actions'>) {
  const t = useOnMapTexts()
  const { goTo } = useHostActions()
  const go = point && {
    label: t('onMap.go'),
    icon: <Icon svg={NavigationArrowFill} />,
    onPress: () => goTo(point, name),
  }
  return (
    <div className="chosen__actions">
      <PlaceActions label={name} actions={[...actions, go]} />
    </div>
  )
}
