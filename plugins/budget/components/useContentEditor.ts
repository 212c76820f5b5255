import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { Attachment } from '#base/fields'
import { addressesOf, attachmentsOf } from '#kit/attachments'
import { type FieldForm, useFieldValue, useUndoToast } from '#kit/forms'
import { useTexts } from '../plugin'
import { changesBetween, merged, type RowChange, withRow } from '../rules/changes'
import { type Content, ITEM_FIELDS, type Item, itemsOf, nextCode, nextGroup, withCell } from '../rules/content'
import { calculate, type Sheet } from '../rules/sheet'

/** Values of the editor: `base` is the content that it began with. */
export interface EditorValues {
  content: Content
  base: Content
  version: number
  files: Attachment[]
}

/** The content with a text that was typed: a price is then no longer one that was chosen from a list. */
function typed(content: Content, key: string, value: string): Content {
  const listed = itemsOf(content).find(
    ({ code, source }) => key === `${code}.price` && ['catalogue', 'history'].includes(source),
  )
  const isOther = listed !== undefined && listed.price !== value
  return withCell(isOther ? withCell(content, `${listed.code}.source`, 'manual') : content, key, value)
}

/**
 * The content of an editor, its sheet, and changes of both. The sheet follows when there is time for it. `gone`: codes
 * of items that were removed before.
 */
export function useContentEditor(form: FieldForm<EditorValues>, gone: readonly string[]) {
  const undoToast = useUndoToast()
  const t = useTexts()
  const content: Content = useFieldValue(form, 'content')
  const settled = useDeferredValue(content)
  const latest = useRef<Sheet>(undefined)
  // Remembered with the committed render: one that a key interrupts leaves the old sheet to the next.
  const sheet = useMemo(() => calculate(settled, latest.current), [settled])
  useEffect(() => {
    latest.current = sheet
  }, [sheet])
  const { values, set } = form
  const functions = useRef({ values, set })
  functions.current = { values, set }
  /** Codes whose removal may be undone. */
  const removed = useRef<string[]>([])

  const change = useCallback((make: (now: Content) => Content) => {
    const { values: now, set: write } = functions.current
    write({ content: make(now().content) }, { shouldDirty: true })
  }, [])
  const setCell = useCallback((key: string, value: string) => change((now) => typed(now, key, value)), [change])
  const setCells = (cells: Readonly<Record<string, string>>) =>
    change((now) => Object.entries(cells).reduce((all, [key, value]) => withCell(all, key, value), now))
  /** The supplier's quote of an item; at most one. */
  const quoteOf = ({ quote }: Item): Attachment[] => {
    const chosen = values().files.find((file) => addressesOf([file])[0] === quote)
    return quote === '' ? [] : chosen ? [chosen] : attachmentsOf([quote], [])
  }
  const setQuote = (code: string, [file]: readonly Attachment[]) => {
    const [address = ''] = file ? addressesOf([file]) : []
    const { files } = functions.current.values()
    if (file) set({ files: [...files.filter(({ id }) => id !== file.id), file] })
    setCell(`${code}.quote`, address)
  }
  const setRow = (row: RowChange) => change((now) => withRow(now, row))

  const remove = (code: string) => {
    const before = functions.current.values().content
    const after = withRow(before, { op: 'remove', code })
    change(() => after)
    removed.current.push(code)
    // Only what was removed comes back, whatever was typed since.
    const back = changesBetween(after, before)
    const run = () => change((now) => merged(now, back).content)
    undoToast(t('sheet.removed', { code }), t('sheet.undo'), run)
  }
  const add = (group: string, like?: string) => {
    const { content: now, base } = functions.current.values()
    const given = [...gone, ...removed.current, ...itemsOf(base).map((each) => each.code)]
    const code = nextCode(now, group, given)
    const after = like ?? now.groups.find((each) => each.code === group)?.items.slice(-1)[0]?.code
    const model = itemsOf(now).find((each) => each.code === like)
    const made = withRow(now, { op: 'add', code, group, after })
    change(() =>
      model ? ITEM_FIELDS.reduce((all, field) => withCell(all, `${code}.${field}`, model[field]), made) : made,
    )
    return code
  }
  const addGroup = () => {
    const { content: now } = functions.current.values()
    const code = nextGroup(now, removed.current)
    if (code) setRow({ op: 'add', code, after: now.groups[now.groups.length - 1]?.code })
  }
  const move = (code: string, where: 'up' | 'down' | { readonly group: string }) => {
    const { groups } = functions.current.values().content
    const home = groups.find(({ items }) => items.some((each) => each.code === code))
    if (!home) return
    const codes = home.items.map((each) => each.code).filter((each) => each !== code)
    const at = home.items.findIndex((each) => each.code === code)
    if (typeof where === 'object') {
      const to = groups.find((each) => each.code === where.group)
      setRow({ op: 'move', code, group: where.group, after: to?.items[to.items.length - 1]?.code })
    } else {
      const place = where === 'up' ? at - 1 : at + 1
      if (place >= 0 && place <= codes.length) setRow({ op: 'move', code, group: home.code, after: codes[place - 1] })
    }
  }
  const mayAddGroup = nextGroup(content, removed.current) !== undefined
  return { content, sheet, setCell, setCells, quoteOf, setQuote, setRow, remove, add, addGroup, mayAddGroup, move }
}
