import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { AnyFilter } from '#base/wire'
import type { TreeItem } from '#domain/directory'
import { type FilterDraft, PickFilter } from '#kit/lists'
import { nameIn, useLanguage } from '#platform/i18n'
import type { Awaited } from './Loaded'
import { TreeSheet } from './TreeSheet'

export interface TreeFilterProps<F extends AnyFilter> {
  readonly draft: Pick<FilterDraft<F>, 'filter' | 'change' | 'texts'>
  /** Field of the filter, a list of codes. */
  readonly name: keyof F & string
  /** Title of the sheet. */
  readonly title: string
  readonly items: Awaited<readonly TreeItem[]>
}

/** A `PickFilter` whose values are chosen from a tree in a sheet, e.g. divisions. */
export const TreeFilter = observer(TreeFilterOf) as typeof TreeFilterOf

function TreeFilterOf<F extends AnyFilter>({ draft, name, title, items }: TreeFilterProps<F>) {
  const language = useLanguage()
  const nameOf = (code: string) => {
    const item = items.value?.find((each) => each.code === code)
    return item && nameIn(item, language)
  }
  const [settle, setSettle] = useState<(codes: readonly string[] | undefined) => void>()
  return (
    <>
      <PickFilter
        draft={draft}
        name={name}
        nameOf={nameOf}
        choose={() => new Promise((resolve) => setSettle(() => resolve))}
      />
      {settle ? (
        <TreeSheet
          title={title}
          items={items}
          chosen={(draft.filter[name] ?? []) as readonly string[]}
          onChoose={settle}
          onClose={() => {
            settle(undefined)
            setSettle(undefined)
          }}
        />
      ) : null}
    </>
  )
}
