import { ArrowUUpLeft } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { ArrowUUpRight } from '@phosphor-icons/react/dist/csr/ArrowUUpRight'
import { Button, IconButton } from '#src/ui'
import { useTexts } from '../../texts'
import type { RoofEditor } from './useRoofEditor'

/** What can be done with the drawing now, below the map: undo, redo, and the next step. */
export function RoofTools({ editor }: { readonly editor: RoofEditor }) {
  const t = useTexts()
  const { corner, isDrawing, active } = editor
  return (
    <fieldset className="rooftools" aria-label={t('roof.tools')}>
      <IconButton label={t('roof.undo')} disabled={!editor.canUndo} onPress={editor.undo}>
        <ArrowUUpLeft aria-hidden="true" />
      </IconButton>
      <IconButton label={t('roof.redo')} disabled={!editor.canRedo} onPress={editor.redo}>
        <ArrowUUpRight aria-hidden="true" />
      </IconButton>
      <span className="rooftools__gap" />
      {isDrawing ? (
        <Button variant="brand" size="small" onPress={editor.finish}>
          {t('roof.done')}
        </Button>
      ) : corner !== undefined ? (
        <Button variant="line" size="small" onPress={() => editor.removeCorner(corner)}>
          {t('roof.removeCorner')}
        </Button>
      ) : active ? (
        <Button variant="line" size="small" onPress={() => editor.removeArea(active.id)}>
          {t('roof.removeArea')}
        </Button>
      ) : (
        <>
          <Button variant="soft" size="small" onPress={() => editor.start('exclusion')}>
            {t('roof.leaveOut')}
          </Button>
          <Button variant="brand" size="small" onPress={() => editor.start('roof')}>
            {t('roof.draw')}
          </Button>
        </>
      )}
    </fieldset>
  )
}
