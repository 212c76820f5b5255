import ArrowUUpLeft from '@phosphor-icons/core/regular/arrow-u-up-left.svg'
import ArrowUUpRight from '@phosphor-icons/core/regular/arrow-u-up-right.svg'
import { type ReactNode, useRef, useState } from 'react'
import { Button, Icon, IconButton } from '#ui/components'
import { useShapeTexts } from './ShapeMap'
import type { MapShape } from './shapes'
import { useLocate } from './useLocate'
import type { ShapeEditor } from './useShapeEditor'

export interface ShapeToolsProps<S extends MapShape> {
  readonly editor: ShapeEditor<S>
  /** Corners can also be set where the user is, who walks round the shape. */
  readonly isWalked?: boolean | undefined
  /** Buttons that start a shape. */
  readonly children: ReactNode
}

/** What can be done with the drawing now, below the map: undo, redo, and the next step. */
export function ShapeTools<S extends MapShape>({ editor, isWalked = false, children }: ShapeToolsProps<S>) {
  const t = useShapeTexts()
  const { corner, isDrawing, active } = editor
  // The drawing may change while the position is being found.
  const latest = useRef(editor)
  latest.current = editor
  const [accuracy, setAccuracy] = useState<number>()
  const { state, locate } = useLocate(({ lng, lat, accuracy: metres }) => {
    if (!latest.current.isDrawing) return
    latest.current.tap({ lng, lat })
    setAccuracy(metres)
  }, 0)
  const tools = (
    <fieldset className="shapetools" aria-label={t('shapes.tools')}>
      <IconButton label={t('shapes.undo')} disabled={!editor.canUndo} onPress={editor.undo}>
        <Icon svg={ArrowUUpLeft} />
      </IconButton>
      <IconButton label={t('shapes.redo')} disabled={!editor.canRedo} onPress={editor.redo}>
        <Icon svg={ArrowUUpRight} />
      </IconButton>
      <span className="shapetools__gap" />
      {isDrawing ? (
        <>
          {isWalked ? (
            <Button variant="soft" size="small" busy={state === 'asking'} onPress={locate}>
              {t('shapes.here')}
            </Button>
          ) : null}
          <Button variant="brand" size="small" onPress={editor.finish}>
            {t('shapes.done')}
          </Button>
        </>
      ) : corner !== undefined ? (
        <Button variant="line" size="small" onPress={() => editor.removeCorner(corner)}>
          {t('shapes.removeCorner')}
        </Button>
      ) : active ? (
        <Button variant="line" size="small" onPress={() => editor.remove(active.id)}>
          {t('shapes.remove')}
        </Button>
      ) : (
        children
      )}
    </fieldset>
  )
  if (!isWalked) return tools
  return (
    <>
      {tools}
      <p className="shapetools__accuracy num" role="status">
        {isDrawing && accuracy !== undefined ? t('shapes.accuracy', { metres: Math.max(1, Math.round(accuracy)) }) : ''}
      </p>
    </>
  )
}
