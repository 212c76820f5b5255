import * as v from 'valibot'
import { lengthOf } from '#base/wire'
import { SimRefusal, type Wire } from '#harness/backend/contract'
import { type FieldErrors, refuseFields } from '#harness/backend/kit'
import { changesSchema, merged } from '../rules/changes'
import { BASES, type Content, itemsOf, MOST, MOST_GROUPS, MOST_ITEMS, SOURCES, TAX_RATES } from '../rules/content'

/** A save of an estimate or a template: merges changed cells and rows, or refuses the whole (domain/budget.md 2). */

const sent = v.object({ ...changesSchema, version: v.number() })

/** What no draft may hold; wrong numbers and formulas may be saved, and are refused when it is submitted. */
function wrongIn(content: Content): FieldErrors {
  const items = itemsOf(content)
  const codes = [...content.groups, ...items].map(({ code }) => code)
  const isOf = (all: readonly string[], word: string) => all.includes(word)
  return {
    name: (content.name.trim() === '' || lengthOf(content.name) > MOST.name) && 'name',
    code:
      (new Set(codes).size < codes.length ||
        content.groups.length > MOST_GROUPS ||
        content.groups.some(({ code }) => !/^[A-Z]$/.test(code)) ||
        items.some(({ code }) => !/^[A-Z]\d+$/.test(code)) ||
        content.params.some(({ key }) => !/^[a-z][A-Za-z0-9]{0,23}$/.test(key))) &&
      'code',
    items: content.groups.some((group) => group.items.length > MOST_ITEMS) && 'items',
    content:
      (content.groups.some((group) => lengthOf(group.name) > MOST.itemName) ||
        content.params.some(({ label, unit }) => lengthOf(label) > MOST.itemName || lengthOf(unit) > MOST.unit) ||
        items.some(
          ({ name, unit, note, basis, tax, source, quote }) =>
            lengthOf(name) > MOST.itemName ||
            lengthOf(unit) > MOST.unit ||
            lengthOf(note) > MOST.note ||
            lengthOf(quote) > MOST.address ||
            !isOf(BASES, basis) ||
            !isOf(TAX_RATES, tax) ||
            !isOf(SOURCES, source),
        )) &&
      'content',
  }
}

/** The content after a save. Throws 4000, or 4009 with the record and the cells that somebody else changed. */
export function contentAfter(
  stored: { readonly version: number; readonly content: Content; readonly gone?: readonly string[] },
  wire: Wire,
  view: () => object,
): Content {
  const parsed = v.safeParse(sent, wire)
  if (!parsed.success) throw new SimRefusal(4000, 'Check the marked fields.', { fields: { content: 'content' } })
  const { version, ...changes } = parsed.output
  const { content, conflicts } = merged(stored.content, changes, version === stored.version, stored.gone)
  if (conflicts.length > 0)
    throw new SimRefusal(4009, 'Somebody changed the same cells meanwhile.', { ...view(), cells: conflicts })
  refuseFields(wrongIn(content))
  return content
}
