import ArrowUUpLeft from '@phosphor-icons/core/regular/arrow-u-up-left.svg'
import ArrowUUpRight from '@phosphor-icons/core/regular/arrow-u-up-right.svg'
import type { ReactNode } from 'react'
import { Button, Icon, IconButton } from '#ui/components'
import { useShapeTexts } from './ShapeMap'
import type { MapShape } from './shapes'
import type { ShapeEditor } from './useShapeEditor'

export interface ShapeToolsProps<S extends MapShape> {
  readonly editor: ShapeEditor<S>
  /** Buttons that start a shape. */
  readonly children: ReactNode
}

/** What can be done with the drawing now, below the map: undo, redo, and the next step. */
export function ShapeTools<S extends MapShape>({ editor, children }: ShapeToolsProps<S>) {
  const t = useShapeTexts()
  const { corner, isDrawing, active } = editor
  return (
    <fieldset className="shapetools" aria-label={t('shapes.tools')}>
      <IconButton label={t('shapes.undo')} disabled={!editor.canUndo} onPress={editor.undo}>
        <Icon svg={ArrowUUpLeft} />
      </IconButton>
      <IconButton label={t('shapes.redo')} disabled={!editor.canRedo} onPress={editor.redo}>
        <Icon svg={ArrowUUpRight} />
      </IconButton>
      <span className="shapetools__gap" />
      {isDrawing ? (
        <Button variant="brand" size="small" onPress={editor.finish}>
          {t('shapes.done')}
        </Button>
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
}
