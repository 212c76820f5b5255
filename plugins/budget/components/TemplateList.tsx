import Plus from '@phosphor-icons/core/regular/plus.svg'
import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { ChoiceRow } from '#domain/choosers'
import { ListScreen, useListScreen } from '#kit/lists'
import { useCore, useStore } from '#platform/core'
import { useSearch } from '#platform/navigation'
import { DockButton, Icon, usePageTools } from '#ui/components'
import type { TemplateList as List } from '../lists'
import { useTexts } from '../plugin'
import { templateRows } from '../records'
import { customtemplate, estimate, newcustomtemplate, selecTemplate } from '../routes'
import { KINDS } from '../rules/vocabulary'
import { TemplateSheet } from './TemplateSheet'

interface TemplateListProps {
  readonly list: List
  readonly chooser: typeof selecTemplate
  readonly scope: 'system' | 'own'
}

/** Templates with preview; one returns to the page that chooses it, or begins an estimate. */
export const TemplateList = observer(function TemplateList({ list, chooser, scope }: TemplateListProps) {
  const t = useTexts()
  const { page, word } = usePageTools()
  const { decide } = useCore()
  const screen = useListScreen(list)
  const { choosing = false } = useSearch(chooser)
  const [shown, setShown] = useState<string>()
  const row = useCallback((id: string) => <Row id={id} onOpen={() => setShown(id)} />, [])
  const mayUse = choosing || decide({ permission: 'budget.write' }).ok
  const use = (id: string) => {
    if (choosing) page.answer(chooser, id)
    else page.open(estimate, { templateId: id })
  }
  /** From one list to the other; what is chosen there is chosen here. */
  const other = async () => {
    const to = scope === 'system' ? customtemplate : selecTemplate
    if (!mayUse) return page.open(to)
    const id = await page.choose(to, { choosing: true })
    if (id !== undefined) use(id)
  }
  const mayCreate = scope === 'own' || decide({ permission: 'budget.template' }).ok
  const create = () => page.open(newcustomtemplate, { system: scope === 'system' })
  return (
    <ListScreen
      screen={screen}
      title={scope === 'system' ? t('title.SelecTemplate') : t('title.Customtemplate')}
      row={row}
      rowHeight={92}
      plainRows
      quick={KINDS.map((kind) => ({ key: kind, label: word('kind', kind), on: { kind } }))}
      empty={{
        title: t('empty.templates'),
        ...(mayCreate && { action: { label: t('template.new'), onPress: create } }),
      }}
      menu={[
        {
          label: scope === 'system' ? t('title.Customtemplate') : t('title.SelecTemplate'),
          onPress: () => void other(),
        },
      ]}
      dock={
        mayCreate && <DockButton shape="round" icon={<Icon svg={Plus} />} label={t('template.new')} onPress={create} />
      }
    >
      {shown === undefined ? null : (
        <TemplateSheet id={shown} onUse={mayUse ? use : undefined} onClose={() => setShown(undefined)} />
      )}
    </ListScreen>
  )
})

const Row = observer(function Row({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const t = useTexts()
  const { say, word } = usePageTools()
  const template = useStore(templateRows).get(id)
  if (!template) return null
  const { kind, items, used, currentVersion } = template
  const parts = [
    word('kind', kind),
    t('template.items', { count: items }),
    t('row.version', { no: currentVersion }),
    t('template.used', { count: used }),
  ]
  return (
    <div data-record={`budget-template:${id}`}>
      <ChoiceRow name={say.name(template)} note={parts.join(' · ')} isOn={false} isSingle onPress={onOpen} />
    </div>
  )
})
