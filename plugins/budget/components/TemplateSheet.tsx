import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { RecordSheet, useRecord } from '#kit/detail'
import { useMove, versionOf } from '#kit/records'
import { useCore } from '#platform/core'
import { Button, CellList, usePageTools } from '#ui/components'
import { copyTemplate, type Template } from '../api'
import { useTexts } from '../plugin'
import { archiveOne, remove, templates, templatesChanged } from '../records'
import { newcustomtemplate, templateHistory } from '../routes'
import { calculate } from '../rules/sheet'
import { REFUSED } from '../rules/vocabulary'
import { FigureTiles } from './Figures'
import { ItemTables } from './ItemTables'

interface TemplateSheetProps {
  readonly id: string
  /** Without it, the user may not begin an estimate. */
  readonly onUse: ((id: string) => void) | undefined
  readonly onClose: () => void
}

/** A template over the list: what it holds, and what can be done with it. */
export const TemplateSheet = observer(function TemplateSheet({ id, onUse, onClose }: TemplateSheetProps) {
  const t = useTexts()
  const { page, say } = usePageTools()
  const core = useCore()
  const open = useRecord(templates, id)
  const moves = { archive: useMove(archiveOne, id), delete: useMove(remove, id) }
  const copy = async (template: Template) => {
    // A second press after a lost answer, also from the sheet opened anew, is the same copy.
    const key = core.store(templates).keyOf(id, 'copy')
    const request = versionOf(template)
    const made = await core.http(copyTemplate, request, { idempotencyKey: (await key.for(request)).key })
    key.settle()
    templatesChanged(core)
    page.open(newcustomtemplate, { id: made.id })
  }
  const actions = (template: Template) => [
    template.can.includes('edit') && {
      title: t('move.edit'),
      onPress: () => page.open(newcustomtemplate, { id }),
    },
    { title: t('title.templateHistory'), onPress: () => page.open(templateHistory, { id }) },
    moves.archive.may && {
      title: t('move.archive'),
      onPress: () => {
        onClose()
        void moves.archive.run()
      },
    },
    moves.delete.may && {
      title: t('move.delete'),
      onPress: () => {
        onClose()
        void moves.delete.run()
      },
    },
    template.why.delete === REFUSED.inUse && { title: t('move.delete'), note: t(`refused.${REFUSED.inUse}`) },
  ]
  return (
    <RecordSheet
      open={open}
      title={say.name}
      compare={[{ label: t('part.items'), text: ({ items }) => String(items) }]}
      parts={(template) => [
        { key: 'content', body: <Preview template={template} /> },
        { key: 'actions', body: <CellList cells={actions(template).flatMap((action) => action || [])} /> },
      ]}
      foot={(template) => (
        <>
          <Button onPress={() => copy(template)}>{t('move.copy')}</Button>
          {onUse ? (
            <Button variant="main" onPress={() => onUse(id)}>
              {t('template.use')}
            </Button>
          ) : null}
        </>
      )}
      onClose={onClose}
    />
  )
})

function Preview({ template: { content } }: { readonly template: Template }) {
  const sheet = useMemo(() => calculate(content), [content])
  return (
    <>
      <FigureTiles sheet={sheet} />
      <ItemTables sheet={sheet} />
    </>
  )
}
