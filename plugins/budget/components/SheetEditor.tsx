import { useState } from 'react'
import { Button, Card, Notice, TextField, usePageTools } from '#ui/components'
import { useTexts } from '../plugin'
import { FINANCE, FINANCE_KEYS, itemsOf, MOST, MOST_ITEMS } from '../rules/content'
import { errorOf, financeErrors, firstError } from '../rules/sheet'
import { CellInput, focusCell } from './CellInput'
import { FigureTiles } from './Figures'
import { ItemRow, TooLarge } from './ItemRow'
import { ItemSheet } from './ItemSheet'
import { useGroupTitle } from './ItemTables'
import { ParamSheet } from './ParamSheet'
import { useBudgetWords } from './useBudgetWords'
import type { useContentEditor } from './useContentEditor'
import './sheet.css'

interface SheetEditorProps {
  readonly editor: ReturnType<typeof useContentEditor>
}

/** Parameters, groups with their items, and finance figures of an estimate or a template, as cells. */
export function SheetEditor({ editor }: SheetEditorProps) {
  const t = useTexts()
  const words = useBudgetWords()
  const { word } = usePageTools()
  const titleOf = useGroupTitle(editor.sheet)
  const { content, sheet, setCell, setCells } = editor
  const [opened, setOpened] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const item = itemsOf(content).find(({ code }) => code === opened)
  const home = item && content.groups.find(({ items }) => items.includes(item))
  const wrong = financeErrors(content)
  const first = firstError(sheet)
  const addItem = (group: string) => setOpened(editor.add(group))
  return (
    <>
      {sheet.errors > 0 ? (
        <Notice
          tone="warn"
          role="status"
          action={first === undefined ? undefined : { label: t('sheet.show'), onPress: () => focusCell(first) }}
        >
          {t('sheet.errors', { count: sheet.errors })}
        </Notice>
      ) : null}
      <Card title={t('sheet.params')} link={{ label: t('sheet.add'), onPress: () => setAdding(true) }}>
        <div className="sheetcells">
          {content.params.map(({ key, label, value, unit }) => (
            <CellInput
              key={key}
              name={`p.${key}.value`}
              label={label ? `${label} · p.${key}` : `p.${key}`}
              value={value}
              unit={unit}
              error={errorOf(sheet, `p.${key}`)}
              onChange={setCell}
            />
          ))}
        </div>
      </Card>
      {content.groups.map((group) => {
        const { code, name, items } = group
        return (
          <Card key={code} title={titleOf(group)}>
            <TextField
              label={t('sheet.groupName')}
              value={name}
              maxLength={MOST.itemName}
              onChange={(next) => setCell(`${code}.name`, next)}
            />
            <TooLarge sheet={sheet} code={code} />
            <ul className="sheetrows" data-group={code}>
              {items.map((each) => (
                <ItemRow key={each.code} item={each} sheet={sheet} onChange={setCell} onOpen={setOpened} />
              ))}
            </ul>
            <div className="sheetgroup__foot">
              <Button size="small" disabled={items.length >= MOST_ITEMS} onPress={() => addItem(code)}>
                {t('sheet.addItem')}
              </Button>
              <Button variant="plain" size="small" onPress={() => editor.remove(code)}>
                {t('sheet.removeGroup')}
              </Button>
            </div>
          </Card>
        )
      })}
      <div className="sheetgroup__foot">
        <Button size="small" disabled={!editor.mayAddGroup} onPress={editor.addGroup}>
          {t('sheet.addGroup')}
        </Button>
      </div>
      <Card title={t('sheet.finance')}>
        <div className="sheetcells sheetcells--two">
          {FINANCE_KEYS.map((key) => {
            const { least, most, unit } = FINANCE[key]
            return (
              <TextField
                key={key}
                label={word('finance', key)}
                inputMode="decimal"
                unit={words.unit(unit)}
                value={content.finance[key]}
                error={wrong.includes(key) ? t('error.finance', { min: least, max: most }) : undefined}
                onChange={(value) => setCell(`finance.${key}`, value)}
              />
            )
          })}
        </div>
      </Card>
      <Card title={t('sheet.figures')}>
        <FigureTiles sheet={sheet} />
      </Card>
      {item ? (
        <ItemSheet
          sheet={sheet}
          content={content}
          item={item}
          onChange={setCell}
          onPrice={({ net, unit, source }) =>
            setCells({
              [`${item.code}.price`]: String(net),
              [`${item.code}.unit`]: unit,
              [`${item.code}.basis`]: 'net',
              [`${item.code}.source`]: source,
            })
          }
          quote={editor.quoteOf(item)}
          onQuote={(files) => editor.setQuote(item.code, files)}
          onMove={(where) => editor.move(item.code, where)}
          onCopy={
            home && home.items.length < MOST_ITEMS ? () => setOpened(editor.add(home.code, item.code)) : undefined
          }
          onRemove={() => {
            setOpened(undefined)
            editor.remove(item.code)
          }}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {isAdding ? <ParamSheet editor={editor} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
